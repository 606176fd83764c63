import { createCookie } from "@remix-run/node";
import { z } from "zod";

const THIRTY_DAYS_SECONDS = 30 * 24 * 60 * 60;
const contentSchema = z.object({ bookingKey: z.string() });

/** The signed cookie that lets a browser see the booking it made last (rule 65). */
export function createBookingCookie(secret: string, secure: boolean) {
  const cookie = createCookie("booking", {
    httpOnly: true,
    maxAge: THIRTY_DAYS_SECONDS,
    path: "/",
    sameSite: "lax",
    secrets: [secret],
    secure,
  });

  return {
    write: (bookingKey: string) => cookie.serialize({ bookingKey }),
    read: async (request: Request): Promise<string | null> => {
      const content = await cookie.parse(request.headers.get("cookie")).catch(() => null);
      const parsed = contentSchema.safeParse(content);
      return parsed.success ? parsed.data.bookingKey : null;
    },
  };
}
