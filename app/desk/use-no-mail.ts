import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { noMailYet } from "./words/refusals.ts";

/**
 * Why no email reaches a customer; null where one does (rule 300).
 * @param email the customer's; null or "": there is none
 */
export function useNoMail(email: string | null): string | null {
  if (!useBusiness().sendsMail) return noMailYet();
  return email ? null : "This customer has no email address.";
}
