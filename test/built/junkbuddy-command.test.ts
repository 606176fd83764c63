/** The owner's command on a server (deploy/junkbuddy), with the built commands of the site. */
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openShell } from "#test/support/shell.ts";

const SETTINGS = "config/junkbuddy.env";
const RUNNING = 'SITE_URL="https://junk.example"\nBUSINESS_PHONE="(713) 222-3344"\n';
/** Caddy asks for a server's health each second, and knows then that it is back. */
const RESTARTS = ["3001", "3002"].flatMap((port) => [`restart junkbuddy@${port}`, "sleep 2"]);

/** A server with settings on which this project is installed. @param typed what the owner's editor adds */
function installed(typed = "") {
  const shell = openShell({ editor: `printf '%s\\n' '${typed}' >>"$1"` });
  symlinkSync(process.cwd(), shell.at("site/current"));
  symlinkSync(process.execPath, shell.at("site/bin/node"));
  writeFileSync(shell.at(SETTINGS), RUNNING);
  const type = (command: string, settings = {}) =>
    shell.run("junkbuddy", `main ${command}`, { EDITOR: shell.at("programs/editor"), ...settings });
  return { ...shell, type };
}

describe.runIf(process.platform === "linux")("the junkbuddy command", () => {
  test("a new domain stands in the settings and in Caddy's, and everything is restarted", () => {
    const { type, read, systemctl } = installed();
    const { status, output } = type("domain new.example");
    expect([status, output]).toEqual([
      0,
      expect.stringContaining("The site is at https://new.example."),
    ]);
    expect(read(SETTINGS)).toBe(
      'BUSINESS_PHONE="(713) 222-3344"\nSITE_URL="https://new.example"\n',
    );
    expect(read("units/caddy.service.d/junkbuddy.conf")).toContain(
      'Environment="SITE_ADDRESS=new.example"\n',
    );
    expect(systemctl()).toEqual([...RESTARTS, "daemon-reload", "restart caddy", ""]);
  });

  test.each(["https://new.example", "new.example/shop", "new example", ""])(
    "%j is no domain: nothing is changed",
    (name) => {
      const { type, read, systemctl } = installed();
      expect(type(`domain ${name && `"${name}"`}`)).toEqual({
        status: 1,
        output: "Say the new name: junkbuddy domain junk.example\n",
      });
      expect([read(SETTINGS), systemctl()]).toEqual([RUNNING, []]);
    },
  );

  test("settings that do not hold are named and kept aside, and the site runs on with those before", () => {
    const { at, type, read, systemctl } = installed("RATE_LIMITS=never");
    const refused = type("settings");
    expect(refused.status).toBe(1);
    expect(refused.output).toMatch(
      /^Not saved; the site runs on as before\. .*RATE_LIMITS takes on or off\.\n$/,
    );
    expect(read(`${SETTINGS}.refused`)).toBe(`${RUNNING}RATE_LIMITS=never\n`);
    expect([read(SETTINGS), systemctl()]).toEqual([RUNNING, []]);

    // The next try begins with what was typed.
    writeFileSync(at("programs/editor"), `#!/bin/bash\nsed -i s/never/off/ "$1"\n`);
    expect(type("settings")).toEqual({ status: 0, output: "Saved, and the site restarted.\n" });
    expect(read(SETTINGS)).toBe(`${RUNNING}RATE_LIMITS=off\n`);
    expect(existsSync(at(`${SETTINGS}.refused`))).toBe(false);
    expect(systemctl()).toEqual([...RESTARTS, ""]);
  });

  test("a settings file that root brought is handed to the site before a command reads it", () => {
    const { at, run } = installed();
    const hand = 'is_root() { true; }\nchgrp() { echo "chgrp $*"; }\nchmod() { echo "chmod $*"; }';
    const site = "as_site() { echo read; }";
    const { status, output } = run(
      "junkbuddy",
      `${hand}\n${site}\nin_release "$CURRENT" restore -- x`,
    );
    expect(output).toMatch(
      new RegExp(`^chgrp \\S+ ${at(SETTINGS)}\nchmod 640 ${at(SETTINGS)}\nread\n$`),
    );
    expect(status).toBe(0);
  });

  test("a restore looks for the file before it stops the site", () => {
    const { type, systemctl } = installed();
    expect(type("restore /nope.db")).toEqual({
      status: 1,
      output: "There is no file /nope.db. The site runs on as before.\n",
    });
    expect(systemctl()).toEqual([]);
  });

  test("a backup from elsewhere is copied to where the site may read it, with its photos", () => {
    const { at, run, read } = installed();
    mkdirSync(at("root/copied.photos"), { recursive: true });
    writeFileSync(at("root/copied.db"), "bookings");
    writeFileSync(at("root/copied.photos/one.webp"), "photo");
    const { output } = run(
      "junkbuddy",
      `chown() { echo "$*" >&2; }\ngive_to_site ${at("root/copied.db")}`,
    );
    expect(output).toContain(`${at("backups/brought/copied.db")}\n`);
    expect(output).toMatch(/-R \S+: \S+\/backups\/brought\n/);
    expect(read("backups/brought/copied.db")).toBe("bookings");
    expect(read("backups/brought/copied.photos/one.webp")).toBe("photo");
  });

  test("without root: with sudo the command goes on by it, without one it says who can", () => {
    const { at, run } = installed();
    mkdirSync(at("bare"));
    for (const name of ["bash", "id", "dirname", "readlink", "realpath"]) {
      symlinkSync(join("/usr/bin", name), join(at("bare"), name));
    }
    const script = "is_root() { false; }\nARGUMENTS=(restart)\nmain restart";
    const asAnother = { JUNKBUDDY_USER: "nobody-else", PATH: at("bare") };
    expect(run("junkbuddy", script, asAnother)).toEqual({
      status: 1,
      output: "Only root can do this: log in as root.\n",
    });
    writeFileSync(at("bare/sudo"), '#!/bin/bash\necho "sudo $*"\n');
    chmodSync(at("bare/sudo"), 0o755);
    expect(run("junkbuddy", script, asAnother)).toEqual({
      status: 0,
      output: expect.stringMatching(/^sudo \S+\/deploy\/junkbuddy restart\n$/),
    });
  });
});
