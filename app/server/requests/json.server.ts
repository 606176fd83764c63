import { withoutUnseen } from "#app/lib/typed-text.ts";
import { BadFormError, readText } from "./form.server.ts";

/**
 * A JSON answer that no cache keeps; `error` is for people, without internals. It carries a
 * Content-Length, because remix-serve compresses answers without one, which takes longer than making
 * this answer.
 */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const text = JSON.stringify(body);
  const own = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  };
  return new Response(text, { status, headers: { ...own, ...headers } });
}

/**
 * A request's JSON body, limited in size, its texts without unseen characters.
 * @throws BadFormError when it is too large, of another type, or not JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new BadFormError(415, "Send JSON.");
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text, (_, value) =>
      typeof value === "string" ? withoutUnseen(value) : value,
    );
  } catch {
    throw new BadFormError(400, "That is not JSON.");
  }
}
