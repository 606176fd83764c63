/** Why an answer to a new price was not taken (rules 410 to 414), for the customer or the crew beside them. */

import type { Refused } from "./change.ts";
import { words } from "./price-words.ts";

export const MAX_SIGNER_CHARACTERS = 100;

export function answerRefusal(why: keyof typeof words.refusals): Refused {
  return { ...words.refusals[why], status: why === "no-name" ? 422 : 409 };
}
