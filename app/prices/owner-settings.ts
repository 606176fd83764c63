/** What the owner sets on the desk. The environment holds what the machine needs (docs/running.md). */
import { z } from "zod";
import { lookSchema } from "#app/lib/look/look.ts";
import { keySealSchema } from "#app/server/key-seal.ts";
import { type BusinessFacts, FACT_NAMES } from "./business-facts.ts";
import { readReviewLink } from "./review-link.ts";
import { MAX_RATE, NO_TAX } from "./tax.ts";

const taxSchema = z.object({
  mode: z.enum(["unset", "included", "added"]),
  rate: z.number().int().min(0).max(MAX_RATE),
});

const loadSchema = z.object({ points: z.number(), cents: z.number().int() });
/** The numbers as they were checked when they were set. */
const numbersSchema = z.object({
  pointCents: z.number().int(),
  minimumCents: z.number().int(),
  thresholdCents: z.number().int(),
  reach: z.number(),
  loads: z.tuple([loadSchema, loadSchema, loadSchema, loadSchema]),
  discountPercent: z.number().int(),
});

/** Where the truck starts its day. Degrees. */
const yardSchema = z.object({
  street: z.string(),
  city: z.string(),
  zip: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Yard = z.infer<typeof yardSchema>;

/** Where the crews go without asking, and the cities with a page, the home city first (rule 513). */
const areaSchema = z.object({
  /** In the middle of the area. */
  zip: z.string(),
  city: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  radiusMiles: z.number().int(),
  /** Whether addresses farther away are taken, and their distance confirmed (rule 66). */
  takesFarther: z.boolean(),
  /** Names in db/texas-zips.csv. */
  cities: z.array(z.string()).min(1),
});
export type OwnArea = z.infer<typeof areaSchema>;

const ratesSchema = z.object({
  from: z.string(),
  hourCents: z.number().int().nullable(),
  mileCents: z.number().int().nullable(),
  people: z.number().int().nullable(),
});

/** Each setting: the form of its value, and what holds until the owner sets it. */
const SETTINGS = {
  tax: { schema: taxSchema, unset: NO_TAX },
  /** Null: the usual numbers count (rule 435). */
  numbers: { schema: numbersSchema.nullable(), unset: null },
  /** Null: Houston and its twenty cities. */
  area: { schema: areaSchema.nullable(), unset: null },
  /** Null: routes start at the first stop. */
  yard: { schema: yardSchema.nullable(), unset: null },
  /** Hours before a window's start until which it can be booked; null: the site's own (rule 144). */
  noticeHours: { schema: z.number().int().min(0).max(72).nullable(), unset: null },
  /** What the shop offers, in the order of the day (rule 535); null: the usual three. */
  windows: { schema: z.array(z.string()).nullable(), unset: null },
  /** Whether two trucks may drive to one job that is larger than each (rule 452). */
  sendsTwoTrucks: { schema: z.boolean(), unset: false },
  /** What the owner says of the business (rule 348). */
  facts: { schema: z.partialRecord(z.enum(FACT_NAMES), z.string()), unset: {} as BusinessFacts },
  /** How often the questions and posts were changed: a page that was made before is not shown again (rule 533). */
  pageTexts: { schema: z.number().int(), unset: 0 },
  /** Colors, wordmark and logo (rule 520); null: the design's own. */
  look: { schema: lookSchema.nullable(), unset: null },
  /** Whether crew members see the amount to collect. */
  crewSeesAmounts: { schema: z.boolean(), unset: false },
  /** The revision of the price list that the last whole one took the place of; null: none did. */
  listBefore: {
    schema: z.object({ revision: z.number().int(), at: z.string() }).nullable(),
    unset: null,
  },
  /** Where customers leave a review on Google (rule 405); null: nobody is asked for one. */
  reviewLink: {
    schema: z
      .string()
      .refine((link) => readReviewLink(link) === link)
      .nullable(),
    unset: null,
  },
  /** What an hour of a person and a mile cost, the oldest first (rules 458 and 459); none: not counted. */
  costs: { schema: z.array(ratesSchema), unset: [] as z.infer<typeof ratesSchema>[] },
  /** The address that is asked while the site is up (rule 504); null: none is. */
  pingUrl: { schema: z.string().nullable(), unset: null },
  /** What the owner was last told needs him (rule 503); null: nothing yet. */
  told: {
    schema: z.object({ at: z.string(), keys: z.array(z.string()) }).nullable(),
    unset: null,
  },
  /** A time that the site was down, until the owner was told (rule 505). */
  outage: { schema: z.object({ from: z.string(), to: z.string() }).nullable(), unset: null },
  /** Whether an emailed code has signed the owner in since it was last changed where codes go (rule 493). */
  codesArrive: { schema: z.boolean(), unset: false },
  /** The key of the sealed secrets, sealed with the owner's passphrase (rule 549); null: backups have it not. */
  keySeal: { schema: keySealSchema.nullable(), unset: null },
  /** The hash of the calendar feed's secret; null: there is no feed. */
  feedHash: { schema: z.string().nullable(), unset: null },
} as const;

export type SettingName = keyof typeof SETTINGS;
export type DeskSettings = {
  [Name in SettingName]: z.infer<(typeof SETTINGS)[Name]["schema"]>;
};

/** The settings from what is kept of them; what is not kept, or not of its form, is as if unset. */
export function readSettings(kept: ReadonlyMap<string, unknown>): DeskSettings {
  const entries = Object.entries(SETTINGS).map(([name, { schema, unset }]) => {
    const value = schema.safeParse(kept.get(name));
    return [name, value.success ? value.data : unset];
  });
  return Object.fromEntries(entries) as DeskSettings;
}
