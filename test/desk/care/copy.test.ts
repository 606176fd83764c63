/** The copy elsewhere on the desk: set, tried, how it stands, and brought back (rules 541 to 544). */
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkCopy } from "#app/desk/doctor/copy.server.ts";
import { copyFolder, noteCopyState } from "#app/server/copy/copy-state.server.ts";
import { problemIn } from "#app/server/copy/litestream.server.ts";
import { parseEnvironment, type Settings } from "#app/server/settings.server.ts";
import { copySettings } from "#test/support/copy-command.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { S3_BUCKET, S3_KEY_ID, S3_SECRET, startS3 } from "#test/support/s3-stand-in.ts";
import { temporaryFolder } from "#test/support/temporary.ts";

type Body = {
  services: { copy: { seen: string } };
  findings: { what: string; fix?: string }[];
  copies: { folder: string }[];
  problem: string;
  advice: string;
};

const FIELDS = {
  ...{ COPY_ENDPOINT: "s3.us-west-004.stand-in.test", COPY_BUCKET: S3_BUCKET },
  ...{ COPY_KEY_ID: S3_KEY_ID, COPY_SECRET_KEY: S3_SECRET },
};

async function copySite() {
  const s3 = await startS3();
  const site = await openDeskSite({ COPY_BASE_URL: s3.url });
  const route = await import("#app/desk/settings/settings.route.tsx");
  const owner = await site.signedIn();
  const press = async (intent: string, fields: Record<string, string> = {}) => {
    const page = (await owner.get(route.loader, "/desk/settings/copy")).body as Body;
    const form = { requestId: randomUUID(), seen: page.services.copy.seen, intent, ...fields };
    const answer = await owner.post(route.action, "/desk/settings/copy", form);
    return { status: answer.status, body: answer.body as Body };
  };
  return { ...site, s3, press };
}

test("a storage is set and tried, and each thing that is wrong is said with what to do", async () => {
  const { press, s3, folder } = await copySite();
  expect((await press("set-copy", FIELDS)).status).toBe(303);
  expect(existsSync(join(folder, "copy-folder"))).toBe(true);
  expect((await press("try-copy")).body.findings).toEqual([
    { level: "ok", what: "The storage takes files and gives them back." },
  ]);
  expect(s3.objects.size).toBe(0);

  const said = async (fields: Record<string, string>) => {
    await press("set-copy", { ...FIELDS, ...fields });
    return (await press("try-copy")).body.findings[0]?.what;
  };
  expect(await said({ COPY_SECRET_KEY: "another" })).toContain("refuses the secret key");
  expect(await said({ COPY_KEY_ID: "another" })).toContain("doesn't know the key ID");
  expect(await said({ COPY_BUCKET: "another" })).toContain("has no bucket of this name");
  s3.state.refuse = { status: 403, code: "AccessDenied" };
  expect(await said({})).toContain("doesn't let this key use the bucket");
  const looked = await press("find-copies");
  expect(looked).toMatchObject({ status: 422, body: { problem: "We couldn't look for copies." } });
  expect(JSON.stringify(looked.body)).not.toContain(S3_SECRET);
});

test("copies in the bucket are listed by their servers, and no other name is asked for", async () => {
  const { press, s3 } = await copySite();
  await press("set-copy", FIELDS);
  for (const key of ["junk.example-20261101-aaaaaa/generations/1/wal/1", "notes.txt", "try"]) {
    s3.objects.set(`junkbuddy/${key}`, { bytes: Buffer.from("x"), at: new Date() });
  }
  const { body } = await press("find-copies");
  expect(body.copies.map(({ folder }) => folder)).toEqual(["junk.example-20261101-aaaaaa"]);
  const refused = await press("fetch-copy", { folder: "../../etc" });
  expect(refused).toMatchObject({ status: 422, body: { problem: "That isn't a copy of a site." } });
  const gone = await press("fetch-copy", { folder: "junk.example-20261101-bbbbbb" });
  expect(gone).toMatchObject({
    status: 422,
    body: { problem: "The copy wasn't brought here.", advice: "That copy isn't in the bucket." },
  });
});

test("the doctor and the daily email say that the copy is old, once it is, and why", () => {
  const DATABASE_PATH = join(temporaryFolder(), "junkbuddy.db");
  const settings: Settings = parseEnvironment({ ...copySettings("http://x.test"), DATABASE_PATH });
  const now = new Date();
  copyFolder(settings, now);
  const at = now.toISOString();
  const found = (minutes: number, problem: Parameters<typeof noteCopyState>[1]) => {
    const later = new Date(now.getTime() + minutes * 60_000);
    noteCopyState(settings, problem && { ...problem, at: later.toISOString() });
    return checkCopy(settings, later)[0];
  };
  const place = "b/f";
  const problem = { says: "can't be reached", fix: "Check the address." };
  expect(found(1, null)?.level).toBe("ok");
  expect(found(10, null)).toMatchObject({ level: "broken" });
  expect(found(5, { place, at, copiedAt: at, problem })).toMatchObject({
    ...{ level: "ok", what: "The copy elsewhere is 5 minutes old." },
  });
  expect(found(16, { place, at, copiedAt: at, problem })).toEqual({
    level: "broken",
    what: "The copy elsewhere is not new: the storage can't be reached.",
    fix: "Check the address.",
  });
  expect(checkCopy(parseEnvironment({ DATABASE_PATH }), now)[0]?.level).toBe("ok");
});

test("what Litestream logs of a failure is read, and nothing else of it", () => {
  expect(problemIn('time=x level=INFO msg="wal segment written"')).toBeNull();
  const line =
    'level=ERROR msg="monitor error" error="NoSuchBucket: It is gone\\n\\tstatus code: 404"';
  expect(problemIn(line)?.says).toBe("has no bucket of this name");
  expect(problemIn('level=ERROR error="SlowDown: Wait a bit\\n\\tcode"')?.says).toBe(
    "refuses (SlowDown: Wait a bit)",
  );
});
