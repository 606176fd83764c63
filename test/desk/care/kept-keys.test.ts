/** Backups that have the services' keys, sealed with a passphrase (rules 549 to 551). */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { leaveKey, sealToOpen } from "#app/desk/care/kept-keys.server.ts";
import type { SettingsPage } from "#app/desk/settings/settings-page.server.ts";
import { settingsPath, subjectOf } from "#app/desk/settings/subjects.ts";
import { readKept } from "#app/server/kept-settings.server.ts";
import { openKey } from "#app/server/key-seal.server.ts";
import { backUp } from "#db/backup.server.ts";
import { openDatabase } from "#db/open.server.ts";
import { restore } from "#db/restore.server.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import type { Answer } from "#test/support/site.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

const PASSPHRASE = "four words are enough";
const KEY = "sk-of-the-model-0001";

async function keysSite(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const route = await import("#app/desk/settings/settings.route.tsx");
  const { env } = await import("#app/server/env.server.ts");
  const owner = await site.signedIn();
  const post = (intent: string, fields: Record<string, string> = {}) =>
    owner.post(route.action, settingsPath(subjectOf(intent)), {
      ...{ requestId: randomUUID(), intent, ...fields },
    });
  const page = async () =>
    (await owner.get(route.loader, "/desk/settings/backups")).body as SettingsPage;
  const setKey = async () => {
    const { seen } = (await page()).services.model;
    await post("set-model", { seen, OPENAI_API_KEY: KEY });
  };
  const backup = async () => {
    const to = { folder: join(site.folder, "backups"), keep: { daily: 7, weekly: 5 } };
    return (await backUp(site.database.$client.name, { ...to, at: new Date() })).path;
  };
  return { ...site, env, post, page, setKey, backup };
}

/** A site with a key of the model, and a backup that has it sealed. */
async function sealedBackup() {
  const site = await keysSite();
  await site.setKey();
  await site.post("seal-keys", { passphrase: PASSPHRASE, again: PASSPHRASE });
  return { site, path: await site.backup() };
}

const restored = async (path: string, key: Buffer | null) => {
  const file = join(temporaryFolder(), "junkbuddy.db");
  const { keys } = await restore(path, file, { at: new Date(), key });
  const database = openDatabase(file);
  onTestFinished(() => void database.$client.close());
  return { file, keys, kept: readKept(database) };
};

const problemOf = ({ status, body }: Answer) => [status, (body as { problem: string }).problem];

test("backups have no key until the owner chooses a passphrase, and then one that it alone opens", async () => {
  const { post, page, setKey, backup, folder } = await keysSite();
  expect((await page()).care.keys).toMatchObject({ hasSecrets: false, since: null });
  await setKey();
  const without = await backup();
  expect(sealToOpen(without, join(temporaryFolder(), "x.db"))).toBeNull();

  const short = await post("seal-keys", { passphrase: "short", again: "short" });
  expect(problemOf(short)).toEqual([422, "That passphrase is too short."]);
  const other = await post("seal-keys", { passphrase: PASSPHRASE, again: `${PASSPHRASE}s` });
  expect(problemOf(other)).toEqual([422, "The two passphrases differ."]);
  expect(JSON.stringify(other.body)).not.toContain(PASSPHRASE);
  const done = await post("seal-keys", { passphrase: PASSPHRASE, again: PASSPHRASE });
  expect(done.status).toBe(303);
  expect((await page()).care.keys).toMatchObject({
    ...{ since: expect.any(String), isOutdated: false, canOpen: false },
  });

  const path = await backup();
  const secret = readFileSync(join(folder, "settings-key"), "utf8");
  const bytes = readFileSync(path, "latin1");
  for (const clear of [secret, PASSPHRASE, KEY]) expect(bytes).not.toContain(clear);
  const seal = sealToOpen(path, join(temporaryFolder(), "x.db"));
  expect(seal).toMatchObject({ kdf: "scrypt", N: 65_536, r: 8, p: 2, cipher: "aes-256-gcm" });
  if (!seal) return;
  expect((await openKey(seal, ` ${PASSPHRASE} `))?.toString("base64url")).toBe(secret);
  expect(await openKey(seal, "four words are wrong")).toBeNull();
  expect(await openKey({ ...seal, N: 2 * seal.N }, PASSPHRASE)).toBeNull();

  await post("leave-keys-out");
  expect((await page()).care.keys.since).toBeNull();
  expect(sealToOpen(await backup(), join(temporaryFolder(), "x.db"))).toBeNull();
});

