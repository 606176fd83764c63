/**
 * Reads the post of a form with photos as it comes in: fields are few and short, files go straight to
 * the disk, each up to its limit, and are deleted when the post is answered. Who sends slowly, or much
 * at once, is in nobody else's way (rule 242).
 */
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { checkStamp } from "#app/booking/booking-page.server.ts";
import { type RefusalWords, type Refused, unread } from "#app/booking/words/change.ts";
import { words } from "#app/booking/words/photo-words.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { MAX_PHOTO_BYTES, MAX_PHOTOS, POST_FOLDER } from "#app/jobs/photos/photo.ts";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";
import { sayTo } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { log } from "#app/server/log.server.ts";
import { clientNetwork } from "#app/server/requests/client-address.server.ts";
import { idOfContent, readField } from "#app/server/requests/form.server.ts";

/** What a post may hold; all its files together are at most as large as that many photos. */
type PostLimits = { lane: Lane; photos: number; fields: number; fieldBytes: number };

/** Who sends: each has its own places, in the number of posts that are read at a time. */
type Lane = "customer" | "desk" | "chat" | "quote";
const PLACES: Record<Lane, number> = { customer: 6, desk: 3, chat: 4, quote: 4 };
const taken: Record<Lane, number> = { customer: 0, desk: 0, chat: 0, quote: 0 };

/** How long a post may take to arrive. Only who is signed in has time for a day's photos from the road. */
const mostMs = (lane: Lane) => (lane === "desk" ? 240_000 : 60_000);
/** In each such time at least that many bytes arrive: 6 KB a second. */
const PACE_MS = 10_000;
const PACE_BYTES = 64 * 1024;
/** Posts of one sender: one that is read, and those that wait for it. */
const MOST_IN_LINE = 3;

/** Of a booking's photos: the fields of the stamp. */
const BOOKING_LIMITS = { photos: MAX_PHOTOS, fields: 4, fieldBytes: 100 };
/** So many files, beyond those that fit, are named one by one. */
const FILES_A_PHOTO = 2;
const MAX_HEADER_BYTES = 4 * 1024;
const RETRY_SECONDS = 60;
/** What photos leave of the disk to the bookings. */
const LEAST_FREE_BYTES = 500_000_000;

/** A file of the post, for as long as the post is being answered. */
export type PostedFile = { name: string; path: string; sha256: string; isCutOff: boolean };

export type PhotoPost = Stamp & { files: PostedFile[] };

type ReadPost = { fields: URLSearchParams; files: PostedFile[] };

export function isPhotoPost(request: Request): boolean {
  return /^multipart\/form-data(?:;|$)/i.test(typeOf(request));
}

/**
 * Hands the files of a post about a booking to `use`, and deletes them afterwards.
 * @param of the booking, and who sends
 * @param folder in which the files lie meanwhile, in one of their own
 * @returns what `use` returns, or why the post was not read
 */
export async function withPhotoPost<Result>(
  request: Request,
  of: { jobId: number; lane: "customer" | "desk" },
  folder: string,
  use: (post: PhotoPost) => Promise<Result>,
): Promise<{ result: Result } | { refusal: Refused }> {
  const limits = { ...BOOKING_LIMITS, lane: of.lane, jobId: of.jobId };
  const post = await withFiles(request, folder, limits, async ({ fields, files }) => {
    const stamp = checkStamp(fields);
    if (!stamp) return refused(request, unread);
    const whole = [stamp.requestId, stamp.revision, ...files.map(({ sha256 }) => sha256)].join();
    const requestId = idOfContent(whole);
    return { result: await use({ ...stamp, requestId, files }) };
  });
  return "refusal" in post ? post : post.result;
}

/**
 * Hands the fields and files of a post to `use`, and deletes the files afterwards.
 * @param folder in which the files lie meanwhile, in one of their own
 * @returns what `use` returns, or why the post was not read, with the fields that were
 */
