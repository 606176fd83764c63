/** The way in to the owner's desk: every loader and action of it begins here. */
import { redirect } from "@remix-run/node";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskCookies } from "#app/site-checks.server.ts";
import { connection, write } from "#db/client.server.ts";
import { signInServices } from "./desk.server.ts";
import { QUEUE_HEADER } from "./offline/desk-queue.ts";
import type { DeskPerson, DeskRole, DeskSession } from "./sign-in/desk-person.ts";
import { findSession, renewSession } from "./sign-in/desk-sessions.server.ts";

export const SIGN_IN_PATH = "/desk/sign-in";
const RENEW_AFTER_MS = 86_400_000;

type Known<Role extends DeskRole> = DeskSession & {
  person: Role extends "owner" ? Extract<DeskPerson, { role: "owner" }> : DeskPerson;
};

/**
 * Lets in whoever may see a page: "owner" the owner alone, "crew" everybody who is signed in. Call it
 * before anything is loaded, so that nothing is that the person may not see.
 * @throws Response: to the sign-in, 401 to a queue, 403 for a crew member on an owner's page
 */
export async function requireDesk<Role extends DeskRole>(
  request: Request,
  role: Role,
): Promise<Known<Role>> {
  const session = await readDesk(request);
  if (!session) throw signInFirst(request);
  if (role === "owner" && session.person.role !== "owner") {
    throw new Response("Forbidden", { status: 403, headers: PRIVATE_HEADERS });
  }
  return session as Known<Role>;
}

/** Who is signed in on this device; null: nobody. */
export async function readDesk(request: Request): Promise<DeskSession | null> {
  const token = await deskCookies.readSession(request);
  if (token === null) return null;
  return findSession(connection(), signInServices.hash(`session:${token}`), now());
}

/**
 * Lets a session last on, once a day.
 * @returns the header that keeps the cookie as long; none on most requests
 */
export async function slideSession(
  request: Request,
  { id, seenAt }: DeskSession,
  at: Date,
): Promise<Record<string, string>> {
  const token = await deskCookies.readSession(request);
  if (token === null || at.getTime() - Date.parse(seenAt) < RENEW_AFTER_MS) return {};
  await write((free) => renewSession(free, id, at));
  return { "Set-Cookie": await deskCookies.writeSession(token) };
}

function signInFirst(request: Request): Response {
  if (request.headers.has(QUEUE_HEADER)) {
    return new Response("Sign in again", { status: 401, headers: PRIVATE_HEADERS });
  }
  return redirect(SIGN_IN_PATH, { status: 303, headers: PRIVATE_HEADERS });
}