test("a restore elsewhere has the keys with the passphrase, and goes on without them without it", async () => {
  const { site, path } = await sealedBackup();
  // Here the key is beside the database: nobody is asked.
  expect(sealToOpen(path, site.database.$client.name)).toBeNull();
  const seal = sealToOpen(path, join(temporaryFolder(), "x.db"));
  const key = seal && (await openKey(seal, PASSPHRASE));
  const whole = await restored(path, key);
  expect([whole.keys, whole.kept]).toEqual([1, { values: { OPENAI_API_KEY: KEY }, lost: [] }]);
  // It is the key of the backup, so that the passphrase still holds.
  expect(sealToOpen(path, whole.file)).toBeNull();
  const without = await restored(path, null);
  expect([without.keys, without.kept]).toEqual([0, { values: {}, lost: ["OPENAI_API_KEY"] }]);
});

test("after a restore without it the desk asks for the passphrase, and the keys count at once", async () => {
  const { path } = await sealedBackup();
  const { file } = await restored(path, null);
  const { env, post, page } = await keysSite({ DATABASE_PATH: file });
  expect(env.OPENAI_API_KEY).toBeUndefined();
  expect((await page()).care.keys).toMatchObject({ canOpen: true });
  const wrong = await post("open-keys", { passphrase: "four words are wrong" });
  expect(problemOf(wrong)).toEqual([422, "That passphrase doesn't open the keys."]);
  expect(JSON.stringify(wrong.body)).not.toContain("four words");
  expect((await post("open-keys", { passphrase: PASSPHRASE })).status).toBe(303);
  expect(env.OPENAI_API_KEY).toBe(KEY);
  expect((await page()).care.keys).toMatchObject({ canOpen: false, since: expect.any(String) });
});

test("a restore from the desk asks for the passphrase, and leaves the key for it alone", async () => {
  const { path } = await sealedBackup();
  const server = temporaryFolder();
  mkdirSync(join(server, "requests"));
  vi.stubEnv("ROOT_REQUEST", join(server, "request"));
  vi.stubEnv("ROOT_ANSWERS", join(server, "requests"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { post, folder } = await keysSite({ BACKUP_DIR: join(path, "..") });
  const backup = readdirSync(join(path, "..")).find((name) => name.endsWith(".db")) ?? "";
  const { rehearsal } = (await post("rehearse", { backup })).body as {
    rehearsal: { tried: string; asksPassphrase: boolean };
  };
  expect(rehearsal.asksPassphrase).toBe(true);
  const press = (passphrase: string) =>
    post("restore", { backup, tried: rehearsal.tried, passphrase });
  const wrong = await press("four words are wrong");
  expect(problemOf(wrong)[0]).toBe(422);
  // What was tried stands there still, to type it again or go on without.
  expect(wrong.body).toMatchObject({ rehearsal: { tried: rehearsal.tried } });
  expect(existsSync(join(server, "request"))).toBe(false);
  expect((await press(PASSPHRASE)).status).toBe(303);
  expect(readFileSync(join(server, "request"), "utf8")).not.toContain("four");
  expect(readdirSync(folder)).toContain("settings-key.restore");
});

test("the key that was left for a restore is used once", async () => {
  const { path } = await sealedBackup();
  const seal = sealToOpen(path, join(temporaryFolder(), "x.db"));
  const key = seal && (await openKey(seal, PASSPHRASE));
  const folder = temporaryFolder();
  const file = join(folder, "junkbuddy.db");
  if (key) leaveKey(file, key);
  expect((await restore(path, file, { at: new Date() })).keys).toBe(1);
  expect(readdirSync(folder)).not.toContain("settings-key.restore");
});
