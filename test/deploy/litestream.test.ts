/** The shipped configuration of Litestream, by the rules of its reader, which passes over a key in silence. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const file = readFileSync("deploy/litestream.yml", "utf8");

/** The keys that version 0.5 reads, where it reads them (Config, DBConfig and ReplicaConfig of its command). */
const READ = {
  "": ["snapshot", "dbs"],
  snapshot: ["interval", "retention"],
  dbs: ["path", "replica"],
  "dbs replica": ["type", "bucket", "path", "endpoint", "region", "sync-interval"],
};

/** The keys of a YAML file that has maps and lists alone, each with the keys above it and its value. */
function keysOf(yaml: string) {
  const above: { depth: number; key: string }[] = [];
  return [...yaml.matchAll(/^( *(?:- )?)([\w-]+):(.*)$/gm)].map(
    ([, { length: depth } = "", key = "", value = ""]) => {
      while ((above.at(-1)?.depth ?? -1) >= depth) above.pop();
      const parent = above.map((one) => one.key).join(" ");
      above.push({ depth, key });
      return { parent, key, value: value.trim() };
    },
  );
}

test("each key stands where Litestream reads it", () => {
  const keys = keysOf(file);
  const read = Object.entries(READ).flatMap(([parent, names]) =>
    names.map((key) => `${parent}/${key}`),
  );
  expect(keys.map(({ parent, key }) => `${parent}/${key}`).toSorted()).toEqual(read.toSorted());
});

test("any moment of two weeks can be had back, from the database that the site uses", () => {
  const value = (key: string) =>
    keysOf(file).find((one) => `${one.parent}/${one.key}` === key)?.value;
  expect(value("snapshot/interval")).toBe("24h");
  expect(value("snapshot/retention")).toBe(`${14 * 24}h`);
  const settings = readFileSync("deploy/junkbuddy.env.example", "utf8");
  expect(settings).toContain(`\nDATABASE_PATH="${value("dbs/path")}"\n`);
});

test("the page names the version that the configuration is for, and every setting of its file", () => {
  const page = readFileSync("docs/running.md", "utf8");
  expect(file).toContain("For Litestream 0.5,");
  expect(page).toMatch(/Install Litestream 0\.5\.\d+:/);
  const wanted = [...file.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const shown = [...file.matchAll(/^#\s+(LITESTREAM_\w+)=/gm)].map(([, name]) => name);
  expect(shown).toEqual(expect.arrayContaining(wanted));
});
