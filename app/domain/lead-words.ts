import { phoneDigits } from "./phone.ts";

/** The spec's message for a lead form that does not hold (section 5). */
export const LEAD_ERROR = "Please add a name and a valid phone number (10+ digits).";

/** The spec's rule, for the browser to spare a request; the server checks again (lead.ts). */
export function isCompleteLead({ name, phone }: { name: string; phone: string }): boolean {
  return name.trim() !== "" && phoneDigits(phone).length >= 10;
}
