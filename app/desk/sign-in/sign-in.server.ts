/** Signs people in to the desk with codes (docs/security.md, "The desk"). */

import type { Business } from "#app/lib/business.ts";
import { deviceName } from "#app/lib/device-name.ts";
import { oneLine } from "#app/messages/letters/header-text.ts";
import { words } from "#app/messages/letters/job-blocks.ts";
import { renderRecovery } from "#app/messages/letters/owner-alerts.ts";
import { toOwner } from "#app/messages/letters/to-email.tsx";
import type { Email } from "#app/messages/mail/email.ts";
import type { SendEmail } from "#app/messages/mail/mailer.ts";
import { findSettings, saveSetting } from "#app/prices/owner-settings.server.ts";
import { addCode, countAttempt, spendEmailedCode, spendPrintedCode } from "./desk-codes.server.ts";
import {
  CODE_MINUTES,
  type DeskSession,
  EMAILED_LENGTH,
  emailedCode,
  readCode,
  readRecoveryCode,
} from "./desk-person.ts";
import { addSession } from "./desk-sessions.server.ts";
import type { CodeServices } from "./print-code.server.ts";
import { spendRecoveryCode } from "./recovery-codes.server.ts";

/** Asks within a number of minutes: of a network, of a browser that is known, and for one mailbox. */
const ASKS_OF_NETWORK = [
  { most: 5, minutes: 60 },
  { most: 10, minutes: 24 * 60 },
];
const ASKS_OF_KNOWN = [{ most: 10, minutes: 60 }];
const ASKS_FOR_MAILBOX = [
  { most: 30, minutes: 60 },
  { most: 100, minutes: 24 * 60 },
];
/** The email goes out once the answer has: neither its making nor its sending shows in the answer's time. */
const MAIL_AFTER_MS = 50;

type SignInServices = CodeServices & {
  sendEmail: SendEmail;
  business: Business;
  /** 32 random bytes in hexadecimal digits. */
  drawToken: () => string;
  /** Called when an email was not accepted. */
  onMailFailure: (reason: string, detail?: string) => void;
};

/** Who asks. */
type Asker = {
  /** Null where it is not known. */
  network: string | null;
  /** The secret of a browser in which the owner has signed in before; null: not such a one. */
  known: string | null;
};

type AskResult = { kind: "asked" } | { kind: "too-many"; waitSeconds: number };

/**
 * Emails a code to the owner, if that is whose address was typed. For any other address the same
 * happens but the email, so that nobody learns which one it is (rule 236). A known browser is counted
 * apart, so that strangers who ask for the owner's codes do not keep the owner from one.
 * @param browser the secret that the asking browser keeps: the code is good there alone
 */
export async function askCode(
  { email, browser, network, known }: Asker & { email: string; browser: string },
  services: SignInServices,
): Promise<AskResult> {
  const { client, hash, draw, now, business } = services;
  const at = now();
  const isOwner = sameMailbox(email, business.ownerEmail);
  const waitSeconds = await client.write((free) =>
    countAttempt(free, limitsOfAsker({ network, known }, hash), at),
  );
  if (waitSeconds !== null) return { kind: "too-many", waitSeconds };
  const mailbox = `ask:${hash(`mailbox:${plainMailbox(email)}`)}`;
  const countMailbox = () =>
    client.write((free) => countAttempt(free, limits(mailbox, ASKS_FOR_MAILBOX), at));
  const isTooMuchMail = known === null && (await countMailbox()) !== null;
  if (isTooMuchMail) return { kind: "asked" };
  const code = emailedCode(draw);
  // No code was sent to this address, so no code is accepted.
  const codeHash = hash(isOwner ? `code:${code}` : `none:${draw(2 ** 32)}`);
  const added = { codeHash, browserHash: hash(`browser:${browser}`), crewId: null };
  await client.write((free) => addCode(free, added, at));
  if (isOwner) setTimeout(() => void mail(code, browser, services), MAIL_AFTER_MS);
  return { kind: "asked" };
}

async function mail(
  code: string,
  browser: string,
  { sendEmail, business, hash, onMailFailure }: SignInServices,
): Promise<void> {
  const sent = await sendEmail(renderCodeEmail(code, business), hash(`mail:${browser}:${code}`));
  if (!sent.ok) onMailFailure(sent.reason, sent.detail);
}

function limitsOfAsker({ network, known }: Asker, hash: (text: string) => string) {
  if (known !== null) return limits(`ask:${hash(`known:${known}`)}`, ASKS_OF_KNOWN);
  return network === null ? [] : limits(`ask:${hash(`network:${network}`)}`, ASKS_OF_NETWORK);
}

export type EnterResult =
  | { kind: "in"; token: string; session: DeskSession }
  /** `triesLeft` null: it could be anybody's code. */
  | { kind: "wrong"; triesLeft: number | null }
  | { kind: "spent" };

/**
 * Signs a device in with a code that was emailed to this browser, or with a printed one. A right code
 * signs in however many wrong ones were typed by others; those write nothing (rule 235).
 * @param browser the secret of the browser that asked for a code; null: it did not ask
 */
