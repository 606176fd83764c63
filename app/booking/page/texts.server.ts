/** The texts about a booking, as its customer turns them on and off (rule 371). */

import { maskedPhone } from "#app/booking/booking-view.ts";
import type { Job } from "#app/jobs/job.ts";
import { isStopped, isTextable, setTexts } from "#app/jobs/texts/text-consent.server.ts";
import { isOpen } from "#app/jobs/visit.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { offerWords, type TextOffer, textBox } from "#app/messages/texts/text-offer.ts";
import type { Database } from "#db/open.server.ts";
import type { PageTexts } from "./Texts.tsx";
import { words } from "./view-words.ts";

type TextTerms = {
  /** Null: no texts are offered. */
  offer: TextOffer | null;
  /** The number that texts come from; null: it is not known. */
  from: string | null;
  /** Whether texts leave the machine: the outbox is only a folder (rule 300). */
  isSending: boolean;
};

/** What the page says of texts; null: nothing, as none can come. */
export function viewTexts(
  database: Database,
  job: Job,
  { offer, from, isSending }: TextTerms,
): PageTexts | null {
  if (!offer || !isOpen(job) || !isTextable(job.phone)) return null;
  const number = maskedPhone(job);
  if (isStopped(database, job.phone)) {
    const said = words.textsStopped(number, from && phoneWords({ phone: from }));
    return { words: said, button: null, isSent: false };
  }
  if (job.textsSince) {
    const button = { value: "off", children: words.stopTexts } as const;
    return { words: words.textsOnFor(number), button, isSent: isSending };
  }
  const { hint } = textBox(offer);
  const button = { value: "on", children: offer.label } as const;
  return { words: words.textsOffFor(number, hint), button, isSent: false };
}

/** Turns them on or off; a repeat changes nothing. */
export function changeTexts(
  database: Database,
  job: Job,
  isOn: boolean,
  { offer }: TextTerms,
  at: string,
): void {
  if (isOn && (!offer || !isOpen(job))) return;
  const pressed = offer && isOn ? offerWords(offer) : words.stopTexts;
  setTexts(database, job.id, { at, who: "customer", isOn, words: pressed });
}
