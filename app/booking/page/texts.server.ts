/** The texts about a booking, as its customer turns them on and off (rule 371). */

import { maskedPhone } from "#app/booking/booking-view.ts";
import type { Job } from "#app/jobs/job.ts";
import { isStopped, isTextable, setTexts } from "#app/jobs/texts/text-consent.server.ts";
import { isOpen } from "#app/jobs/visit.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { offerWords, type TextOffer, textBox } from "#app/messages/texts/text-offer.ts";
import type { Database } from "#db/open.server.ts";
import type { PageTexts } from "./Texts.tsx";

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
    const to = from
      ? `Text START to ${phoneWords({ phone: from })}`
      : "Reply START to our last text";
    const words = `Off: ${number} has texted STOP. ${to} to get texts again.`;
    return { words, button: null, isSent: false };
  }
  if (job.textsSince) {
    const button = { value: "off", children: "Stop the texts" } as const;
    return { words: `On for ${number}.`, button, isSent: isSending };
  }
  const { hint } = textBox(offer);
  const button = { value: "on", children: offer.label } as const;
  return { words: `Off for ${number}. ${hint}`, button, isSent: false };
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
  const words = offer && isOn ? offerWords(offer) : "Stop the texts";
  setTexts(database, job.id, { at, who: "customer", isOn, words });
}
