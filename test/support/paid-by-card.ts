/** A site that takes cards, its stand-in for Stripe, and a job that is done and not paid. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { type DeskSite, openDeskSite, stamp } from "./desk-site.ts";
import { type Browser, SITE_NOW } from "./site.ts";
import { type StripeEvent, signed, startStripe, stripeSettings } from "./stripe-stand-in.ts";
import { typedBooking } from "./typed-booking.ts";

/** Half a load and a refrigerator: $600.60. */
export const CARD_CART = "load-half.1_refrigerator.1";
export const CARD_CENTS = 60_060;

export async function openCardSite(settings: Record<string, string> = {}) {
  const stripe = await startStripe();
  onTestFinished(stripe.close);
  const site = await openDeskSite({ ...stripeSettings(stripe), ...settings });
  const { cardServices: ofCards, cardDue } = await import("#app/card-services.server.ts");
  const { askNextCheckout } = await import("#app/money/cards/pay-by-card.server.ts");
  const { askNextRefund } = await import("#app/money/cards/refund-by-card.server.ts");
  const cardServices = ofCards();
  if (!cardServices) throw new Error("No card is taken");
  const owner = await site.signedIn();

  return {
    ...site,
    stripe,
    owner,
    cardServices,
    cardDue,
    /** Books a job, and finishes it as booked, unless told otherwise. */
    finish: async (fields: Record<string, string> = {}) => {
      const job = await book(site);
      expect((await done(site, owner, job, fields)).status).toBe(303);
      return job;
    },
    done: (job: Job, fields: Record<string, string>) => done(site, owner, job, fields),
    book: () => book(site),
    /** A press on a button of the job's page on the desk. */
    act: (job: Job, fields: Record<string, string>) =>
      owner.post(site.desk.job.action, `/desk/jobs/${job.orderNumber}`, { ...stamp(1), ...fields }),
    correct: (job: Job, price: string, reason = "Agreed on site") => {
      const fields = { what: "price", price, reason, finish: "quiet" };
      const path = `/desk/jobs/${job.orderNumber}/done`;
      return owner.post(site.desk.done.action, path, { ...stamp(1), ...fields });
    },
    /** The customer's press on the page before Stripe's. */
    pay: (job: Job, fields: Record<string, string> = {}, browser: Browser = site.browser()) =>
      browser.post(site.payPage.action, `/booking/${job.token}/pay`, {
        ...stamp(1),
        ...{ tip: "0", other: "" },
        ...fields,
      }),
    /** Sends an event as Stripe does. */
    send: (event: StripeEvent, headers?: Record<string, string>) => {
      const body = JSON.stringify(event);
      return site.browser().send(site.stripeEvents.action, "/api/stripe", {
        ...{ method: "POST", body, headers: headers ?? signed(body, new Date(SITE_NOW)) },
      });
    },
    /** Asks about every checkout that is due to be asked about. @param minutes from now */
    askAll: async (minutes = 0) => {
      const at = new Date(Date.parse(SITE_NOW) + minutes * 60_000);
      const services = { ...cardServices, now: () => at };
      while ((await askNextCheckout(services)) || (await askNextRefund(services)));
    },
  };
}

export type CardSite = Awaited<ReturnType<typeof openCardSite>>;

async function book(site: DeskSite): Promise<Job> {
  const booker = site.browser({ cart: CARD_CART });
  const form = { bookingKey: randomUUID(), ...typedBooking() };
  expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
  return site.jobs().at(-1) as Job;
}

function done(site: DeskSite, owner: Browser, job: Job, fields: Record<string, string>) {
  return owner.post(site.desk.done.action, `/desk/jobs/${job.orderNumber}/done`, {
    ...stamp(1),
    ...{ what: "as", paid: "none", tip: "0", finish: "send" },
    ...fields,
  });
}
