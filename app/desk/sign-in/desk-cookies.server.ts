/**
 * The desk's cookies: the session of a device, the secret of a browser that asked for a code, the mark of a browser
 * in which the owner has signed in before (rule 236), and the language of the crew's screens (rule 588).
 */
import { type CookieOptions, createCookie } from "@remix-run/node";
import { z } from "zod";
import { CODE_MINUTES, SESSION_DAYS } from "./desk-person.ts";

/** Browsers keep no cookie longer. */
const KNOWN_DAYS = 400;
const TOKEN = /^[0-9a-f]{64}$/;
const askSchema = z.object({ browser: z.string().regex(TOKEN), email: z.string() });

/** What a browser keeps while its owner looks for the code. */
type AskCookie = z.infer<typeof askSchema>;

/**
 * They last as long as what they open, so that a home-screen app that is closed is still signed in,
 * and belong to every path: Remix asks for the data of /desk at /desk.data. Under https their names begin
 * with `__Host-`: a browser then takes them from this host alone, over https, and not from a neighbor
 * under the same domain. Cookies under the earlier names count no more.
 */
export function createDeskCookies(secret: string, secure: boolean) {
  const options: CookieOptions = {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure,
  };
  // Not signed: app/lib/language.ts reads it as text.
  const spanish = (value: string, maxAge: number) =>
    `desk-language=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  const prefix = secure ? "__Host-" : "";
  const session = createCookie(`${prefix}desk`, { ...options, maxAge: SESSION_DAYS * 86_400 });
  const ask = createCookie(`${prefix}desk-ask`, { ...options, maxAge: CODE_MINUTES * 60 });
  const known = createCookie(`${prefix}desk-known`, { ...options, maxAge: KNOWN_DAYS * 86_400 });

  return {
    writeSession: (token: string) => session.serialize(token),
    endSession: () => session.serialize("", { maxAge: 0 }),
    /** The session's token; null where there is none or its signature is wrong. */
    readSession: (request: Request) => readToken(session, request),
    writeSpanish: () => spanish("es", KNOWN_DAYS * 86_400),
    endSpanish: () => spanish("", 0),
    writeKnown: (browser: string) => known.serialize(browser),
    /** The secret of a browser in which the owner has signed in; null: of none. */
    readKnown: (request: Request) => readToken(known, request),
    writeAsk: (content: AskCookie) => ask.serialize(content),
    endAsk: () => ask.serialize("", { maxAge: 0 }),
    readAsk: async (request: Request): Promise<AskCookie | null> => {
      const content = await ask.parse(request.headers.get("cookie")).catch(() => null);
      const parsed = askSchema.safeParse(content);
      return parsed.success ? parsed.data : null;
    },
  };
}

/** The token in a cookie; null where there is none or its signature is wrong. */
async function readToken(
  cookie: ReturnType<typeof createCookie>,
  request: Request,
): Promise<string | null> {
  const token = await cookie.parse(request.headers.get("cookie")).catch(() => null);
  return typeof token === "string" && TOKEN.test(token) ? token : null;
}
