/** Finds or installs Caddy, the web server that deploy/ has a configuration for. */
import { aptInstall, which } from "./apt.mjs";

/** Ends the process with the reason when Caddy cannot be installed. */
export async function ensureCaddy() {
  if (which("caddy")) return;
  await aptInstall("caddy");
  if (which("caddy")) return;
  console.error(
    "These tests run the site behind Caddy, which could not be installed with apt-get. Install it " +
      "(https://caddyserver.com/docs/install) and run them again.",
  );
  process.exit(1);
}
