import { randomBytes } from "node:crypto";
import { quoteTextOffer } from "#app/messages/texts/text-offer.ts";
import { live } from "#app/server/env.server.ts";
import { business, changeServices, photoServices, takesTexts } from "#app/services.server.ts";

/** What asking for a quote needs. */
export const askServices = live(() => ({
  ...photoServices,
  onMessagesDue: changeServices.onMessagesDue,
  /** Null: no texts are offered. */
  textOffer: takesTexts() ? quoteTextOffer(business.name) : null,
  drawQuoteToken: () => randomBytes(16).toString("hex"),
}));
