import type { Business } from "#app/lib/business.ts";
import { oneLine } from "#app/messages/letters/header-text.ts";
import { words } from "#app/messages/letters/job-blocks.ts";
import { toOwner } from "#app/messages/letters/to-email.tsx";
import type { Email } from "#app/messages/mail/email.ts";
import { CODE_MINUTES } from "./desk-person.ts";

/** The code to sign in with. It stands in the subject, so that a phone shows it without opening. */
export function renderCodeEmail(code: string, business: Business): Email {
  const name = oneLine(business.name);
  const letter = {
    subject: `${code} is your code for the ${name} desk`,
    title: "Your sign-in code",
    preview: `It works for ${CODE_MINUTES} minutes, in the browser that asked for it.`,
    blocks: [
      { kind: "slot", head: code, lines: [], was: null, text: code } as const,
      words(
        `Type it where you asked for it. It works for ${CODE_MINUTES} minutes, once, and in that browser alone.`,
      ),
      words(
        "Nobody from the business or the site ever asks you for it. You did not ask? Then do nothing.",
      ),
    ],
    why: "You get this email because somebody asked to sign in to your desk.",
  };
  return toOwner(letter, { email: "" }, business, []);
}
