import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { addressKey, clientAddress } from "./client-address.server.ts";

export type RateLimit = {
  /** Posts an address may make in the period: generous for a household or an office. */
  perAddress: number;
  /** Posts allowed in all, where addresses are not known. */
  inAll: number;
  seconds: number;
};

/** Null when the request may go on, else the seconds to wait. It may count as several posts. */
export type CheckRate = (request: Request, posts?: number) => Promise<number | null>;

/** Counts posts in this process's memory; a restart clears the counts. */
export function createRateLimit(
  { perAddress, inAll, seconds }: RateLimit,
  trustProxy: boolean,
): CheckRate {
  const byAddress = new RateLimiterMemory({ points: perAddress, duration: seconds });
  const together = new RateLimiterMemory({ points: inAll, duration: seconds });

  return async function checkRate(request, posts = 1) {
    const address = clientAddress(request, trustProxy);
    try {
      await (address === null
        ? together.consume("all", posts)
        : byAddress.consume(addressKey(address), posts));
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw refusal;
    }
  };
}

/** A time to wait in words: "20 seconds", "3 minutes". */
export function waitWords(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? "second" : "seconds"}`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** No limit: for benchmarks and load tests. */
export const noRateLimit: CheckRate = async () => null;
