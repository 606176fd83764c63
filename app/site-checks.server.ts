/**
 * The request checks of the running site, made from its settings: its secret, its signed cookie, its
 * rate limits. The services are chosen in services.server.ts.
 */

import { createBookingCookie } from "./booking/booking-cookie.server.ts";
import { createDeskCookies } from "./desk/sign-in/desk-cookies.server.ts";
import { env, orStop } from "./server/env.server.ts";
import {
  createRateLimit,
  createRecipientLimit,
  noRateLimit,
  type RateLimit,
} from "./server/requests/rate-limit.server.ts";
import { sessionSecret } from "./server/settings.server.ts";

export const secret = orStop(() => sessionSecret(env));
const isHttps = env.SITE_URL.startsWith("https:");
export const bookingCookie = createBookingCookie(secret, isHttps);
export const deskCookies = createDeskCookies(secret, isHttps);

/** Enough for a property manager's busy day, and too few to flood a stranger's mailbox. */
export const recipientWait = env.RATE_LIMITS
  ? createRecipientLimit({ emails: 12, seconds: 24 * 60 * 60 })
  : noRateLimit;
export const bookingRate = chooseRateLimit({ perAddress: 30, inAll: 600, seconds: 600 });
/** ZIPs that a browser asks the truck's marked windows of: a customer types one or two. */
export const nearRate = chooseRateLimit({ perAddress: 40, inAll: 2_000, seconds: 600 });
/** Posts of the customers' own pages. */
export const changeRate = chooseRateLimit({ perAddress: 60, inAll: 2_000, seconds: 600 });
/** A customer requests a lost link once or twice. */
export const linkRate = chooseRateLimit({ perAddress: 10, inAll: 300, seconds: 600 });
/** Wrong codes at the sign-in. A right one is never refused, whoever else has tried (rule 235). */
export const wrongCodeRate = chooseRateLimit({ perAddress: 30, inAll: 300, seconds: 3_600 });
/** Posts of one person's desk, a queue of a whole day at once included. */
export const deskRate = chooseRateLimit({ perAddress: 600, inAll: 3_000, seconds: 600 });
export const chatRate = chooseRateLimit({ perAddress: 120, inAll: 20_000, seconds: 60 });
/** Photos, each of which a model is paid for: a household's garage twice over, and a bounded hour for all. */
export const photoRate = chooseRateLimit({ perAddress: 40, inAll: 600, seconds: 3_600 });
/** Posts of the form that asks for a quote, those included that are shown again with what is missing. */
export const quoteRate = chooseRateLimit({ perAddress: 30, inAll: 400, seconds: 3_600 });
export const leadRate = chooseRateLimit({ perAddress: 30, inAll: 2_000, seconds: 600 });

function chooseRateLimit(limit: RateLimit) {
  return env.RATE_LIMITS ? createRateLimit(limit, env.TRUST_PROXY) : noRateLimit;
}
