import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseEnvironment, SETTING_NAMES } from "#app/server/settings.server.ts";

const file = readFileSync("deploy/junkbuddy.env.example", "utf8");
/** The file with every commented setting enabled. */
const offered = file.replaceAll(/^#(?=[A-Z_]+=)/gm, "");

test("the settings file explains every variable there is, and no other", () => {
  const explained = [...file.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test("each variable has a comment above it", () => {
  const lines = file.split("\n");
  const bare = lines.filter((line, at) => {
    if (!/^#?[A-Z_]+=/.test(line)) return false;
    const above = lines.slice(0, at).reverse();
    const words = above.find((other) => !/^#?[A-Z_]+=/.test(other));
    return !words?.startsWith("# ");
  });
  expect(bare).toEqual([]);
});

test("the file is valid as shipped and with every commented setting enabled", () => {
  expect(parseEnvironment(parseEnv(file) as Record<string, string>)).toMatchObject({
    SITE_URL: "https://junk.example",
    DATABASE_PATH: "/var/lib/junkbuddy/junkbuddy.db",
    BACKUP_DIR: "/var/backups/junkbuddy",
    TRUST_PROXY: true,
  });
  const all = parseEnv(offered) as Record<string, string>;
  expect(() => parseEnvironment({ ...all, ALLOW_NOW: "1" })).not.toThrow();
});

test("the defaults named in the file are the defaults of the code", () => {
  const defaults = parseEnvironment({});
  const all = parseEnvironment({ ...(parseEnv(offered) as Record<string, string>), NOW: "" });
  for (const name of [
    ...(["BUSINESS_NAME", "BUSINESS_PHONE", "OPENAI_MODEL", "BACKUP_DAILY"] as const),
    ...(["BACKUP_WEEKLY", "RATE_LIMITS", "LOG_LEVEL", "PORT"] as const),
  ]) {
    expect(all[name]).toBe(defaults[name]);
  }
});
