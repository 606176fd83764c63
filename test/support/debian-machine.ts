/**
 * A fresh Debian or Ubuntu with real systemd: debootstrap makes it, systemd-nspawn boots it. It shares this machine's
 * network, so that one runs at a time.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { onTestFinished } from "vitest";
import { until } from "./until.ts";

/** Why this machine can boot no Debian: there the rehearsal has nothing to say of the site. */
export class CannotBoot extends Error {}

/** What a minimal installation of a provider has, and no more. */
const PACKAGES = "systemd,systemd-sysv,dbus,iproute2,ca-certificates";
/** What debootstrap cannot resolve: it knows no package that another one stands for. */
const MORE_PACKAGES =
  "apt-get update && apt-get install -qq -y --no-install-recommends cloud-init openssh-client lsb-release";
const UBUNTU = "http://archive.ubuntu.com/ubuntu";
const UBUNTUS = ["noble"];
/** What makes every Ubuntu, for a debootstrap that is older than the release. */
const UBUNTU_SCRIPT = "gutsy";
/** How long a whole machine may take to end, and to be deleted. */
const END_MS = 300_000;
const MADE = ".cache/debian";
/** Of Caddy, of the two servers and of the one that an update tries. */
const PORTS = [80, 443, 3001, 3002, 3003];

export type Said = { status: number | null; output: string };
export type DebianMachine = Awaited<ReturnType<typeof bootDebian>>;

/**
 * Boots a fresh machine, which ends with the test.
 * @param release "bookworm", "trixie" or, of Ubuntu, "noble"
 * @param hosts names that lead to the machine itself
 * @param firstStart what the provider hands to cloud-init, and what lies on the disk by then
 * @throws CannotBoot without root, the programs, the ports of a site, or Debian's packages
 */
export async function bootDebian(
  release: string,
  hosts: readonly string[],
  firstStart?: { userData: string; bring: Record<string, string> },
) {
  if (process.getuid?.() !== 0) throw new CannotBoot("Only root can boot a machine");
  for (const name of ["systemd-nspawn", "debootstrap"]) {
    if (!hasCommand(name)) throw new CannotBoot(`There is no ${name}`);
  }
  for (const port of PORTS) await mustBeFree(port);
  const folder = mkdtempSync(join(tmpdir(), "junk-buddy-"));
  // Node takes minutes for so many files.
  onTestFinished(() => void spawnSync("rm", ["-rf", folder]), END_MS);
  const root = join(folder, "root");
  // With its devices and owners, which Node does not copy.
  spawnSync("cp", ["-a", freshDebian(release), root]);
  writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${hosts.join(" ")}\n`);
  const environment = { ...BARE, ...ownCertificates(root) } as unknown as NodeJS.ProcessEnv;
  // Its packages are written as fast as Docker writes them: nobody needs them after a power cut.
  writeFileSync(join(root, "etc/dpkg/dpkg.cfg.d/fast"), "force-unsafe-io\n");
  if (firstStart) seed(root, firstStart.userData, environment);
  for (const [path, to] of Object.entries(firstStart?.bring ?? {})) {
    cpSync(path, join(root, to, basename(path)), { recursive: true });
  }
  const { container, init } = await boot(root);
  const transcript = join(MADE, `${release}.log`);
  writeFileSync(transcript, "");
  const note = (words: string) => appendFileSync(transcript, words);
  const say = (script: string): Promise<Said> => {
    note(`\n--- ${new Date().toISOString()}\n${script}\n`);
    const command = [...["nsenter", "-t", init, "-a"], ...OWN_NETWORK_KEPT, "bash", "-c", script];
    return collect(spawn(command[0] ?? "", command.slice(1), { env: environment }), note);
  };
  const hasEnded = () => container.exitCode !== null || container.signalCode !== null;
  const end = async () => {
    // Its number may be another program's by then.
    if (hasEnded()) return;
    // As by a power cut: a shutdown waits forever for an nsenter whose program it has stopped.
    container.kill("SIGKILL");
    await until(() => !existsSync(`/proc/${init}`));
  };
  onTestFinished(end, END_MS);
  // A first start has the packages for itself.
  const ask = firstStart ? "cloud-init status --wait --long" : "apt-get update";
  const asked = await say(`exec 2>&1; ${ask}`);
  if (asked.status !== 0 && !firstStart)
    throw new CannotBoot(`Debian's packages cannot be reached: ${asked.output}`);
  return {
    /**
     * Runs a script as root in its home, as typed in a terminal: the output with the errors in it. All that
     * was said stands in a file of the release's name below `.cache/debian`.
     */
    say: (script: string) => say(`exec 2>&1\ncd /root\n${script}`),
    /** Copies a file or a folder of this machine into a folder of it, as root would bring it. */
    bring: (path: string, folder: string) =>
      cpSync(path, join(root, folder, basename(path)), { recursive: true }),
    /** Switches it off, as a server that is lost. */
    end,
    /** The path of a file of it on this machine. */
    at: (path: string) => join(root, path),
  };
}

const BARE = {
  HOME: "/root",
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
};

/** The machine shares this one's network, so nothing in it may set up a firewall. */
const OWN_NETWORK_KEPT = ["setpriv", "--bounding-set=-net_admin"];

