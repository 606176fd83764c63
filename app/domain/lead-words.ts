import { phoneDigits } from "./phone.ts";

/** What a lead form without a name or a phone number is answered with (rule 42). */
export const LEAD_ERROR = "Please add a name and a valid phone number (10+ digits).";

/** Rule 42, for the browser to spare a request; the server checks again (lead.ts). */
export function isCompleteLead({ name, phone }: { name: string; phone: string }): boolean {
  return name.trim() !== "" && phoneDigits(phone).length >= 10;
}
