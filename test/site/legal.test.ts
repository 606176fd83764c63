import { expect, test } from "vitest";
import type { LegalPage, PrivacyFacts } from "#app/site/legal/legal-page.ts";
import { words } from "#app/site/legal/words.ts";
import { site } from "#test/support/pages.ts";

const EMBEDDED = {
  ...({ mail: "outbox", asksMaps: false, model: null, takesPhotos: false } as const),
  ...{ takesCards: false, sendsTexts: false, asksReviews: false },
  ...{ photoMonths: 18, backupDays: 7, backupWeeks: 5, phone: "(713) 555-0142" },
};

const textOf = ({ sections }: LegalPage) =>
  sections.flatMap(({ paragraphs }) => paragraphs).join("\n");
const privacy = (facts: Partial<PrivacyFacts> = {}) =>
  textOf(words.privacyPage({ ...EMBEDDED, ...facts }));

test("the privacy page names the outside services that are set, and no other", () => {
  expect(privacy()).not.toMatch(/Resend|mail server|Google|OpenAI|Stripe|Twilio|text/i);
  expect(privacy({ takesCards: true })).toContain("We never see your card.");
  expect(privacy({ takesCards: true })).toContain("the one you are paying for (a day)");
  expect(privacy()).toContain("No AI service sees it.");
  expect(privacy({ mail: "resend" })).toContain("Resend delivers our emails");
  expect(privacy({ mail: "smtp" })).toContain("runs our mail server");
  expect(privacy({ sendsTexts: true })).toMatch(/Twilio delivers them.*for marketing/);
  expect(privacy({ asksReviews: true })).toContain("ask you for a review on Google: once,");
  expect(privacy({ asksMaps: true })).toContain("Google finds your address");
  expect(privacy({ model: "OpenAI" })).toContain("OpenAI reads what you write in the chat");
  expect(privacy({ model: "OpenAI" })).not.toContain("the photos you show the chat");
  expect(privacy({ model: "OpenAI", takesPhotos: true })).toContain("the photos you show the chat");
});

test("the privacy page says the owner's times, and the terms what is not taken", () => {
  expect(privacy({ photoMonths: 3 })).toContain("Photos are deleted 3 months after it.");
  expect(privacy({ backupDays: 9, backupWeeks: 2 })).toContain("9 days, one a week for 2 weeks");
  const terms = (notTaken: string[]) =>
    textOf(words.termsPage({ ...site.business, minimumCents: 10_000, notTaken }));
  expect(terms(["Paint", "Tires"])).toContain("none of these: Paint; Tires.");
  expect(terms([])).toContain("Nothing hazardous. If you are unsure");
});
