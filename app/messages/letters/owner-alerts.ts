import type { Business } from "#app/lib/business.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import type { Email } from "#app/messages/mail/email.ts";
import { toOwner } from "./to-email.tsx";

/** What needs the owner, as the inbox has it (rule 503). */
export function renderNeeds(
  matters: readonly { title: string; words: string }[],
  business: Business,
): Email {
  const [first] = matters;
  const count = matters.length;
  const subject =
    count === 1 ? `Your site needs you: ${first?.title}` : `Your site needs you: ${count} things`;
  const steps = matters.map(({ title, words }) => `${title}. ${words}`.trim());
  const letter = {
    ...{ subject, title: "Your site needs you", preview: first?.title ?? "" },
    blocks: [
      { kind: "steps", title: "To look after", steps } as const,
      { kind: "button", label: "Open the inbox", href: `${business.siteUrl}/desk/inbox` } as const,
    ],
    why: "Your booking site sends you this email at most once a day, when something needs you.",
  };
  return toOwner(letter, { email: "" }, business, []);
}

/** The time that the site was down, once it is up again (rule 505). */
export function renderOutage(
  { from, to }: { from: string; to: string },
  business: Business,
): Email {
  const [since, until] = [houstonTime(from), houstonTime(to)];
  const words =
    `Nobody could book from ${since} to ${until}. It is up again, and no booking that was ` +
    "confirmed is lost.";
  const letter = {
    ...{
      subject: `Your site was down until ${until}`,
      title: "Your site was down",
      preview: words,
    },
    blocks: [
      { kind: "words", text: words } as const,
      { kind: "button", label: "Open the desk", href: `${business.siteUrl}/desk` } as const,
    ],
    why: "Your booking site sends you this email when it starts after it was down for ten minutes.",
  };
  return toOwner(letter, { email: "" }, business, []);
}
