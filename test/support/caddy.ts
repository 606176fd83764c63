/** The web server that deploy/ ships a configuration for. `npm run test:long` installs it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const hasCaddy = spawnSync("caddy", ["version"]).status === 0;

/** Imported as the owner's own /etc/caddy/Caddyfile imports it. */
const SHIPPED = `import ${resolve("deploy/Caddyfile")}`;
const LOG = "caddy.log";
/**
 * As installed, it leaves private links out of its log. Keeps it apart from a Caddy that runs
 * on this machine, and from any certificate authority.
 */
const OPTIONS = `{
	admin off
	auto_https disable_redirects
	local_certs
	skip_install_trust
	import ${resolve("deploy/caddy-log")}*
}
`;

export type CaddySite = {
  /** Where it listens, such as "http://127.0.0.1:4000". */
  address: string;
  /** The servers behind it, such as "127.0.0.1:3001". */
  upstreams: string;
  /** The folder with the pages that are kept as files. */
  pages: string;
};

/**
 * Starts Caddy with the shipped configuration.
 * @param folder for what it keeps; empty
 */
export function spawnCaddy(folder: string, { address, upstreams, pages }: CaddySite): ChildProcess {
  return spawnCaddyWith(folder, SHIPPED, {
    SITE_ADDRESS: address,
    SITE_STATIC: folder,
    SITE_PAGES: pages,
    SITE_UPSTREAMS: upstreams,
  });
}

/** What it has said so far. @param folder the one it was started with */
export function caddyLog(folder: string): string {
  return readFileSync(join(folder, LOG), "utf8");
}

/** Starts Caddy with another configuration. @param sites all of it but the global options */
export function spawnCaddyWith(
  folder: string,
  sites: string,
  settings: Record<string, string> = {},
): ChildProcess {
  if (!hasCaddy) throw new Error("There is no caddy here: `npm run test:long` installs it.");
  const config = join(folder, "Caddyfile");
  writeFileSync(config, `${OPTIONS}${sites}\n`);
  return spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    env: { ...process.env, ...settings, HOME: folder, XDG_DATA_HOME: folder },
    stdio: ["ignore", "ignore", openSync(join(folder, LOG), "a")],
  });
}

/** Ends it, and waits for its end. */
export async function stopCaddy(caddy: ChildProcess): Promise<void> {
  if (caddy.exitCode === null && caddy.kill("SIGTERM")) await once(caddy, "exit");
}
