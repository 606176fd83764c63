import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readDesk, SIGN_IN_PATH } from "#app/desk/desk-guard.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskCookies } from "#app/site-checks.server.ts";
import { write } from "#db/client.server.ts";
import { endSession } from "./desk-sessions.server.ts";

/** Ends this device's session, and deletes what the browser has stored of the desk. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await readDesk(request);
  if (session) await write((free) => endSession(free, session.id, now()));
  const headers = {
    ...PRIVATE_HEADERS,
    "Clear-Site-Data": '"cache"',
    "Set-Cookie": await deskCookies.endSession(),
  };
  return redirect(SIGN_IN_PATH, { status: 303, headers });
}

/** A GET changes nothing. */
export function loader() {
  return redirect("/desk", { headers: PRIVATE_HEADERS });
}
