/** What the desk reads and changes of a day and of one job. */
import { randomUUID } from "node:crypto";
import { deskCards } from "#app/card-services.server.ts";
import { findCustomerNote } from "#app/desk/customers/customer-notes.server.ts";
import { type Clash, itemWords, nowLines } from "#app/desk/job/clash.ts";
import { type DeskJob, viewDeskJob } from "#app/desk/job/desk-job.ts";
import { words } from "#app/desk/job/words.ts";
import type { DeskPerson } from "#app/desk/sign-in/desk-person.ts";
import { textedOf } from "#app/desk/texts/texted.server.ts";
import { pressDraft, readDraft } from "#app/jobs/item-draft.ts";
import type { Job } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import {
  findMessages,
  findPutOff,
  findWaiting,
  sendAtOnce,
} from "#app/jobs/messages/messages.server.ts";
import { findMoney } from "#app/jobs/money/money.server.ts";
import { findReviewAsk } from "#app/jobs/reviews/review-asks.server.ts";
import { reviewLines } from "#app/jobs/reviews/review-lines.ts";
import { isStopped } from "#app/jobs/texts/text-consent.server.ts";
import { lastTextId } from "#app/jobs/texts/thread.server.ts";
import { deskTimeline } from "#app/jobs/timeline.ts";
import { daysOfJob } from "#app/jobs/visits.server.ts";
import { waitlist } from "#app/jobs/waitlist/waitlist.server.ts";
import { spokenLanguage } from "#app/lib/language.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { type Cart, parseOperation, serializeCart } from "#app/prices/cart.ts";
import { bareProduct, type Product } from "#app/prices/catalog.ts";
import { searchPriceList } from "#app/prices/catalog-search.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import type { DeskSettings } from "#app/prices/owner-settings.ts";
import { now } from "#app/server/env.server.ts";
import {
  changeServices,
  findProduct,
  linesIn,
  notAcceptedIn,
  sendsMail,
  shopIn,
  shopNumbers,
  textTerms,
} from "#app/services.server.ts";
import { connection, write } from "#db/client.server.ts";

/** A job as a person of the desk may see it, in the language that is spoken. */
export function viewOnDesk(
  job: Job,
  person: DeskPerson,
  settings: DeskSettings = findSettings(connection()),
): DeskJob {
  const messages = findMessages(connection(), job.id);
  const known = {
    events: findEvents(connection(), job.id),
    money: findMoney(connection(), job.id),
    cards: deskCards(job),
    customerNote: findCustomerNote(connection(), job),
    waits: waitlist.wordsFor(job),
    putOff: findPutOff(connection(), job.id),
    reviewLines: reviewLines(findReviewAsk(connection(), job.id), messages, job, {
      email: sendsMail(),
      text: textTerms.isSending,
    }),
    texts: {
      messages,
      isStopped: isStopped(connection(), job.phone),
      lastId: lastTextId(connection(), job.phone),
      texted: textedOf(connection(), job),
    },
    mailAt: findWaiting(connection(), [job.id]).get(job.id) ?? null,
    days: daysOfJob(connection(), job),
    now: now(),
    settings,
    findProduct,
  };
  const view = viewDeskJob(job, person, known);
  return { ...view, lines: linesIn(spokenLanguage(), view.lines) };
}

/**
 * What a post is answered with that was based on an earlier state of its job (rule 272).
 * @param mine what was posted, as text
 */
export function clashFor(person: DeskPerson, form: URLSearchParams, mine: () => string[]) {
  return (job: Job): Clash => {
    const [last = null] = deskTimeline(findEvents(connection(), job.id), job.name);
    const note = form.has("seen") ? (job.deskNote ?? "") : null;
    return {
      ...{ name: job.name, phone: phoneWords(job), mine: mine() },
      now: note === null ? nowLines(viewOnDesk(job, person)) : [note || words.clash.noNote],
      last: last && { title: last.title, at: last.at },
      stamp: {
        ...{ requestId: randomUUID(), revision: job.revision },
        ...(note !== null && { seen: note }),
      },
      again: [...form].filter(([name]) => !["requestId", "revision", "seen"].includes(name)),
    };
  };
}

/** Sends the email about a job's last press now, which can no longer be held back then (rule 282). */
export async function mailAtOnce({ id }: Pick<Job, "id">): Promise<void> {
  await write((free) => sendAtOnce(free, id, now().toISOString()));
  changeServices.onMessagesDue();
}

/** A list of ids and units in words. @param known lines whose items the price list may no longer have */
export function listWords(lines: Cart, known: readonly JobLine[]): string[] {
  const shop = shopIn(spokenLanguage());
  const nameOf = (id: string) => shop.findProduct(id) ?? known.find((line) => line.id === id);
  return itemWords(lines.map(({ id, quantity }) => ({ quantity, name: nameOf(id)?.name ?? id })));
}

/** Whatever a job can hold, with what a search in it finds, in the language that is spoken. */
export function itemPage(query: string): { items: Product[] } & ReturnType<typeof searchPriceList> {
  const language = spokenLanguage();
  const products = [...loadSizes(shopNumbers()), ...shopIn(language).catalog.items];
  const found = searchPriceList(products, notAcceptedIn(language), query);
  return { items: products.map(bareProduct), ...found };
}

/** The list of a form after the press that it was sent with. */
export function pressedDraft(form: URLSearchParams, { items }: Job): string {
  const { lines } = readDraft(form.get("draft") ?? "", items, findProduct);
  const operation = parseOperation(form.get("change") ?? "");
  return serializeCart(operation ? pressDraft(lines, operation, items, findProduct).lines : lines);
}
