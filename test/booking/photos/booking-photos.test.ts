/** Photos of a booking (rule 180): what is taken, what becomes of it, who sees it. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import type { KeptPhoto } from "#app/jobs/photos/photo.ts";
import { photos } from "#db/schema.ts";
import { type BookedSite, siteWithBooking, stampOf } from "#test/support/booked-site.ts";
import { bomb, heavyPhoto, lyingPhoto, twoColours } from "#test/support/pictures.ts";
import { type Answer, SITE_NOW } from "#test/support/site.ts";

const MB = 1024 * 1024;
type Files = Record<string, Buffer | string>;
type Stamp = { requestId: string; revision: string };

test("a photo that lies on its side is kept upright, in two sizes, and tells nothing of its place", async () => {
  const site = await siteWithBooking();
  const sent = await lyingPhoto();
  expect((await sharp(sent).metadata()).exif?.toString("latin1")).toContain("Phone maker");
  const answer = await send(site, { "garage.jpg": sent });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe(`${site.path}/photos?did=photos-changed#did`);

  const [photo] = await photosOf(site);
  expect(photo).toMatchObject({ width: 900, height: 1200 });
  for (const file of [`${photo?.name}.jpg`, `${photo?.name}-small.jpg`]) {
    const { status, headers, bytes } = await see(site, file);
    expect([status, headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
  // Turned a quarter to the right, what was left is on top.
  const { bytes } = await see(site, `${photo?.name}.jpg`);
  const [red, , blue] = await sharp(bytes)
    .extract({ left: 400, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red && red > 180, blue && blue < 80]).toEqual([true, true]);
});

test("several are sent at once, PNG and WebP too; large ones become smaller", async () => {
  const site = await siteWithBooking();
  const answer = await send(site, {
    "pile.png": await twoColours(2400, 300).png().toBuffer(),
    "stairs.webp": await twoColours(300, 600).webp().toBuffer(),
  });
  expect(answer.status).toBe(303);
  expect(await photosOf(site)).toEqual([
    expect.objectContaining({ width: 2000, height: 250 }),
    expect.objectContaining({ width: 300, height: 600 }),
  ]);
  const { body } = await site.openPhotos("?did=photos-changed");
  expect(body).toMatchObject({ done: "You added 2 photos." });
  expect(site.events().at(-1)).toMatchObject({
    ...{ who: "customer", what: "photos-changed" },
    ...{ before: { photos: 0 }, after: { photos: 2 } },
  });
  expect((await site.open()).body).toMatchObject({ photos: [{ width: 2000 }, { width: 300 }] });
});

test("what is no photo is refused by name, whatever the name says; the others are kept", async () => {
  const site = await siteWithBooking();
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  const brand = (name: string) => Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0${name}`, "latin1");
  const answer = await send(site, {
    "list.jpg": "Sofa, mattress, two chairs",
    "page.png": "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
    "Größe.heic": brand("heic"),
    "gate.mov": brand("qt  "),
    "animation.webp": Buffer.from("GIF89a", "latin1"),
    "cut.jpg": (await lyingPhoto()).subarray(0, 3_000),
    "garage.jpg": jpeg,
  });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    problem: "We couldn't take 6 files.",
    advice: "The other photo was added.",
    files: [
      expect.stringMatching(/^list\.jpg is not a photo/),
      expect.stringMatching(/^page\.png is not a photo/),
      expect.stringMatching(/^Größe\.heic is a HEIC/),
      expect.stringMatching(/^gate\.mov is a video/),
      expect.stringMatching(/^animation\.webp is not a photo/),
      expect.stringMatching(/^cut\.jpg is damaged/),
    ],
  });
  expect(await photosOf(site)).toHaveLength(1);
  expect(filesOf(site)).toHaveLength(2);
});

test("a photo and what hides behind it: only the pixels are kept", async () => {
  const site = await siteWithBooking();
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  const hidden = "<html><script>steal()</script></html>";
  await send(site, { "../../etc/cron.d/x.html": Buffer.concat([jpeg, Buffer.from(hidden)]) });
  const [photo] = await photosOf(site);
  const { bytes, headers } = await see(site, `${photo?.name}.jpg`);
  expect(bytes.includes("steal")).toBe(false);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "private, no-store",
    "content-disposition": "inline",
    "content-type": "image/jpeg",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
  });
  expect(filesOf(site)).toEqual([`${photo?.name}-small.jpg`, `${photo?.name}.jpg`]);
  expect(statSync(uploadsOf(site)).mode & 0o777).toBe(0o700);
  for (const file of filesOf(site)) {
    expect(statSync(join(uploadsOf(site), file)).mode & 0o777).toBe(0o600);
  }
});

test("a small file of very many pixels is refused before it is unpacked", async () => {
  const site = await siteWithBooking();
  const wide = bomb(40_000, 40_000);
  expect(wide.length).toBeLessThan(MB);
  const before = process.memoryUsage().rss;
  const answer = await send(site, { "bomb.png": wide, "less.png": bomb(6_000, 6_000) });
  expect(answer.body).toMatchObject({
    files: [
      expect.stringContaining("bomb.png has too many pixels"),
      expect.stringContaining("less.png has too many pixels"),
    ],
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  expect(filesOf(site)).toEqual([]);
});

test("10 MB are taken, a byte more is not, and no more than 10 MB of a file lie on the disk", async () => {
  const site = await siteWithBooking();
  const exactly = await heavyPhoto(10 * MB);
  const answer = await send(site, {
    "larger.jpg": await heavyPhoto(10 * MB + 1),
    "exactly.jpg": exactly,
    "much-larger.jpg": await heavyPhoto(11 * MB),
  });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({
    advice: "The other photo was added.",
    files: [
      "larger.jpg is larger than 10 MB. Send a smaller copy.",
      "much-larger.jpg is larger than 10 MB. Send a smaller copy.",
    ],
  });
  expect(await photosOf(site)).toHaveLength(1);

  const sizes: number[] = [];
  const form = await multipart(
    { ...stampOf(await site.open()) },
    { "endless.jpg": await heavyPhoto(40 * MB) },
  );
  await site.postPhotos(
    watched(form.body, () => sizes.push(bytesIn(uploadsOf(site)))),
    form.type,
  );
  expect(Math.max(...sizes)).toBeGreaterThan(9 * MB);
  expect(Math.max(...sizes)).toBeLessThan(12 * MB);
});

test("a post larger than eight photos is refused without being read to its end", async () => {
  const site = await siteWithBooking();
  const form = await multipart(
    { ...stampOf(await site.open()) },
    { "x.jpg": await heavyPhoto(MB) },
  );
  let read = 0;
  const said = await site.postPhotos(
    watched(form.body, (bytes) => (read += bytes)),
    form.type,
    { "content-length": String(90 * MB) },
  );
  // One chunk is fetched by the stream itself, before anybody reads.
  expect([said.status, read <= 64 * 1024]).toEqual([413, true]);
  // Without a length said before, and without an end.
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = sent === 0 ? form.body.subarray(0, 1_000) : Buffer.alloc(MB, 0x20);
      sent += chunk.length;
      controller.enqueue(new Uint8Array(chunk));
    },
  });
  const unsaid = await site.postPhotos(endless, form.type);
  expect(unsaid.status).toBe(413);
  expect(sent).toBeLessThan(83 * MB);
  expect(unsaid.body).toMatchObject({ problem: "That's more than you can send at once." });
  expect(readdirSync(uploadsOf(site))).toEqual([]);
});

test("eight photos are the most: a ninth is refused by name", async () => {
  const site = await siteWithBooking();
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  const six = Object.fromEntries(Array.from({ length: 6 }, (_, place) => [`${place}.jpg`, jpeg]));
  expect((await send(site, six)).status).toBe(303);
  const more = { "seventh.jpg": jpeg, "eighth.jpg": jpeg, "ninth.jpg": jpeg };
  expect((await send(site, more)).body).toMatchObject({
    advice: "The other 2 photos were added.",
    files: [expect.stringMatching(/^ninth\.jpg doesn't fit\. A booking holds 8 photos/)],
  });
  expect(await photosOf(site)).toHaveLength(8);
  expect((await send(site, { "tenth.jpg": jpeg })).status).toBe(422);
  expect(filesOf(site)).toHaveLength(16);
});

test("two posts at once never make more than eight", async () => {
  const site = await siteWithBooking();
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  const five = Object.fromEntries(Array.from({ length: 5 }, (_, place) => [`${place}.jpg`, jpeg]));
  const answers = await Promise.all([send(site, five), send(site, five)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
  expect(await photosOf(site)).toHaveLength(8);
  expect(filesOf(site)).toHaveLength(16);
});

test("the same post again adds nothing twice; another choice after a press on Back is no repeat", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  const eight = Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`${place}.jpg`, jpeg]));
  const [first, again] = await Promise.all([send(site, eight, stamp), send(site, eight, stamp)]);
  const third = await send(site, eight, stamp);
  expect([first.status, again.status, third.status]).toEqual([303, 303, 303]);
  expect(await photosOf(site)).toHaveLength(8);
  expect(filesOf(site)).toHaveLength(16);
  expect(site.events().map(({ what }) => what)).toEqual(["booked", "photos-changed"]);
  const [one] = await photosOf(site);
  await remove(site, one?.name ?? "");
  expect(
    (await send(site, { "other.png": await twoColours(30, 30).png().toBuffer() }, stamp)).status,
  ).toBe(303);
  expect(await photosOf(site)).toHaveLength(8);
});

test("a photo is removed with its files, once, and the page says so", async () => {
  const site = await siteWithBooking();
  await send(site, {
    "a.jpg": await lyingPhoto(),
    "b.jpg": await twoColours(40, 30).jpeg().toBuffer(),
  });
  const [one, other] = await photosOf(site);
  const stamp = stampOf(await site.open());
  const answer = await remove(site, one?.name ?? "", stamp);
  expect(answer.status).toBe(303);
  expect((await site.openPhotos("?did=photos-changed")).body).toMatchObject({
    done: "You removed a photo.",
    photos: [{ name: other?.name }],
  });
  expect(filesOf(site)).toEqual([`${other?.name}-small.jpg`, `${other?.name}.jpg`]);
  expect((await see(site, `${one?.name}.jpg`)).status).toBe(404);
  expect((await remove(site, one?.name ?? "", stamp)).status).toBe(303);
  expect((await remove(site, one?.name ?? "")).status).toBe(409);
  expect((await remove(site, "")).status).toBe(409);
  expect(site.events().map(({ what }) => what)).toEqual([
    "booked",
    "photos-changed",
    "photos-changed",
  ]);
});

test("another booking's photo, a guessed name and a path are not found", async () => {
  const site = await siteWithBooking();
  await send(site, { "a.jpg": await lyingPhoto() });
  const [photo] = await photosOf(site);
  const other = await site.bookAnother();
  expect((await see(site, `${photo?.name}.jpg`)).status).toBe(200);
  for (const [path, file] of [
    [other, `${photo?.name}.jpg`],
    [site.path, `${"0".repeat(32)}.jpg`],
    [site.path, photo?.name ?? ""],
    [site.path, `..%2F${"uploads"}%2F${photo?.name}.jpg`],
    [site.path, "..%2Fjunkbuddy.db"],
    [site.path, "%00"],
    [`/booking/${"0".repeat(64)}`, `${photo?.name}.jpg`],
    [`/booking/${site.job().orderNumber}`, `${photo?.name}.jpg`],
  ]) {
    expect((await see(site, file ?? "", path)).status, `${path} ${file}`).toBe(404);
  }
  // Nor is it removed from there.
  const stamp = stampOf(await site.browser.get(site.booking.loader, other));
  await site.browser.post(site.bookingPhotos.action, `${other}/photos`, {
    ...stamp,
    remove: photo?.name ?? "",
  });
  expect(await photosOf(site)).toHaveLength(1);
});

test(
  "the page, its posts and its photos close with the booking's page, and change nothing " +
    "once it has ended",
  async () => {
    const site = await siteWithBooking();
    const stamp = stampOf(await site.open());
    const jpeg = await twoColours(40, 30).jpeg().toBuffer();
    await send(site, { "a.jpg": jpeg });
    const [photo] = await photosOf(site);
    const endedAt = "2026-07-20T18:00:00.000Z";
    for (const stage of ["done", "cancelled"] as const) {
      site.set({ stage, endedAt });
      expect((await send(site, { "b.jpg": jpeg }, stamp)).status).toBe(409);
      expect((await remove(site, photo?.name ?? "", stamp)).status).toBe(409);
      expect((await see(site, `${photo?.name}.jpg`)).status).toBe(200);
      expect((await site.openPhotos()).body).toMatchObject({ booking: { may: { photos: false } } });
    }
    site.set({ endedAt: "2026-01-01T18:00:00.000Z" });
    for (const answer of [
      await site.openPhotos(),
      await send(site, { "b.jpg": jpeg }, stamp),
      await remove(site, photo?.name ?? "", stamp),
      await see(site, `${photo?.name}.jpg`),
    ]) {
      expect(answer.status).toBe(410);
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    }
    expect(filesOf(site)).toHaveLength(2);
  },
);

test("an outdated page, a post without its hidden fields and one that is no form change nothing", async () => {
  const site = await siteWithBooking();
  const stamp = stampOf(await site.open());
  const jpeg = await twoColours(40, 30).jpeg().toBuffer();
  site.set({ revision: 2 });
  const outdated = await send(site, { "a.jpg": jpeg }, stamp);
  expect([outdated.status, outdated.body]).toEqual([
    409,
    expect.objectContaining({ advice: expect.stringContaining("Choose the photos again") }),
  ]);
  site.set({ revision: 1 });
  const none = await multipart({ ...stamp }, { "": "" });
  expect((await site.postPhotos(none.body, none.type)).status).toBe(422);
  const bare = await multipart({}, { "a.jpg": jpeg });
  expect((await site.postPhotos(bare.body, bare.type)).status).toBe(400);
  const whole = await multipart({ ...stamp }, { "a.jpg": jpeg });
  expect((await site.postPhotos(whole.body.subarray(0, -300), whole.type)).status).toBe(400);
  expect((await site.postPhotos(whole.body, "multipart/form-data")).status).toBe(400);
  expect((await site.postPhotos(whole.body, "multipart/form-data; boundary=x")).status).toBe(400);
  expect((await site.postPhotos(whole.body, "image/jpeg")).status).toBe(415);
  expect(await photosOf(site)).toEqual([]);
  expect(readdirSync(uploadsOf(site))).toEqual([]);
});

test("a post that breaks off leaves nothing behind", async () => {
  const site = await siteWithBooking();
  const form = await multipart(
    { ...stampOf(await site.open()) },
    { "a.jpg": await heavyPhoto(3 * MB) },
  );
  let sent = 0;
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (sent > MB) return controller.error(new Error("aborted"));
      controller.enqueue(new Uint8Array(form.body.subarray(sent, sent + 65_536)));
      sent += 65_536;
    },
  });
  expect((await site.postPhotos(broken, form.type)).status).toBe(400);
  expect(readdirSync(uploadsOf(site))).toEqual([]);
});

test("where the folder cannot be written the customer is told to try later, and the booking is safe", async () => {
  const site = await siteWithBooking(
    {},
    { UPLOADS_PATH: "/dev/null/uploads", LOG_LEVEL: "silent" },
  );
  const answer = await send(site, { "a.jpg": await lyingPhoto() });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("60");
  expect(answer.body).toMatchObject({ problem: "We can't take photos right now." });
  expect(site.events()).toHaveLength(1);
});

test("slow uploads are ended, and are in nobody else's way", async () => {
  const site = await siteWithBooking({}, { TRUST_PROXY: "on" });
  const from = (address: string) => ({ "x-forwarded-for": address });
  const form = await multipart(await freshStamp(site), { "a.jpg": await lyingPhoto() });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  /** Sends its beginning alone. */
  const slow = (address: string) => {
    const pieces = bodyInPieces();
    void pieces.send(form.body.subarray(0, 1_500));
    return site.postPhotos(pieces.body, form.type, from(address));
  };
  // One network may have one upload and two that wait, whatever it does.
  const flood = Array.from({ length: 12 }, (_, at) => slow(`2001:db8:1:1::${at}`));
  const whole = await site.postPhotos(form.body, form.type, from("203.0.113.9"));
  expect(whole.status).toBe(303);
  const isDone = answered(flood);
  while (!isDone()) await pass(1);
  const answers = await Promise.all(flood);
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(503));
  const problems = answers.map(({ body }) => (body as { problem: string }).problem);
  expect(
    problems.filter((problem) => problem === "Your photos took too long to arrive."),
  ).toHaveLength(3);
  // One that moves is ended after a minute.
  const pieces = bodyInPieces();
  const steady = site.postPhotos(pieces.body, form.type, from("203.0.113.10"));
  const isEnded = answered([steady]);
  await pieces.send(form.body.subarray(0, 1_500));
  for (let second = 0; second < 59; second++) {
    await pass(1);
    expect(isEnded()).toBe(false);
    await pieces.send(Buffer.alloc(8 * 1024));
  }
  await pass(2);
  expect((await steady).body).toMatchObject({ problem: "Your photos took too long to arrive." });
});

