/** The storage of the copy elsewhere: whatever speaks S3, asked by signed requests (rule 541). */
import { AwsV4Signer } from "aws4fetch";
import { exchange, logDetail } from "#app/server/http-exchange.server.ts";
import type { Settings } from "#app/server/settings.server.ts";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** In a bucket that may hold other things too. */
export const COPIES = "junkbuddy/";
/** Some 200,000 objects: more than two weeks of a busy site. */
const MOST_PAGES = 200;

/** @property endpoint without a slash at its end */
export type Storage = {
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Why a storage does not do what it is asked, in words that follow its name, and what to do. */
export type StorageProblem = { says: string; fix: string };

/** Why a copy was not listed or brought, in sentences for the owner. */
export class CopyError extends Error {
  override name = "CopyError";
}

export const problemWords = ({ says, fix }: StorageProblem) => `The storage ${says}. ${fix}`;

/** A folder of one server in the bucket. @property newest when it was last written to */
export type StoredCopy = { folder: string; newest: Date };

/** The storage that is set; null: none is. */
export function storageOf(settings: Settings): Storage | null {
  const { COPY_ENDPOINT, COPY_BUCKET, COPY_REGION, COPY_KEY_ID, COPY_SECRET_KEY } = settings;
  if (!COPY_ENDPOINT || !COPY_BUCKET || !COPY_KEY_ID || !COPY_SECRET_KEY) return null;
  return {
    endpoint: (settings.COPY_BASE_URL ?? COPY_ENDPOINT).replace(/\/+$/, ""),
    bucket: COPY_BUCKET,
    region: COPY_REGION ?? regionIn(new URL(COPY_ENDPOINT).hostname),
    ...{ keyId: COPY_KEY_ID, secret: COPY_SECRET_KEY },
  };
}

/** "us-west-004" of s3.us-west-004.backblazeb2.com; storages without regions take the usual one. */
function regionIn(host: string): string {
  return /^s3[.-]([a-z]{2,}-[a-z0-9-]+)\./.exec(host)?.[1] ?? "us-east-1";
}

/** Writes, lists and removes one small file. @returns null: all three were done */
export async function tryStorage(storage: Storage): Promise<StorageProblem | null> {
  const file = `${COPIES}try`;
  for (const [method, path] of [
    ["PUT", file],
    ["GET", listPath(file)],
    ["DELETE", file],
  ] as const) {
    const answer = await ask(storage, method, path);
    if (!answer.ok) return answer.problem;
  }
  return null;
}

/** The copies that are in the bucket, the newest first. @throws CopyError */
export async function listCopies(storage: Storage): Promise<StoredCopy[]> {
  const newest = new Map<string, number>();
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ask(storage, "GET", listPath(COPIES, after));
    if (!answer.ok) throw new CopyError(problemWords(answer.problem));
    for (const [, object = ""] of answer.text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
      const folder = textOf(object, "Key").slice(COPIES.length).split("/generations/")[0] ?? "";
      const at = Date.parse(textOf(object, "LastModified"));
      if (isFolder(folder) && at > (newest.get(folder) ?? 0)) newest.set(folder, at);
    }
    after = textOf(answer.text, "NextContinuationToken") || null;
    if (after === null) break;
  }
  return [...newest]
    .map(([folder, at]) => ({ folder, newest: new Date(at) }))
    .sort((one, other) => other.newest.getTime() - one.newest.getTime());
}

/** The name of a server's folder, as `copyFolder` makes it. */
export function isFolder(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]{0,59}-\d{8}-[0-9a-f]{6}$/.test(name);
}

function listPath(prefix: string, after: string | null = null): string {
  const query = new URLSearchParams({ "list-type": "2", prefix });
  if (after !== null) query.set("continuation-token", after);
  return `?${query}`;
}

/** What an element of an answer has; "" where there is none. */
function textOf(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
  return text.replaceAll("&quot;", '"').replaceAll("&#34;", '"').replaceAll("&amp;", "&");
}

type Asked = { ok: true; text: string } | { ok: false; problem: StorageProblem };

async function ask(
  { endpoint, bucket, region, keyId, secret }: Storage,
  method: "GET" | "PUT" | "DELETE",
  path: string,
): Promise<Asked> {
  const signer = new AwsV4Signer({
    ...{ method, url: `${endpoint}/${bucket}${path.startsWith("?") ? "" : "/"}${path}` },
    ...{ service: "s3", region, accessKeyId: keyId, secretAccessKey: secret },
    ...(method === "PUT" && { body: "Junk Buddy tries its storage." }),
  });
  const { url, headers, body } = await signer.sign();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const init = { method, headers, body: typeof body === "string" ? body : null, signal };
  const answer = await exchange(url, init, MAX_ANSWER_BYTES);
  if (!answer.ok) return { ok: false, problem: storageProblem(answer.reason, "") };
  if (answer.status >= 200 && answer.status < 300) return { ok: true, text: answer.text };
  const code = textOf(answer.text, "Code") || String(answer.status);
  const message = logDetail(logDetail(textOf(answer.text, "Message"), secret), keyId);
  return { ok: false, problem: storageProblem(code, message) };
}

const CHECK_ADDRESS = "Check the address, and this machine's network.";
const OTHER_REGION = {
  says: "has the bucket in another region",
  fix: "Type the region that your storage shows for the bucket.",
};
const NO_RIGHTS = {
  says: "doesn't let this key use the bucket",
  fix: "Give the key the rights to list, read, write and delete in this bucket.",
};
const UNREACHED = { says: "can't be reached", fix: CHECK_ADDRESS };

const PROBLEMS: Record<string, StorageProblem> = {
  "timed-out": { says: "doesn't answer in time", fix: CHECK_ADDRESS },
  unreachable: UNREACHED,
  RequestError: UNREACHED,
  "bad-answer": { says: "gives an answer we can't read", fix: "Check the address." },
  InvalidAccessKeyId: {
    says: "doesn't know the key ID",
    fix: "Copy the key ID once more, or make a new key there.",
  },
  SignatureDoesNotMatch: {
    says: "refuses the secret key",
    fix: "It isn't the one of this key ID. Paste both again, or make a new key there.",
  },
  AccessDenied: NO_RIGHTS,
  403: NO_RIGHTS,
  NoSuchBucket: {
    says: "has no bucket of this name",
    fix: "Check the bucket's name, and whether the address is that of its region.",
  },
  PermanentRedirect: OTHER_REGION,
  301: OTHER_REGION,
  AuthorizationHeaderMalformed: OTHER_REGION,
  RequestTimeTooSkewed: {
    says: "says that this machine's clock is wrong",
    fix: "Set the machine's clock by a time service.",
  },
};

/** @param code the storage's own, or why it was not reached @param message in its words, without a secret */
export function storageProblem(code: string, message: string): StorageProblem {
  const known = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined;
  const words = [code, message].filter(Boolean).join(": ");
  return known ?? { says: `refuses (${words})`, fix: "Look at your storage's own pages." };
}