export async function enterCode(
  { typed, browser, userAgent }: { typed: string; browser: string | null; userAgent: string },
  services: SignInServices,
): Promise<EnterResult> {
  const { client, hash, now } = services;
  const at = now();
  const code = readCode(typed);
  if (code === null) return { kind: "wrong", triesLeft: null };
  const isEmailed = code.length === EMAILED_LENGTH;
  if (isEmailed && browser === null) return { kind: "spent" };
  const codeHash = hash(`code:${code}`);
  const result = await client.write((free) =>
    isEmailed
      ? spendEmailedCode(free, { codeHash, browserHash: hash(`browser:${browser}`) }, at)
      : spendPrintedCode(free, codeHash, at),
  );
  if (result.kind !== "right") return result;
  return {
    kind: "in",
    ...(await signIn({ crewId: result.crewId, userAgent, isEmailed }, services)),
  };
}

/**
 * Signs the owner in with a code of the paper (rule 506), however many wrong ones were typed by others.
 * @returns null for a wrong one, which writes nothing
 */
export async function enterRecoveryCode(
  { typed, userAgent }: { typed: string; userAgent: string },
  services: SignInServices,
): Promise<{ token: string; session: DeskSession } | null> {
  if (!(await takeRecoveryCode(typed, deviceName(userAgent), services))) return null;
  return signIn({ crewId: null, userAgent, isEmailed: false }, services);
}

async function takeRecoveryCode(
  typed: string,
  device: string | null,
  services: SignInServices,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  if (code === null) return false;
  const at = services.now().toISOString();
  const isRight = await services.client.write((free) =>
    spendRecoveryCode(free, code, { at, device }),
  );
  if (isRight) tellOfRecovery("used", services);
  return isRight;
}

/** Tells the owner that a set was made, or that one of its codes was used (rule 508). */
export function tellOfRecovery(what: "made" | "used", services: SignInServices): void {
  const { sendEmail, business, drawToken, onMailFailure } = services;
  const send = async () => {
    const sent = await sendEmail(renderRecovery(what, business), `recovery-${drawToken()}`);
    if (!sent.ok) onMailFailure(sent.reason, sent.detail);
  };
  setTimeout(() => void send(), MAIL_AFTER_MS);
}

/** Signs a device in. @param crewId null: as the owner @param isEmailed whether by a code that came by email */
export async function signIn(
  {
    crewId,
    userAgent,
    isEmailed,
  }: { crewId: number | null; userAgent: string; isEmailed: boolean },
  { client, hash, now, drawToken }: SignInServices,
): Promise<{ token: string; session: DeskSession }> {
  const token = drawToken();
  const entered = {
    tokenHash: hash(`session:${token}`),
    crewId,
    device: deviceName(userAgent),
    at: now(),
  };
  const session = await client.write((free) => {
    // From now on a change of where they go needs one (rule 493).
    if (isEmailed && !findSettings(free).codesArrive)
      saveSetting(free, "codesArrive", true, entered.at.toISOString());
    return addSession(free, entered);
  });
  return { token, session };
}

/** Whether a change is confirmed: by a code that was emailed for it, or one that was printed for the owner. */
export async function confirmCode(
  { typed, browser }: { typed: string; browser: string },
  services: SignInServices,
): Promise<boolean> {
  if (await takeRecoveryCode(typed, null, services)) return true;
  const { client, hash, now } = services;
  const code = readCode(typed);
  if (code === null) return false;
  const codeHash = hash(`code:${code}`);
  const result = await client.write((free) =>
    code.length === EMAILED_LENGTH
      ? spendEmailedCode(free, { codeHash, browserHash: hash(`browser:${browser}`) }, now())
      : spendPrintedCode(free, codeHash, now()),
  );
  return result.kind === "right" && result.crewId === null;
}

type Period = { most: number; minutes: number };

function limits(key: string, periods: readonly Period[]) {
  return periods.map((period) => ({ key, ...period }));
}

function sameMailbox(one: string, other: string): boolean {
  return plainMailbox(one) === plainMailbox(other);
}

function plainMailbox(mailbox: string): string {
  return (/<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
}

/** The code to sign in with. It stands in the subject, so that a phone shows it without opening. */
function renderCodeEmail(code: string, business: Business): Email {
  const name = oneLine(business.name);
  const letter = {
    subject: `${code} is your code for the ${name} desk`,
    title: "Your sign-in code",
    preview: `The code works for ${CODE_MINUTES} minutes in the browser that asked for it.`,
    blocks: [
      { kind: "slot", head: code, lines: [], was: null, text: code } as const,
      words(
        `Type it where you asked for it. It works once, within ${CODE_MINUTES} minutes, and only in that browser.`,
      ),
      words(
        "Nobody from the business will ever ask you for this code. " +
          "If you didn't ask for it, you can ignore this email.",
      ),
    ],
    why: "You're getting this email because somebody asked to sign in to your desk.",
  };
  return toOwner(letter, { email: "" }, business, []);
}
