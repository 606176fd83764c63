/** What the settings' pages show. */

import { randomUUID } from "node:crypto";
import { keysView, readCare } from "#app/desk/care/care-page.server.ts";
import { listCrew } from "#app/desk/crew/crew.server.ts";
import { deskServices, settingStamps } from "#app/desk/desk-services.server.ts";
import { setupProblems } from "#app/desk/inbox/inbox-news.server.ts";
import { readTextLists } from "#app/desk/page-texts/text-list.server.ts";
import type { DeskSession } from "#app/desk/sign-in/desk-person.ts";
import { listSessions } from "#app/desk/sign-in/desk-sessions.server.ts";
import { recoverySet, recoveryStamp } from "#app/desk/sign-in/recovery-codes.server.ts";
import { reviewSums } from "#app/jobs/reviews/review-asks.server.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { phoneWords } from "#app/lib/phone-number.ts";
import { TEXTS_PATH } from "#app/messages/texts/text-paths.ts";
import { CARD_EVENTS, CARDS_PATH } from "#app/money/cards/cards.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { HOUSTON_RATE, TAX_EXAMPLE_CENTS, taxOn } from "#app/prices/tax.ts";
import { listTrucks } from "#app/schedule/trucks/trucks.server.ts";
import { env, now } from "#app/server/env.server.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import {
  business,
  catalog,
  homeReviews,
  sendsMail,
  takesTexts,
  textTerms,
} from "#app/services.server.ts";
import { connection } from "#db/client.server.ts";
import { readLookPage } from "./look-page.server.ts";
import { asksCode, readServices } from "./services-page.server.ts";
import { bookedJobs, currentHours } from "./set-hours.server.ts";
import { settingsPath } from "./subjects.ts";
import { commonRoom } from "./week-form.ts";

export type SettingsPage = ReturnType<typeof readSettingsPage>;

/** @param session of who looks */
export function readSettingsPage(session: Pick<DeskSession, "id">) {
  const { weekly, overrides } = currentHours(deskServices);
  const { feedHash, told, outage, keySeal, ...settings } = findSettings(connection());
  const { crewSeesAmounts, listBefore, ...seen } = settingStamps();
  return {
    requestId: randomUUID(),
    seen,
    today: houstonNow(now()).date,
    weekly,
    room: commonRoom(weekly),
    overrides: overrides.map((override) => ({
      ...override,
      booked: bookedJobs(override, deskServices).length,
    })),
    settings,
    hasFeed: feedHash !== null,
    taxExamples: taxExamples(settings.tax.rate || HOUSTON_RATE),
    devices: listSessions(connection(), now()).map(({ id, device, seenAt, person }) => ({
      ...{ id, device, seenAt: houstonTime(seenAt), isThis: id === session.id },
      who: person.role === "owner" ? "the owner" : person.name,
    })),
    recovery: recoveryView(),
    reviews: homeReviews(),
    reviewSums: reviewSums(connection()),
    trucks: listTrucks(connection()).map(({ id, name }) => ({ id, name })),
    crew: listCrew(connection()).length,
    priced: catalog().items.length,
    pageTexts: readTextLists(),
    texts: {
      from: textTerms.isSending ? senderWords(env.TWILIO_FROM) : null,
      areFiles: takesTexts() && !textTerms.isSending,
      address: `${business.siteUrl}${TEXTS_PATH}`,
    },
    cards: {
      mode: cardMode(env.STRIPE_SECRET_KEY),
      hasWebhook: env.STRIPE_WEBHOOK_SECRET !== undefined,
      ...{ address: `${business.siteUrl}${CARDS_PATH}`, events: CARD_EVENTS },
    },
    sendsMail: sendsMail(),
    look: readLookPage(),
    services: readServices(),
    problems: setupProblems(connection(), env).filter(({ to }) => to === settingsPath("server")),
    care: { ...readCare(), keys: keysView(keySeal) },
    toSet: typedHere("in .env"),
  };
}

/** The owner's codes on paper, without the codes. */
function recoveryView() {
  const set = recoverySet(connection());
  return {
    set: set && { left: set.left, madeAt: houstonTime(set.madeAt) },
    seen: recoveryStamp(set),
    asksCode: asksCode(),
  };
}

/** Stripe's keys say by their beginning whether they move money. */
function cardMode(key: string | undefined): "off" | "test" | "live" {
  if (!key) return "off";
  return /^[sr]k_test_/.test(key) ? "test" : "live";
}

/** An example price under each tax mode. */
function taxExamples(rate: number) {
  const cents = TAX_EXAMPLE_CENTS;
  return {
    cents,
    included: taxOn(cents, { mode: "included", rate }).taxCents,
    added: taxOn(cents, { mode: "added", rate }).totalCents,
  };
}

/** A number as it is read, or the name of a messaging service. */
function senderWords(from = ""): string {
  return from.startsWith("+") ? phoneWords({ phone: from }) : from;
}
