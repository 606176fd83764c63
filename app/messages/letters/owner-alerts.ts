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

/** What "Send me a test" sends. */
export function renderTest(business: Business): Email {
  const words = "Your site's emails go out, and they reach you.";
  const letter = {
    ...{ subject: "A test from your booking site", title: "It works", preview: words },
    blocks: [{ kind: "words", text: words } as const],
    why: 'You\'re getting this email because somebody pressed "Send me a test" on your desk.',
  };
  return toOwner(letter, { email: "" }, business, []);
}

/** That where the owner's codes go was changed (rule 493). @param labels of the settings, as the desk names them */
export function renderSettingsChanged(labels: readonly string[], business: Business): Email {
  const words = `These settings were changed on your desk: ${labels.join(", ")}.`;
  const letter = {
    ...{ subject: "Where your sign-in codes go was changed", title: "A setting was changed" },
    preview: words,
    blocks: [
      { kind: "words", text: words } as const,
      {
        kind: "words",
        text:
          "If that wasn't you, somebody else is signed in to your desk: sign out every other device " +
          "there, or ask whoever looks after your server.",
      } as const,
      { kind: "button", label: "Open the desk", href: `${business.siteUrl}/desk` } as const,
    ],
    why: "Your booking site sends this email to the address of before when such a setting changes.",
  };
  return toOwner(letter, { email: "" }, business, []);
}

const RECOVERY = {
  made: {
    subject: "New recovery codes were made for your desk",
    words: "New recovery codes were made on your desk. Those from before no longer work.",
  },
  used: {
    subject: "A recovery code was used on your desk",
    words: "Somebody has used one of your recovery codes. Your inbox says what for, and when.",
  },
};

/** That recovery codes were made, or one was used (rule 508). */
export function renderRecovery(what: keyof typeof RECOVERY, business: Business): Email {
  const { subject, words } = RECOVERY[what];
  const letter = {
    ...{ subject, title: "Your recovery codes", preview: words },
    blocks: [
      { kind: "words", text: words } as const,
      {
        kind: "words",
        text: "If that wasn't you, sign out every other device on your desk, then make new codes.",
      } as const,
      {
        ...({ kind: "button", label: "Open the desk" } as const),
        href: `${business.siteUrl}/desk/settings/devices`,
      },
    ],
    why: "Your booking site sends you this email whenever recovery codes are made or used.",
  };
  return toOwner(letter, { email: "" }, business, []);
}