export async function withFiles<Result>(
  request: Request,
  folder: string,
  limits: PostLimits & { jobId?: number },
  use: (post: ReadPost) => Promise<Result>,
): Promise<{ result: Result } | { refusal: Refused; fields?: URLSearchParams }> {
  if (Number(request.headers.get("content-length") ?? 0) > mostBytes(limits))
    return tooLarge(request, limits);
  return inLine(
    senderOf(request, limits),
    () => notNow(request),
    () => readAndUse(request, folder, limits, use),
  );
}

/**
 * The fields that stand before a post's first file, where the files were refused: what was typed is shown again.
 * @returns none where they do not arrive, or are too long
 */
export async function fieldsBeforeFiles(
  request: Request,
  limits: PostLimits,
): Promise<URLSearchParams> {
  const fields = new URLSearchParams();
  const parser = createParser(typeOf(request), limits);
  const reader = request.bodyUsed || request.body?.locked ? null : request.body?.getReader();
  if (!parser || !reader) return fields;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const late = setTimeout(end, PACE_MS);
  parser.on("error", end);
  parser.on("field", (name, value) => fields.append(name, readField(name, value)));
  parser.on("file", (_field, stream) => {
    stream.resume();
    end();
  });
  const most = mostBytes({ ...limits, photos: 0 });
  for (let bytes = 0; !isOver && bytes <= most; ) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || !value) break;
    bytes += value.byteLength;
    await new Promise<void>((resolve) => parser.write(value, () => resolve()));
  }
  clearTimeout(late);
  return fields;
}

/** The network, or the booking where no network is known; the desk's people are known and wait for nobody. */
function senderOf(request: Request, { lane, jobId }: PostLimits & { jobId?: number }) {
  if (lane === "desk") return null;
  const network = env.RATE_LIMITS ? clientNetwork(request, env.TRUST_PROXY) : null;
  if (network !== null) return `${lane} ${network}`;
  return jobId === undefined ? null : `job ${jobId}`;
}

const inTurn = createKeyedMutex();
const lines = new Map<string, number>();

/** Posts of one sender are read one after the other, and few of them wait. */
async function inLine<Result, Refusal>(
  sender: string | null,
  refuse: () => Refusal,
  read: () => Promise<Result>,
) {
  if (sender === null) return read();
  const ahead = lines.get(sender) ?? 0;
  if (ahead >= MOST_IN_LINE) return refuse();
  lines.set(sender, ahead + 1);
  try {
    return await inTurn(sender, read);
  } finally {
    const left = (lines.get(sender) ?? 1) - 1;
    if (left === 0) lines.delete(sender);
    else lines.set(sender, left);
  }
}

async function readAndUse<Result>(
  request: Request,
  folder: string,
  limits: PostLimits,
  use: (post: ReadPost) => Promise<Result>,
): Promise<{ result: Result } | { refusal: Refused; fields?: URLSearchParams }> {
  if (taken[limits.lane] >= PLACES[limits.lane]) return notNow(request);
  taken[limits.lane] += 1;
  const own = join(folder, `${POST_FOLDER}${randomUUID()}`);
  try {
    await mkdir(own, { recursive: true, mode: 0o700 });
    if (!(await hasRoom(own))) return notNow(request);
    const read = await readParts(request, own, limits);
    return "refusal" in read ? read : { result: await use(read) };
  } catch (error) {
    if (!isDisksFault(error)) throw error;
    log.error({ err: error }, "Photos cannot be kept");
    return notNow(request);
  } finally {
    taken[limits.lane] -= 1;
    // What cannot be deleted now is deleted at the next start.
    await rm(own, { recursive: true, force: true }).catch(() => {});
  }
}

function mostBytes({ photos, fields, fieldBytes }: PostLimits): number {
  return photos * MAX_PHOTO_BYTES + fields * fieldBytes + 64 * 1024;
}

