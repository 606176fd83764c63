/** A price list that was chosen as a file, or one that was looked at and is to be taken. */

import { z } from "zod";
import { words } from "#app/booking/words/change-words.ts";
import { idOfContent } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { type CheckRate, waitWords } from "#app/server/requests/rate-limit.server.ts";

/** Several times the price list. */
const MAX_CSV_BYTES = 500_000;

type CsvPost =
  | { chosen: Uint8Array }
  /** As the page with the changes had it, and the revision that it was compared with. */
  | { requestId: string; file: string; base: number };

/**
 * Reads a post of a file.
 * @throws Response for one that cannot be read, is too large, or is one too many
 */
export async function readCsvPost(request: Request, checkRate: CheckRate): Promise<CsvPost> {
  const wait = await checkRate(request);
  if (wait !== null) throw refuse(words.busy(waitWords(wait)), 429);
  const bytes = await readBytes(request);
  if (bytes === null)
    throw refuse({ ...words.unreadable, problem: "That file is too large." }, 413);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch(() => null);
  const requestId = z.uuid().safeParse(form?.get("requestId"));
  const [chosen, file] = [form?.get("csv"), form?.get("file")];
  if (!requestId.success) throw refuse(words.unreadable, 400);
  if (chosen instanceof Blob) return { chosen: new Uint8Array(await chosen.arrayBuffer()) };
  if (typeof file !== "string") throw refuse(words.unreadable, 400);
  const base = Number(form?.get("base"));
  const whole = [requestId.data.toLowerCase(), base, file].join();
  return { requestId: idOfContent(whole), file, base };
}

/** The body, counted while it arrives; null when it is too large. */
async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_CSV_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return Uint8Array.from(Buffer.concat(chunks));
    length += chunk.value.byteLength;
    if (length > MAX_CSV_BYTES) return null;
    chunks.push(chunk.value);
  }
}

function refuse(
  { problem, advice }: { problem: string; advice: string },
  status: number,
): Response {
  return new Response(`${problem} ${advice}`, { status, headers: PRIVATE_HEADERS });
}
