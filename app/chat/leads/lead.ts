/** Lead capture (rule 42): a name and a phone for the 10%. */
import { z } from "zod";
import { phoneDigits } from "#app/lib/phone.ts";
import { readPhone } from "#app/lib/phone-number.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";

export type Lead = { name: string; phone: string; phoneExtension?: string | null };

/** A lead as it is kept: with the instant it was left (ISO) and the chat session it came from. */
export type CapturedLead = Lead & { enteredAt: string; sessionId: string | null };

const oneLine = (maximum: number) =>
  z
    .string()
    .transform((text) => beginningOf(singleLine(text), 2 * (maximum + 1)))
    .pipe(z.string().min(1).max(maximum));

const leadSchema = z.object({
  name: oneLine(100),
  phone: oneLine(40).refine((text) => phoneDigits(text).length >= 10),
});

/** The lead in what was sent, or null when it breaks rule 42. */
export function parseLead(values: unknown): Lead | null {
  const parsed = leadSchema.safeParse(values);
  if (!parsed.success) return null;
  const { name, phone } = parsed.data;
  const read = readPhone(phone);
  return { name, phone: read?.number ?? phone, phoneExtension: read?.extension ?? null };
}
