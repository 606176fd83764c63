import { signInServices } from "#app/desk/desk.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskCookies } from "#app/site-checks.server.ts";
import type { DeskSession } from "./desk-person.ts";

/** The headers that keep a device signed in; the owner's is known from now on (rule 236), and in English. */
export async function signedInHeaders(
  request: Request,
  { token, session }: { token: string; session: DeskSession },
): Promise<Headers> {
  const headers = new Headers(PRIVATE_HEADERS);
  headers.append("Set-Cookie", await deskCookies.writeSession(token));
  headers.append("Set-Cookie", await deskCookies.endAsk());
  if (session.person.role === "owner") {
    const mark = (await deskCookies.readKnown(request)) ?? signInServices.drawToken();
    headers.append("Set-Cookie", await deskCookies.writeKnown(mark));
    headers.append("Set-Cookie", deskCookies.endSpanish());
  }
  return headers;
}
