/**
 * The pages that answer a post of the desk without scripts (rule 432). They are shown at an address of their own,
 * which Back and a reload open again: a browser asks before it repeats a post, and what was typed would be gone.
 */
import { randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";

const KEPT_MS = 30 * 60_000;
const MAX_BYTES = 8_000_000;

type KeptAnswer = {
  until: number;
  session: string;
  status: number;
  headers: Headers;
  body: ArrayBuffer;
};

/** In this process's memory alone: after a restart the address shows the page as it is then. */
const kept = new LRUCache<string, KeptAnswer>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body }) => body.byteLength + 1,
});

/** The token of whoever asks; null: nobody who is signed in. */
type ReadSession = (request: Request) => Promise<string | null>;

/** Leads from a post to its answer, which is kept; any other response stays as it is. */
export async function keepAnswer(
  request: Request,
  response: Response,
  readSession: ReadSession,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== "POST" || !isDesk(url)) return response;
  const session = await readSession(request);
  if (session === null) return response;
  const { status, headers } = response;
  const id = randomBytes(16).toString("hex");
  const body = await response.arrayBuffer();
  kept.set(id, { until: Date.now() + KEPT_MS, session, status, headers, body });
  url.searchParams.set("answer", id);
  const location = `${url.pathname}${url.search}`;
  return new Response(null, { status: 303, headers: { ...PRIVATE_HEADERS, Location: location } });
}

/** The answer that an address names, for the session that has posted; null: there is none (any more). */
export async function keptAnswer(
  request: Request,
  readSession: ReadSession,
): Promise<Response | null> {
  const url = new URL(request.url);
  const id = url.searchParams.get("answer");
  const answer = request.method === "GET" && isDesk(url) && id ? kept.get(id) : undefined;
  if (!answer || answer.until < Date.now()) return null;
  if (answer.session !== (await readSession(request))) return null;
  const { body, status, headers } = answer;
  return new Response(body, { status, headers });
}

/** Nothing of a customer who was erased is shown again (rule 239). */
export function forgetAnswers(): void {
  kept.clear();
}

function isDesk({ pathname }: URL): boolean {
  return /^\/desk(?:\/|$)/.test(pathname);
}
