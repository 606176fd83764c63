import { type CapturedLead, parseLead } from "./lead.ts";

export type CaptureLeadServices = {
  saveLead: (lead: CapturedLead) => Promise<void>;
  now: () => Date;
};

/** invalid: no name or no phone number (rule 42); not-saved: the discount holds all the same (rule 43). */
type LeadOutcome = { kind: "saved" } | { kind: "invalid" } | { kind: "not-saved"; cause: unknown };

/** Saves a name and a phone for the 10% (rules 42 and 43). */
export async function captureLead(
  values: unknown,
  sessionId: string | null,
  { saveLead, now }: CaptureLeadServices,
): Promise<LeadOutcome> {
  const lead = parseLead(values);
  if (!lead) return { kind: "invalid" };
  try {
    await saveLead({ ...lead, enteredAt: now().toISOString(), sessionId });
    return { kind: "saved" };
  } catch (cause) {
    return { kind: "not-saved", cause };
  }
}
