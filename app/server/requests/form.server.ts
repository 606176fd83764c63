/** Reads an HTML form's post with its size bounded: remix-serve sets no limit. */
import { createHash } from "node:crypto";
import { withoutUnseen } from "#app/lib/typed-text.ts";

export const MAX_FORM_BYTES = 32_768;
/** More than any field takes, a list of items included: a longer one is still seen to be too long. */
const MAX_FIELD_CHARACTERS = 5_000;
/** The chat's memory and a text of a page: what reads them bounds them. */
const LONG_FIELDS = ["conversation", "pageText"];

/** Why a post was refused; the route answers with this status and text. */
export class BadFormError extends Error {
  override name = "BadFormError";
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The fields of an urlencoded form post, each as `readField` has it.
 * @throws BadFormError when the body is too large, of another type, or no text
 */
export async function readForm(
  request: Request,
  maxBytes = MAX_FORM_BYTES,
): Promise<URLSearchParams> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") {
    throw new BadFormError(415, "We couldn't read that form.");
  }
  return readFields(await readText(request, maxBytes));
}

/** The fields of an urlencoded text, each as `readField` has it. */
export function readFields(body: string): URLSearchParams {
  const fields = [...new URLSearchParams(body)];
  return new URLSearchParams(fields.map(([name, text]) => [name, readField(name, text)]));
}

/** The id of a post by all that it holds: the same page sent again with anything else is no repeat. */
export function idOfContent(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

/**
 * A field as every form of the site takes it: without unseen characters, and cut before any pattern
 * reads it (rule 230).
 */
export function readField(name: string, text: string): string {
  return withoutUnseen(LONG_FIELDS.includes(name) ? text : text.slice(0, MAX_FIELD_CHARACTERS));
}

/**
 * A request's body as text; invalid UTF-8 reads as replacement characters.
 * @throws BadFormError when it is larger than `maxBytes`
 */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge();
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return Buffer.concat(chunks).toString("utf8");
    bytes += chunk.value.byteLength;
    // Not cancelled: that would break the connection off before the refusal is sent.
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk.value);
  }
}

/**
 * Makes a refused post a value: `await readForm(request).catch(asBadForm)`.
 * @throws whatever else went wrong
 */
export function asBadForm(error: unknown): BadFormError {
  if (error instanceof BadFormError) return error;
  throw error;
}

function tooLarge(): BadFormError {
  return new BadFormError(413, "That's more than this form can take.");
}
