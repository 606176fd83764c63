import { words as shown } from "#app/booking/words/price-words.en.ts";
import { words as consent } from "#app/jobs/money/consent-words.en.ts";

/** A new price as its customer reads it on the crew's phone. */
export const words = {
  consent,
  shown,
  none: "There is no new price",
  handBack: "Please hand the phone back to the crew.",
};