test("the desk and the chat have places of their own", async () => {
  const site = await siteWithBooking({}, { TRUST_PROXY: "on" });
  const { withFiles } = await import("#app/booking/photos/photo-post.server.ts");
  const form = await multipart(await freshStamp(site), { "a.jpg": await lyingPhoto() });
  const releases: (() => void)[] = [];
  const post = (lane: "customer" | "desk" | "chat", address: string) => {
    const request = new Request("http://localhost/", {
      ...{ method: "POST", body: new Uint8Array(form.body) },
      headers: { "content-type": form.type, "x-forwarded-for": address },
    });
    const limits = { lane, photos: 8, fields: 4, fieldBytes: 100 };
    return withFiles(request, uploadsOf(site), limits, () =>
      lane === "customer"
        ? new Promise<string>((resolve) => releases.push(() => resolve("done")))
        : Promise.resolve("done"),
    );
  };
  const held = Array.from({ length: 6 }, (_, at) => post("customer", `203.0.113.${at}`));
  await vi.waitUntil(() => releases.length === 6);
  expect(await post("customer", "203.0.113.7")).toMatchObject({ refusal: { status: 503 } });
  expect(await post("desk", "203.0.113.7")).toEqual({ result: "done" });
  expect(await post("chat", "203.0.113.7")).toEqual({ result: "done" });
  for (const release of releases) release();
  expect(await Promise.all(held)).toEqual(Array(6).fill({ result: "done" }));
});

