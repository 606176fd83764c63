/** The deploy scripts' own functions, with other programs in the place of those that change a machine. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { temporaryFolder } from "./temporary.ts";

export type Shell = ReturnType<typeof openShell>;

/**
 * A server in a folder, with two servers of the site that always answer.
 * @param programs shell scripts by the name they are called by; `$PLACE` is the folder
 */
export function openShell(programs: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const at = (path: string) => join(folder, path);
  for (const name of [
    "programs",
    "site/bin",
    "units",
    "config",
    "data",
    "backups",
    "cache",
    "apt",
  ]) {
    mkdirSync(at(name), { recursive: true });
  }
  const usual = {
    curl: "exit 0",
    systemctl: 'echo "$@" >>"$PLACE/systemctl.log"',
    sleep: 'echo "sleep $1" >>"$PLACE/systemctl.log"',
  };
  for (const [name, script] of Object.entries({ ...usual, ...programs })) {
    writeFileSync(at(`programs/${name}`), `#!/bin/bash\n${script}\n`);
    chmodSync(at(`programs/${name}`), 0o755);
  }
  const { username } = userInfo();
  const environment = {
    PATH: `${at("programs")}:${process.env.PATH}`,
    PLACE: folder,
    ...{ JUNKBUDDY_ROOT: at("site"), JUNKBUDDY_UNITS: at("units"), JUNKBUDDY_DATA: at("data") },
    ...{ JUNKBUDDY_CONFIG: at("config"), JUNKBUDDY_BACKUPS: at("backups") },
    ...{ JUNKBUDDY_CACHE: at("cache"), JUNKBUDDY_PAGES: at("pages"), TMPDIR: folder },
    JUNKBUDDY_USER: username,
    ...{ JUNKBUDDY_APT_SETTINGS: at("apt"), JUNKBUDDY_LOG_SETTINGS: at("journal") },
    JUNKBUDDY_LOGIN_WORDS: at("issue"),
  };
  return {
    at,
    read: (path: string) => readFileSync(at(path), "utf8"),
    /** What systemd was told and how long was waited, a line for each call. */
    systemctl: () =>
      existsSync(at("systemctl.log")) ? readFileSync(at("systemctl.log"), "utf8").split("\n") : [],
    /** Runs a script after the functions of one of deploy/, as that one sets the shell up. */
    run: (file: string, script: string, settings: Record<string, string> = {}) => {
      const whole = `source "${resolve("deploy", file)}"\n${script}`;
      const { status, stdout, stderr } = spawnSync("bash", ["--norc", "-c", whole, "test"], {
        env: { ...environment, ...settings } as unknown as NodeJS.ProcessEnv,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
      });
      return { status, output: stdout + stderr };
    },
  };
}