async function readParts(
  request: Request,
  folder: string,
  limits: PostLimits,
): Promise<ReadPost | { refusal: Refused; fields?: URLSearchParams }> {
  const parser = createParser(typeOf(request), limits);
  if (!parser || !request.body) return refused(request, unread);
  const fields = new URLSearchParams();
  const streams: BusboyFileStream[] = [];
  const writing: Promise<PostedFile | null>[] = [];
  const pace = { bytes: 0, stop: () => {} };
  const failed = new Promise<never>((_, reject) => {
    pace.stop = watchPace(pace, mostMs(limits.lane), () => reject(new TooSlowError()));
    parser.on("error", reject);
    parser.on("filesLimit", () => reject(new TooMuchError()));
    parser.on("field", (name, value) => fields.append(name, readField(name, value)));
    parser.on("file", (_field, stream, name) => {
      streams.push(stream);
      const written = writeFile(stream, name, join(folder, String(writing.length)));
      written.catch(reject);
      writing.push(written);
    });
  });
  const orFail = <Step>(step: Promise<Step>) => Promise.race([step, failed]);
  try {
    await feed(parser, request.body, { most: mostBytes(limits), pace }, orFail);
    const files = await orFail(Promise.all(writing));
    return { fields, files: files.filter((file) => file !== null) };
  } catch (error) {
    if (isDisksFault(error)) throw error;
    if (error instanceof TooSlowError) return { ...notNow(request, () => words.tooSlow), fields };
    // A body that is no form, or one that the browser has broken off.
    const isTooMuch = error instanceof TooMuchError;
    return { ...(isTooMuch ? tooLarge(request, limits) : refused(request, unread)), fields };
  } finally {
    pace.stop();
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writing);
  }
}

class TooMuchError extends Error {}
class TooSlowError extends Error {}

/** @returns a function that stops watching */
function watchPace(pace: { bytes: number }, mostMs: number, onTooSlow: () => void): () => void {
  const end = setTimeout(onTooSlow, mostMs);
  let before = 0;
  const check = setInterval(() => {
    if (pace.bytes - before < PACE_BYTES) onTooSlow();
    before = pace.bytes;
  }, PACE_MS);
  return () => {
    clearTimeout(end);
    clearInterval(check);
  };
}

function createParser(
  contentType: string,
  { photos, fields, fieldBytes }: PostLimits,
): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: {
        fields,
        fieldSize: fieldBytes,
        files: FILES_A_PHOTO * photos,
        fileSize: MAX_PHOTO_BYTES,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch {
    return null; // no boundary
  }
}

/** Hands a body to the parser no faster than its files reach the disk. */
async function feed(
  parser: BusboyInstance,
  body: ReadableStream<Uint8Array>,
  { most, pace }: { most: number; pace: { bytes: number; stop: () => void } },
  orFail: <Step>(step: Promise<Step>) => Promise<Step>,
): Promise<void> {
  // Not cancelled: that would break the connection off before the refusal is sent.
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await orFail(reader.read());
    if (done) break;
    pace.bytes += value.byteLength;
    if (pace.bytes > most) throw new TooMuchError();
    await orFail(new Promise<void>((resolve) => parser.write(value, () => resolve())));
  }
  pace.stop();
  const finished = once(parser, "finish");
  parser.end();
  await orFail(finished);
}

/** @returns null for a field in which no file was chosen */
async function writeFile(
  stream: BusboyFileStream,
  name: string | undefined,
  path: string,
): Promise<PostedFile | null> {
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    stream,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600 }),
  );
  if (bytes === 0 && !name) return null;
  return { name: name ?? "", path, sha256: hash.digest("hex"), isCutOff: stream.truncated };
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > LEAST_FREE_BYTES;
}

/** Full, read-only or another user's: no fault of what was sent. */
function isDisksFault(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  return ["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM", "EIO", "ENOTDIR"].includes(code);
}

function typeOf(request: Request): string {
  return request.headers.get("content-type")?.trim() ?? "";
}

function tooLarge(request: Request, { photos }: PostLimits) {
  return refused(request, () => ({ ...words.tooLarge(photos), status: 413 }));
}

function notNow(request: Request, why: () => RefusalWords = () => words.notNow) {
  const headers = { "Retry-After": String(RETRY_SECONDS) };
  return refused(request, () => ({ ...why(), status: 503, headers }));
}

/** A refusal in the language of the page that has sent the post. */
function refused(request: Request, why: () => Refused): { refusal: Refused } {
  return { refusal: sayTo(request, why) };
}