test("a picture of a single row is refused before it is decoded", async () => {
  const site = await siteWithBooking();
  const started = process.cpuUsage();
  const answer = await send(site, {
    "tall.png": bomb(1, 24_999_999),
    "wide.png": bomb(24_000_000, 1),
  });
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1_000).toBeLessThan(2_000);
  expect(answer.body).toMatchObject({
    files: [
      expect.stringMatching(/^tall\.png has too many pixels/),
      expect.stringMatching(/^wide\.png has too many pixels/),
    ],
  });
});

test("a booking and a day take so many photos and no more, also where some were removed", async () => {
  const site = await siteWithBooking();
  const photo = await twoColours(40, 30).jpeg().toBuffer();
  const add = (number: number, addedAt: string, jobId = site.job().id) =>
    site.database
      .insert(photos)
      .values(
        Array.from({ length: number }, (_, at) => ({
          ...{ name: randomBytes(16).toString("hex"), width: 4, height: 3, bytes: at },
          ...{ jobId, kind: "customer" as const, addedAt, removedAt: addedAt },
        })),
      )
      .run();
  const longAgo = "2026-07-01T12:00:00.000Z";
  add(39, longAgo);
  const last = await send(site, { "a.jpg": photo, "b.jpg": photo });
  expect(last.body).toMatchObject({ problem: "We couldn't take 1 file." });
  expect((await send(site, { "c.jpg": photo })).body).toMatchObject({
    problem: "This booking can't take any more photos.",
  });
  await site.bookAnother();
  const other = site.jobs().at(-1)?.id ?? 0;
  site.database.delete(photos).run();
  add(500, "2026-07-20T15:00:00.000Z", other);
  expect((await send(site, { "d.jpg": photo })).status).toBe(422);
  expect(await photosOf(site)).toEqual([]);
  site.database.update(photos).set({ addedAt: longAgo }).run();
  expect((await send(site, { "e.jpg": photo })).status).toBe(303);
});

