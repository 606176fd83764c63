import fc from "fast-check";
import { expect, test } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import type { MessageExtra } from "#app/jobs/messages/messages.ts";
import type { TextKind } from "#app/jobs/messages/text-kinds.ts";
import { visitLine } from "#app/jobs/visit.ts";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { plainText, segmentsOf } from "#app/messages/texts/plain-text.ts";
import { REPLIES, textWords } from "#app/messages/texts/text-words.ts";
import { sampleBusiness, sampleJob } from "#test/support/sample-job.ts";
import { WINDOWS } from "#test/support/usual-windows.ts";

const KINDS = [
  ...(["booked-text", "moved-text", "cancelled-text", "restored-text", "reminder-text"] as const),
  ...(["on-the-way-text", "undone-text", "opening-text", "pay-text", "review-text"] as const),
] satisfies TextKind[];
const sampleTracked = sampleJob() as Job;
const NOW = new Date("2026-07-22T15:30:00.000Z");
/** The GSM alphabet's plain part: each sign counts once. */
const GSM = { en: /^[\n !-Z_a-z]*$/, es: /^[\n !-Z_a-z¡¿ÉÑÜéñü]*$/ };
const EXTRA = {
  opening: { date: "2026-09-23", timeOfDay: "Afternoon", endsAt: NOW.toISOString() },
  change: { who: "owner", before: null, after: { arrivesAt: "2026-07-22T15:52:00.000Z" } },
  receipt: { final: { tax: { totalCents: 99_999 } }, payments: [] },
} as unknown as MessageExtra;

const names = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.constantFrom(
    "María-José Fernández de la Cruz y Villanueva de los Santos",
    "李小龍",
    "🎉🎉",
    "Ω",
  ),
);

test("each text is at most two segments of plain signs, whatever the names are", () => {
  const told = fc.record({
    kind: fc.constantFrom(...KINDS),
    name: names,
    business: names,
    site: fc.webUrl({ validSchemes: ["https"] }).map((url) => new URL(url).origin),
    timeOfDay: fc.constantFrom(null, ...WINDOWS.map(({ name }) => name)),
    date: fc.constantFrom(null, "2026-09-23"),
    minutes: fc.integer({ min: 0, max: 1_000 }),
    who: fc.constantFrom("customer", "owner"),
    language: fc.constantFrom<Language>("en", "es"),
  });
  fc.assert(
    fc.property(told, ({ kind, name, business, site, timeOfDay, date, minutes, who, language }) => {
      const arrivesAt = new Date(NOW.getTime() + minutes * 60_000).toISOString();
      const extra = {
        ...EXTRA,
        change: { who, before: null, after: { arrivesAt } },
        receipt: { final: { tax: { totalCents: minutes * 99_999 } }, payments: [] },
      } as unknown as MessageExtra;
      const job = { ...sampleTracked, name, date, timeOfDay, language };
      const shop = { ...sampleBusiness, name: business, siteUrl: site };
      const words = textWords(kind, { job, extra, business: shop, now: NOW });
      expect(segmentsOf(words)).toBeLessThanOrEqual(2);
      expect(words).toMatch(GSM[language]);
      const { stopped, help, started } = REPLIES;
      const replies = [stopped, help, started].map((reply) => reply(shop, language));
      for (const reply of [...replies, REPLIES.confirmed(job, shop, language)]) {
        expect(segmentsOf(reply)).toBeLessThanOrEqual(2);
        expect(reply).toMatch(GSM[language]);
      }
    }),
    { numRuns: 500 },
  );
});

test("a text to a usual name has all that it is to say, with the site's own short address", () => {
  const told = {
    job: { ...sampleTracked, name: "José Niño" },
    extra: null,
    business: sampleBusiness,
  };
  const words = (kind: TextKind, extra: MessageExtra | null = null) =>
    textWords(kind, { ...told, extra, now: NOW });
  const link = `${sampleBusiness.siteUrl}/b/${sampleTracked.token.slice(0, 24)}`;
  expect(words("booked-text")).toContain(link);
  expect(words("booked-text")).toContain("Reply STOP to end texts, HELP for help.");
  expect(words("reminder-text")).toMatch(
    /^Junk Buddy: Hi Jose, we come tomorrow, .*Reply C to confirm\./,
  );
  expect(words("reminder-text")).toContain(link);
  const after = { arrivesAt: "2026-07-22T15:52:00.000Z" };
  const change = { who: "owner", before: null, after } as const;
  expect(words("on-the-way-text", { change })).toContain("on its way to you, about 20 minutes.");
  expect(words("on-the-way-text")).toContain("on its way to you.");
  expect(words("review-text")).toBe(
    "Junk Buddy: Hi Jose, thank you for booking with us. How did it go? Your honest words on Google help: " +
      `${link}/review Reply STOP to end texts, HELP for help.`,
  );
});

test.each([null, 2])(
  "a booking in Spanish has whole texts without an English sentence, day %s",
  (day) => {
    const visit = day && { partOf: 1, items: [visitLine({ day, order: "JB-100000" }, 0)] };
    const said = (kind: TextKind, language: Language) => {
      const job = { ...sampleTracked, name: "Íñigo Peña", language, ...visit };
      const told = { job, extra: EXTRA, business: sampleBusiness, now: NOW };
      return textWords(kind, told).split(/(?<=[.:?!]) /);
    };
    for (const kind of KINDS) {
      const [english, spanish] = [said(kind, "en"), said(kind, "es")];
      const left = spanish.filter((sentence) => english.includes(sentence));
      expect(
        left.filter((one) => !/^(?:Junk Buddy:|https:\S+)$/.test(one)),
        kind,
      ).toEqual([]);
      const links = [english, spanish].map((one) => one.join(" ").match(/https:\S+/g));
      expect(links[0], kind).toEqual(links[1]);
    }
  },
);

test("texts in Spanish have the accents that cost nothing", () => {
  const text = inLanguage("es", () =>
    plainText("¡Íñigo! ¿Mañana también a las 6 p.m.? Él, el pingüino"),
  );
  expect(text).toBe("¡Iñigo! ¿Mañana también a las 6 p.m.? Él, el pingüino");
});

test("typed words become plain signs", () => {
  expect(plainText("“Señor” Łukasz’s café – 5 €…")).toBe(`"Senor" Lukasz's cafe - 5 EUR...`);
  expect(plainText("Smith [2nd] {x}|~^\\`")).toBe("Smith (2nd) (x)");
});
