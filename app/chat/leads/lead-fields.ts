import { phoneDigits } from "#app/lib/phone.ts";

export type LeadField = "name" | "phone";

/** The fields that do not hold (rule 42), to mark them and to spare a request; the server checks again (lead.ts). */
export function wrongLeadFields({ name, phone }: Record<LeadField, string>): LeadField[] {
  const isWrong = { name: name.trim() === "", phone: phoneDigits(phone).length < 10 };
  return (["name", "phone"] as const).filter((field) => isWrong[field]);
}

export function isCompleteLead(lead: Record<LeadField, string>): boolean {
  return wrongLeadFields(lead).length === 0;
}
