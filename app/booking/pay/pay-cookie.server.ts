import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Language } from "#app/lib/language.ts";
import { isToken } from "#app/lib/private-path.ts";

/** Stripe's page can be paid for a day. */
const DAY_SECONDS = 24 * 60 * 60;

/** The signed cookie that leads a browser from Stripe's page back to its booking (rule 387). */
export function createPayCookie(secret: string, secure: boolean) {
  const cookie = createCookie("paying", {
    httpOnly: true,
    maxAge: DAY_SECONDS,
    path: "/booking/paid",
    sameSite: "lax",
    secrets: [secret],
    secure,
  });
  const content = z.object({
    token: z.string().refine(isToken),
    language: z.enum(["en", "es"]).default("en"),
  });

  return {
    write: (token: string, language: Language) => cookie.serialize({ token, language }),
    /** The booking's token and the language of its page; null where there is no cookie or its signature is wrong. */
    read: async (request: Request): Promise<z.infer<typeof content> | null> => {
      const kept = await cookie.parse(request.headers.get("cookie")).catch(() => null);
      return content.safeParse(kept).data ?? null;
    },
  };
}