/** Puts what a provider hands over where cloud-init looks for it without a network (its source "NoCloud"). */
function seed(root: string, userData: string, environment: NodeJS.ProcessEnv): void {
  const folder = join(root, "var/lib/cloud/seed/nocloud");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "user-data"), userData);
  writeFileSync(join(folder, "meta-data"), "instance-id: rehearsal\nlocal-hostname: junk\n");
  const own = Object.entries(environment).filter(([name]) => !(name in BARE));
  const units = join(root, "etc/systemd/system.conf.d");
  mkdirSync(units, { recursive: true });
  const variables = own.map(([name, value]) => `DefaultEnvironment=${name}=${value}\n`).join("");
  writeFileSync(join(units, "certificates.conf"), `[Manager]\n${variables}`);
}

/** The folder of a Debian that was made once on this machine. */
function freshDebian(release: string): string {
  const folder = join(MADE, release);
  const made = join(folder, "made");
  if (existsSync(made) && readFileSync(made, "utf8") === MORE_PACKAGES) return join(folder, "root");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const root = join(folder, "root");
  const ubuntu = UBUNTUS.includes(release) ? [UBUNTU, UBUNTU_SCRIPT] : [];
  const options = ["--variant=minbase", "--components=main", `--include=${PACKAGES}`];
  const making = spawnSync("debootstrap", [...options, release, root, ...ubuntu]);
  if (making.status !== 0) throw new CannotBoot(`debootstrap: ${lastLine(`${making.stdout}`)}`);
  if (ubuntu.length > 0) writeFileSync(join(root, "etc/apt/sources.list"), sourcesOf(release));
  const more = spawnSync("chroot", [root, "sh", "-c", MORE_PACKAGES], { env: BARE as never });
  if (more.status !== 0) throw new CannotBoot(`apt-get: ${lastLine(`${more.stderr}`)}`);
  writeFileSync(made, MORE_PACKAGES);
  return root;
}

/** What an Ubuntu of a provider has: packages of the community too, and updates. */
function sourcesOf(release: string): string {
  const suites = [release, `${release}-updates`, `${release}-security`];
  return suites.map((suite) => `deb ${UBUNTU} ${suite} main universe\n`).join("");
}

async function boot(root: string): Promise<{ container: ChildProcess; init: string }> {
  const options = ["-D", root, "-b", "--register=no", "--keep-unit", "--console=pipe"];
  // On a machine that systemd did not boot, systemd-nspawn wants a folder in memory there.
  const folder = "test -d /run/systemd/system || mount -m -t tmpfs tmpfs /run/systemd";
  const script = `${folder}; exec systemd-nspawn "$@"`;
  // In a space of its own, the machine and its mounts end with the test even where that one is killed.
  const space = ["--pid", "--fork", "--mount-proc", "--kill-child"];
  const own = [...space, "sh", "-c", script, "sh", ...options];
  const container = spawn("unshare", own, { stdio: "ignore" });
  const init = await until(() => {
    if (container.exitCode !== null) return "ended";
    const child = childOf(childOf(`${container.pid}`));
    if (child === "") return null;
    const ask = ["-t", child, "-a", "systemctl", "is-system-running"];
    // "starting": a first start lasts until cloud-init is done.
    return /running|degraded|starting/.test(`${spawnSync("nsenter", ask).stdout}`) && child;
  });
  if (init === "ended") throw new CannotBoot(`systemd-nspawn ended with ${container.exitCode}`);
  return { container, init };
}

/** The number of a program's only child; empty where it has none. */
const childOf = (pid: string) => pid && spawnSync("pgrep", ["-P", pid]).stdout.toString().trim();

/** Behind a proxy with a certificate of its own, the machine trusts what this one trusts. */
function ownCertificates(root: string): Record<string, string> {
  const file = process.env.NODE_EXTRA_CA_CERTS;
  if (!file) return {};
  copyFileSync(file, join(root, "srv/certificates.pem"));
  const path = "/srv/certificates.pem";
  return { NODE_EXTRA_CA_CERTS: path, NPM_CONFIG_CAFILE: path };
}

async function collect(child: ChildProcess, note: (words: string) => void): Promise<Said> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (words) => {
      output += words;
      note(`${words}`);
    });
  }
  const [status] = await once(child, "close");
  return { status, output };
}

/** The machine shares this one's network. */
async function mustBeFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  const [error] = await Promise.race([once(server, "listening"), once(server, "error")]).catch(
    (reason) => [reason],
  );
  if (error) throw new CannotBoot(`Port ${port} is in use here`);
  server.close();
  await once(server, "close");
}

/** The last line that a program has said. */
export const lastLine = (output: string) => output.trim().split("\n").at(-1) ?? "";

function hasCommand(name: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;
}

/** The commands of a part of a page, as it shows them. @param heading the part's, such as "## Install" */
export function commandsOf(page: string, heading: string): string[] {
  const [, part = ""] = readFileSync(page, "utf8").split(`\n${heading}\n`);
  const own = part.split(/\n#{1,3} /)[0] ?? "";
  return [...own.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, script = ""]) => script);
}
