/** Payments by card on the running site: none where Stripe is not set (rule 385). */
import { randomUUID } from "node:crypto";
import { connection } from "#db/client.server.ts";
import { createPayCookie } from "./booking/pay/pay-cookie.server.ts";
import { chooseCards } from "./choose-services.server.ts";
import type { DeskCards } from "./desk/job/desk-job.ts";
import type { Job } from "./jobs/job.ts";
import { isPayable } from "./jobs/money/checkout.ts";
import { refundsOnTheWay } from "./jobs/money/checkouts.server.ts";
import { owedCents } from "./jobs/money/job-money.ts";
import { findMoney } from "./jobs/money/money.server.ts";
import type { CardServices } from "./money/cards/pay-by-card.server.ts";
import { cardRefundable } from "./money/cards/refund-by-card.server.ts";
import { findSettings } from "./prices/owner-settings.server.ts";
import { env, lively } from "./server/env.server.ts";
import { log } from "./server/log.server.ts";
import { changeServices } from "./services.server.ts";
import { secret } from "./site-checks.server.ts";

/** Null: no card is taken, and nothing of cards is shown. */
export const cardServices = lively((): CardServices | null => {
  const cards = chooseCards(env);
  return cards && { ...changeServices, cards, log, drawRef: randomUUID };
});

/** Which booking this browser has gone to pay: Stripe's page leads back without saying so. */
export const payCookie = createPayCookie(secret, env.SITE_URL.startsWith("https:"));

/** What cards mean to a job on the desk: nothing, where none is taken. */
export function deskCards(job: Job): DeskCards {
  if (!cardServices() || job.stage !== "done")
    return { dueCents: 0, backCents: 0, waitingCents: 0 };
  const { parts } = cardRefundable(connection(), job);
  const waiting = refundsOnTheWay(connection(), job.id);
  return {
    dueCents: cardDue(job)?.cents ?? 0,
    backCents: Math.max(0, ...parts.map(({ cents }) => cents)),
    waitingCents: waiting.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Cents that can be paid by card for a job that is done, and whether a tip was given; null: nothing can. */
export function cardDue(job: Job): { cents: number; hasTip: boolean } | null {
  if (!cardServices() || job.stage !== "done") return null;
  const money = findMoney(connection(), job.id);
  const cents = owedCents(job, money, findSettings(connection()).tax);
  const hasTip = money.payments.some(({ tipCents, voidedAt }) => tipCents > 0 && !voidedAt);
  return isPayable(cents) ? { cents, hasTip } : null;
}