test("photos go so many months after the pickup, and their files with them", async () => {
  const site = await siteWithBooking({}, { PHOTO_MONTHS: "12" });
  await send(site, { "a.jpg": await lyingPhoto() });
  const { tidyPhotos } = await import("#app/start.server.ts");
  site.set({ date: "2025-08-01" });
  await tidyPhotos();
  expect(filesOf(site)).toHaveLength(2);
  site.set({ date: "2025-07-01" });
  await tidyPhotos();
  expect(filesOf(site)).toEqual([]);
  expect(site.database.select().from(photos).all()).toMatchObject([{ removedAt: SITE_NOW }]);
});

/** Lets faked seconds pass one by one, with time for what they set off. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  }
}

function answered(answers: readonly Promise<unknown>[]): () => boolean {
  let open = answers.length;
  for (const answer of answers) void answer.then(() => open--);
  return () => open === 0;
}

/** A body that never ends: a piece is sent once the one before was read, however long that takes. */
function bodyInPieces() {
  let take = (_: Uint8Array) => {};
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    new Promise<void>((resolve) => {
      take = (piece) => {
        controller.enqueue(piece);
        resolve();
      };
      asked();
    });
  let asked = () => {};
  let isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  return {
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    /** Resolves when the piece was handed to who reads. */
    async send(piece: Uint8Array): Promise<void> {
      await isAsked;
      isAsked = new Promise((resolve) => {
        asked = resolve;
      });
      take(new Uint8Array(piece));
    },
  };
}

