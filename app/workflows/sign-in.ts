/** Signs people in to the desk with codes (docs/security.md, "The desk"). */
import type { Business } from "#app/domain/business.ts";
import {
  type DeskSession,
  deviceName,
  EMAILED_LENGTH,
  emailedCode,
  readCode,
} from "#app/domain/desk-person.ts";
import { renderCodeEmail } from "#app/emails/desk-code.ts";
import type { DeskStore } from "#app/services/desk-store.ts";
import type { SendEmail } from "#app/services/mailer.ts";
import type { CodeServices } from "./print-code.ts";

/** Posts within a number of minutes. One mailbox, one address, and everybody together. */
const ASKS_OF_OWNER = [
  { most: 5, minutes: 60 },
  { most: 20, minutes: 24 * 60 },
];
const ASKS_OF_ADDRESS = [{ most: 10, minutes: 60 }];
const ALL_ASKS = [{ most: 200, minutes: 60 }];
const TRIES_OF_ADDRESS = [{ most: 30, minutes: 60 }];
const ALL_PRINTED_TRIES = [{ most: 300, minutes: 60 }];

type SignInServices = CodeServices & {
  desk: DeskStore;
  sendEmail: SendEmail;
  business: Business;
  /** 32 random bytes in hexadecimal digits. */
  drawToken: () => string;
  /** Called when the code's email was not accepted. */
  onMailFailure: (reason: string, detail?: string) => void;
};

/** Who asks. The address is null where it is not known. */
type Asker = { address: string | null };

type AskResult = { kind: "asked" } | { kind: "too-many"; waitSeconds: number };

/**
 * Emails a code to the owner, if that is whose address was typed. For any other address the same
 * happens but the email, so that nobody learns which one it is; neither does the answer wait for the
 * mail service.
 * @param browser the secret that the asking browser keeps: the code is good there alone
 */
export async function askCode(
  { email, browser, address }: Asker & { email: string; browser: string },
  services: SignInServices,
): Promise<AskResult> {
  const { desk, hash, draw, now, business } = services;
  const at = now();
  const isOwner = sameMailbox(email, business.ownerEmail);
  const waitSeconds = await desk.countAttempt(
    [
      ...(isOwner ? limits("ask:owner", ASKS_OF_OWNER) : limits("ask:others", ALL_ASKS)),
      ...ofAddress("ask", address, ASKS_OF_ADDRESS, hash),
    ],
    at,
  );
  if (waitSeconds !== null) return { kind: "too-many", waitSeconds };
  const code = emailedCode(draw);
  // Where nobody gets the code, none is right.
  const codeHash = hash(isOwner ? `code:${code}` : `none:${draw(2 ** 32)}`);
  await desk.addCode({ codeHash, browserHash: hash(`browser:${browser}`), crewId: null }, at);
  if (isOwner) void mail(code, browser, services);
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

export type EnterResult =
  | { kind: "in"; token: string; session: DeskSession }
  /** `triesLeft` null: it could be anybody's code. */
  | { kind: "wrong"; triesLeft: number | null }
  | { kind: "spent" }
  | { kind: "too-many"; waitSeconds: number };

/**
 * Signs a device in with a code that was emailed to this browser, or with a printed one.
 * @param browser the secret of the browser that asked for a code; null: it did not ask
 */
export async function enterCode(
  {
    typed,
    browser,
    address,
    userAgent,
  }: Asker & { typed: string; browser: string | null; userAgent: string },
  services: SignInServices,
): Promise<EnterResult> {
  const { desk, hash, now, drawToken } = services;
  const at = now();
  const code = readCode(typed);
  if (code === null) return { kind: "wrong", triesLeft: null };
  const isEmailed = code.length === EMAILED_LENGTH;
  if (isEmailed && browser === null) return { kind: "spent" };
  const waitSeconds = await desk.countAttempt(
    [
      ...ofAddress("try", address, TRIES_OF_ADDRESS, hash),
      // Emailed codes have tries of their own.
      ...(isEmailed ? [] : limits("try:printed", ALL_PRINTED_TRIES)),
    ],
    at,
  );
  if (waitSeconds !== null) return { kind: "too-many", waitSeconds };
  const codeHash = hash(`code:${code}`);
  const result = isEmailed
    ? await desk.spendEmailedCode({ codeHash, browserHash: hash(`browser:${browser}`) }, at)
    : await desk.spendPrintedCode(codeHash, at);
  if (result.kind !== "right") return result;
  const token = drawToken();
  const session = await desk.addSession({
    tokenHash: hash(`session:${token}`),
    crewId: result.crewId,
    device: deviceName(userAgent),
    at,
  });
  return { kind: "in", token, session };
}

type Period = { most: number; minutes: number };

function limits(key: string, periods: readonly Period[]) {
  return periods.map((period) => ({ key, ...period }));
}

function ofAddress(
  what: string,
  address: string | null,
  periods: readonly Period[],
  hash: (text: string) => string,
) {
  return address === null ? [] : limits(`${what}:${hash(`address:${address}`)}`, periods);
}

function sameMailbox(one: string, other: string): boolean {
  const plain = (mailbox: string) =>
    (/<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox).trim().toLowerCase();
  return plain(one) === plain(other);
}
