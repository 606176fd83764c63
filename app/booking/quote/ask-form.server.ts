/** The form that asks for a quote as it was typed, and what it may hold (rule 415). */

import { randomUUID } from "node:crypto";
import { z } from "zod";
import { fieldsSchema, firstErrors } from "#app/booking/booking-form.server.ts";
import { words as bookingWords } from "#app/booking/words/booking-words.ts";
import { words } from "#app/booking/words/quote-words.ts";
import { MAX_QUOTE_WORDS } from "#app/jobs/quotes/quote.ts";
import { emailQuestion } from "#app/lib/email-address.ts";
import { severalLines } from "#app/lib/typed-text.ts";
import { isTexasZip } from "#app/schedule/area/texas.ts";
import { ASK_FIELDS, type AskErrors, type AskValues } from "./ask.ts";
import { words as pageWords } from "./ask-words.ts";

const keySchema = z.uuid();

/** What was typed; a post without a valid key counts as a new form. */
export function readAsk(form: URLSearchParams): {
  key: string;
  values: AskValues;
  emailAsked: string;
  /** The photo that the pressed button takes off; "": none. */
  remove: string;
} {
  const key = keySchema.safeParse(form.get("key"));
  const values = Object.fromEntries(ASK_FIELDS.map((field) => [field, form.get(field) ?? ""]));
  return {
    key: key.success ? key.data.toLowerCase() : randomUUID(),
    emailAsked: form.get("emailAsked") ?? "",
    remove: form.get("remove") ?? "",
    values: {
      ...(values as AskValues),
      ...(form.get("texts") === "1" && { texts: "1" }),
      email: form.get("useEmail") ?? values.email ?? "",
    },
  };
}

const { name, email, phone, zip } = fieldsSchema.shape;
const askSchema = z.object({
  words: z
    .string()
    .transform(severalLines)
    .pipe(z.string().max(MAX_QUOTE_WORDS, { error: () => words.errors.words(MAX_QUOTE_WORDS) })),
  name,
  phone: phone.optional(),
  email: email.optional(),
  zip: zip.refine((text) => isTexasZip(text), { error: () => bookingWords.fields.zipElsewhere }),
});

export type Ask = {
  name: string;
  email: string;
  phone: string;
  phoneExtension: string | null;
  zip: string;
  words: string;
};

/** Checks what was typed. @param hasPhotos whether photos say what should go */
export function parseAsk(
  values: AskValues,
  { hasPhotos, emailAsked }: { hasPhotos: boolean; emailAsked: string },
): { ok: true; ask: Ask } | { ok: false; errors: AskErrors } {
  const typed = (text: string) => (text.trim() === "" ? undefined : text);
  const [phoneTyped, emailTyped] = [typed(values.phone), typed(values.email)];
  const parsed = askSchema.safeParse({ ...values, phone: phoneTyped, email: emailTyped });
  const errors: AskErrors = parsed.success ? {} : firstErrors(parsed.error);
  if (!phoneTyped && !emailTyped) errors.phone = words.errors.contact;
  if (!hasPhotos && values.words.trim() === "") errors.words = words.errors.nothing;
  const question = emailQuestion(values.email, emailAsked, pageWords.ask);
  if (question !== null) errors.email ??= question;
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { phone, email, ...rest } = parsed.data;
  return {
    ok: true,
    ask: {
      ...rest,
      email: email ?? "",
      phone: phone?.number ?? "",
      phoneExtension: phone?.extension ?? null,
    },
  };
}
