import { BadFormError, readText } from "./form.server.ts";

/** A JSON answer no cache keeps; `error` is for people, without internals. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

/**
 * A request's JSON body, its size bounded.
 * @throws BadFormError when it is too large, of another type, or no JSON
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new BadFormError(415, "Send JSON.");
  const text = await readText(request, maxBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new BadFormError(400, "That is not JSON.");
  }
}