async function send(site: BookedSite, files: Files, stamp?: Stamp): Promise<Answer> {
  const form = await multipart(stamp ?? (await freshStamp(site)), files);
  return site.postPhotos(form.body, form.type);
}

async function remove(site: BookedSite, name: string, stamp?: Stamp): Promise<Answer> {
  const fields = { ...(stamp ?? (await freshStamp(site))), remove: name };
  return site.browser.post(site.bookingPhotos.action, `${site.path}/photos`, fields);
}

const freshStamp = async (site: BookedSite) => stampOf(await site.openPhotos());

async function photosOf(site: BookedSite): Promise<KeptPhoto[]> {
  return ((await site.openPhotos()).body as { photos: KeptPhoto[] }).photos;
}

/** A photo as it is served. */
async function see(site: BookedSite, file: string, path = site.path) {
  const answer = await site.browser.get(site.bookingPhoto.loader, `${path}/photos/${file}`);
  return { ...answer, bytes: answer.bytes ?? Buffer.alloc(0) };
}

const uploadsOf = (site: BookedSite) => join(site.folder, "uploads");

function filesOf(site: BookedSite): string[] {
  return existsSync(uploadsOf(site)) ? readdirSync(uploadsOf(site)).sort() : [];
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true })
    .map((name) => statSync(join(folder, String(name)), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);
}

/** A form as a browser sends it: its body and its type. */
async function multipart(fields: Record<string, string>, files: Files) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content] of Object.entries(files)) {
    form.append("photos", new Blob([new Uint8Array(Buffer.from(content))]), name);
  }
  const request = new Request("http://localhost", { method: "POST", body: form });
  return {
    body: Buffer.from(await request.arrayBuffer()),
    type: request.headers.get("content-type") ?? "",
  };
}

/** A body in chunks, as it comes over a line. @param see is called as each is fetched */
function watched(body: Buffer, see: (bytes: number) => void): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      const chunk = body.subarray(at, at + 65_536);
      see(chunk.length);
      at += chunk.length;
      if (chunk.length === 0) controller.close();
      else controller.enqueue(new Uint8Array(chunk));
    },
  });
}
