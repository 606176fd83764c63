/** The desk's two cookies: the session of a device, and the secret of a browser that asked for a code. */
import { type CookieOptions, createCookie } from "@remix-run/node";
import { z } from "zod";
import { CODE_MINUTES, SESSION_DAYS } from "#app/domain/desk-person.ts";

const TOKEN = /^[0-9a-f]{64}$/;
const askSchema = z.object({ browser: z.string().regex(TOKEN), email: z.string() });

/** What a browser keeps while its owner looks for the code. */
type AskCookie = z.infer<typeof askSchema>;

/**
 * Both last as long as what they open, so that a home-screen app that is closed is still signed in,
 * and both belong to every path: Remix asks for the data of /desk at /desk.data.
 */
export function createDeskCookies(secret: string, secure: boolean) {
  const options: CookieOptions = {
    httpOnly: true,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure,
  };
  const session = createCookie("desk", { ...options, maxAge: SESSION_DAYS * 86_400 });
  const ask = createCookie("desk-ask", { ...options, maxAge: CODE_MINUTES * 60 });

  return {
    writeSession: (token: string) => session.serialize(token),
    endSession: () => session.serialize("", { maxAge: 0 }),
    /** The session's token; null where there is none or its signature is wrong. */
    readSession: async (request: Request): Promise<string | null> => {
      const token = await session.parse(request.headers.get("cookie")).catch(() => null);
      return typeof token === "string" && TOKEN.test(token) ? token : null;
    },
    writeAsk: (content: AskCookie) => ask.serialize(content),
    endAsk: () => ask.serialize("", { maxAge: 0 }),
    readAsk: async (request: Request): Promise<AskCookie | null> => {
      const content = await ask.parse(request.headers.get("cookie")).catch(() => null);
      const parsed = askSchema.safeParse(content);
      return parsed.success ? parsed.data : null;
    },
  };
}
