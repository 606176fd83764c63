/** What Stripe tells by itself (rules 388, 391 and 392). */
import { eq, lt } from "drizzle-orm";
import * as rows from "#app/jobs/money/checkouts.server.ts";
import { cardEvents } from "#db/schema.ts";
import type { CardEvent, SeenDispute } from "./cards.ts";
import { type CardServices, settleSeen } from "./pay-by-card.server.ts";
import { settleRefund } from "./refund-by-card.server.ts";

/** Stripe repeats an event for three days. */
const KEPT_DAYS = 30;

/**
 * Deals with an event once. Killed before it is noted, all is done again, which changes nothing.
 * @returns false where Stripe has to tell it again
 */
export async function takeCardEvent(event: CardEvent, services: CardServices): Promise<boolean> {
  const { client, now } = services;
  const isKnown = client
    .connection()
    .select()
    .from(cardEvents)
    .where(eq(cardEvents.id, event.id))
    .get();
  if (isKnown) return true;
  if (!(await knowPayment(event, services))) return false;
  if (event.kind === "checkout") await settleSeen(event.seen, services);
  if (event.kind === "refund") await settleRefund(event.seen, services);
  if (event.kind === "refunded") {
    const refunds = await services.cards.findRefunds(event.intentId);
    if (!refunds.ok) return false;
    for (const seen of refunds.found) await settleRefund(seen, services);
  }
  if (event.kind === "dispute") {
    if (event.dispute.isLost) await bookLostDispute(event.dispute, services);
    await tellDispute(event.dispute, services);
  }
  const at = now();
  const before = new Date(at.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await client.write((free) => {
    free
      .insert(cardEvents)
      .values({ id: event.id, at: at.toISOString() })
      .onConflictDoNothing()
      .run();
    free.delete(cardEvents).where(lt(cardEvents.at, before)).run();
  });
  return true;
}

/**
 * An event about a payment can come before the payment's own: that one is asked for first.
 * @returns false where Stripe was not heard
 */
async function knowPayment(event: CardEvent, services: CardServices): Promise<boolean> {
  const intentId = intentOf(event);
  const database = services.client.connection();
  if (intentId === null || rows.paymentOfStripe(database, intentId)) return true;
  const heard = await services.cards.findCheckoutOf(intentId);
  if (!heard.ok) return false;
  if (heard.found && rows.findCheckout(database, heard.found)) {
    await settleSeen(heard.found, services);
  }
  return true;
}

function intentOf(event: CardEvent): string | null {
  if (event.kind === "refund") return event.seen.intentId;
  if (event.kind === "dispute") return event.dispute.intentId;
  return event.kind === "refunded" ? event.intentId : null;
}

/** Money that a bank has taken back for its customer is money given back (rule 425). */
async function bookLostDispute(
  { id, intentId, cents, currency, reason }: SeenDispute,
  services: CardServices,
): Promise<void> {
  const given = { stripeId: id, ref: null, intentId, cents, currency, reason };
  await settleRefund({ ...given, isRefused: false, isDispute: true }, services);
}

/**
 * A customer asks the bank to take a payment back: the owner has some days to answer at Stripe. Later the bank
 * may have done so.
 */
async function tellDispute(
  { id, intentId, cents, currency, reason, dueBy, isLost }: SeenDispute,
  { client, now, log }: CardServices,
): Promise<void> {
  await client.write((free) => {
    const of = isLost ? id : intentId;
    const payment = of === null ? undefined : rows.paymentOfStripe(free, of);
    const facts = { cents, currency, intentId, reason, ...(dueBy !== null && { dueBy }) };
    // One that is told after its end asks for no answer.
    if (!isLost && rows.paymentOfStripe(free, id)) return;
    const kind = isLost ? "dispute-lost" : "dispute";
    rows.addCardNews(free, {
      ...{ key: `${kind} ${id}`, kind, jobId: payment?.jobId ?? null },
      ...{ at: now().toISOString(), facts },
    });
  });
  log.info({ step: "card dispute", cents }, "money");
}
