import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startChild } from "#test/support/child.ts";
import { temporaryDatabase, temporaryFolder } from "#test/support/temporary.ts";

const ROUNDS = 20;

test("two servers that start at once on an empty folder share one schema and one secret", async () => {
  const folder = temporaryFolder();
  const servers = [0, 1].map(() => startChild("test/support/children/start-site.ts"));
  for (const server of servers) expect(await server.nextLine()).toBe("ready");
  for (let round = 0; round < ROUNDS; round++) {
    const path = join(folder, `${round}`, "junkbuddy.db");
    for (const server of servers) server.tell(path);
    const [one, other] = await Promise.all(servers.map((server) => server.nextLine()));
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(other).toBe(one);
    const drafts = readdirSync(join(folder, `${round}`)).filter((name) =>
      /^session-secret./.test(name),
    );
    expect(drafts).toEqual([]);
  }
  const last = temporaryDatabase(join(folder, `${ROUNDS - 1}`, "junkbuddy.db"));
  expect(last.$client.pragma("integrity_check", { simple: true })).toBe("ok");
});
