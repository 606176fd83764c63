/**
 * A storage that speaks S3 on loopback, for what the site and Litestream ask of one: put, get, list, remove. A request
 * counts where its signature is that of the one key.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import { onTestFinished } from "vitest";

export const S3_KEY_ID = "K004-stand-in-key-id";
export const S3_SECRET = "stand-in-secret-of-the-storage";
export const S3_BUCKET = "bookings";

type Stored = { bytes: Buffer; at: Date };

/** @property objects by their keys @property refuse what every request is answered from now on; null: what it asks */
export async function startS3() {
  const objects = new Map<string, Stored>();
  const state: { refuse: { status: number; code: string } | null } = { refuse: null };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { status, text } = state.refuse
      ? { status: state.refuse.status, text: errorXml(state.refuse.code) }
      : await answer(request, body, objects);
    response.writeHead(status, {
      "content-type": "application/xml",
      "content-length": Buffer.byteLength(text),
      "last-modified": new Date().toUTCString(),
    });
    response.end(text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${port}`, objects, state };
}

async function answer(request: IncomingMessage, body: Buffer, objects: Map<string, Stored>) {
  const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
  const refused = await refusal(request, url);
  if (refused) return { status: 403, text: errorXml(refused) };
  const [, bucket = "", ...path] = decodeURIComponent(url.pathname).split("/");
  if (bucket !== S3_BUCKET) return { status: 404, text: errorXml("NoSuchBucket") };
  const key = path.join("/");
  switch (request.method) {
    case "PUT":
      objects.set(key, { bytes: body, at: new Date() });
      return { status: 200, text: "" };
    case "DELETE":
      objects.delete(key);
      return { status: 204, text: "" };
    case "POST":
      for (const [, one = ""] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
        objects.delete(one);
      return { status: 200, text: "<DeleteResult></DeleteResult>" };
    default:
      if (key === "") return { status: 200, text: list(url.searchParams, objects) };
      return objects.has(key)
        ? { status: 200, text: objects.get(key)?.bytes ?? "" }
        : { status: 404, text: errorXml("NoSuchKey") };
  }
}

/** Null: it is signed by the one key. */
async function refusal(
  { method = "", headers }: IncomingMessage,
  url: URL,
): Promise<string | null> {
  const given =
    /Credential=([^/]*)\/\d{8}\/([^/]*)\/s3.*SignedHeaders=([^,]*), ?Signature=(\w+)/.exec(
      headers.authorization ?? "",
    );
  const [, keyId, region, names = "", signature] = given ?? [];
  if (keyId !== S3_KEY_ID) return "InvalidAccessKeyId";
  const signed = names.split(";").filter((name) => name !== "host");
  const signer = new AwsV4Signer({
    ...{ method, url: url.href, service: "s3", region: region ?? "", allHeaders: true },
    ...{ accessKeyId: S3_KEY_ID, secretAccessKey: S3_SECRET },
    datetime: String(headers["x-amz-date"]),
    headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  });
  return (await signer.signature()) === signature ? null : "SignatureDoesNotMatch";
}

function list(query: URLSearchParams, objects: Map<string, Stored>): string {
  const [prefix, delimiter] = [query.get("prefix") ?? "", query.get("delimiter")];
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const folderOf = (key: string) => {
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    return end < 0 ? null : key.slice(0, end + 1);
  };
  const folders = new Set(keys.map(folderOf).filter((folder) => folder !== null));
  const contents = keys
    .filter((key) => folderOf(key) === null)
    .map((key) => {
      const { at, bytes } = objects.get(key) as Stored;
      return (
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified>` +
        `<Size>${bytes.length}</Size></Contents>`
      );
    });
  const common = [...folders].map(
    (one) => `<CommonPrefixes><Prefix>${one}</Prefix></CommonPrefixes>`,
  );
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join("")}${common.join("")}</ListBucketResult>`;
}

const errorXml = (code: string) =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>So the stand-in says</Message></Error>`;
