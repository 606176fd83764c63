import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { emailKey } from "#app/lib/email-address.ts";
import { clientNetwork } from "./client-address.server.ts";
import { words } from "./wait-words.ts";

export type RateLimit = {
  /** Posts an address may make in the period: generous for a household or an office. */
  perAddress: number;
  /** Posts allowed in all, where addresses are not known. */
  inAll: number;
  seconds: number;
};

/**
 * Null when the request is allowed, else the seconds to wait. A request may count as several posts.
 */
export type CheckRate = (request: Request, posts?: number) => Promise<number | null>;

/** Counts posts in this process's memory; a restart clears the counts. */
export function createRateLimit(
  { perAddress, inAll, seconds }: RateLimit,
  trustProxy: boolean,
): CheckRate {
  const byAddress = new RateLimiterMemory({ points: perAddress, duration: seconds });
  const together = new RateLimiterMemory({ points: inAll, duration: seconds });

  return async function checkRate(request, posts = 1) {
    const network = clientNetwork(request, trustProxy);
    return secondsToWait(() =>
      network === null ? together.consume("all", posts) : byAddress.consume(network, posts),
    );
  };
}

/** As CheckRate, for the recipient of an email. */
type CheckRecipient = (email: string) => Promise<number | null>;

/**
 * Counts the emails to one mailbox from all senders: posts from many addresses may name one
 * recipient. In this process's memory, as above.
 */
export function createRecipientLimit({
  emails,
  seconds,
}: {
  emails: number;
  seconds: number;
}): CheckRecipient {
  const byMailbox = new RateLimiterMemory({ points: emails, duration: seconds });
  return (email) => secondsToWait(() => byMailbox.consume(mailboxKey(email)));
}

/**
 * The common form of a mailbox's spellings: without capitals, the part after a plus, and at Gmail
 * the dots.
 */
export function mailboxKey(email: string): string {
  const [local = "", host = ""] = emailKey(email).split("@");
  const user = local.replace(/\+.*/s, "");
  const isGmail = /^(?:gmail|googlemail)\.com$/.test(host);
  return isGmail ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${host}`;
}

/** Null when the request is allowed. */
async function secondsToWait(consume: () => Promise<unknown>): Promise<number | null> {
  try {
    await consume();
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/** A time to wait in words: "20 seconds", "3 minutes". */
export function waitWords(seconds: number): string {
  return seconds < 90 ? words.seconds(seconds) : words.minutes(Math.ceil(seconds / 60));
}

/** The check used when limits are switched off, for benchmarks and load tests. */
export const noRateLimit = async (..._: unknown[]): Promise<null> => null;
