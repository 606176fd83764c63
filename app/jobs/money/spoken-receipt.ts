import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import { inLanguage, spokenLanguage } from "#app/lib/language.ts";
import { priceRule } from "./job-money.ts";
import type { Receipt } from "./receipt.ts";

/**
 * A receipt in the language that is spoken (rule 585): its items as the price list names them, and how its price was
 * made. That is kept in English; it is said anew where the job's numbers make the same words, else left out as "".
 */
export function spokenReceipt<Issued extends Receipt>(
  receipt: Issued,
  job: Pick<Job, "numbers">,
  { linesIn }: Pick<Business, "linesIn">,
): Issued {
  const language = spokenLanguage();
  if (language === "en") return receipt;
  const { final, priceReason } = receipt;
  const items = linesIn?.(language, final.items) ?? final.items;
  const isSame = inLanguage("en", () => priceRule(job, final)) === priceReason;
  const said = isSame ? priceRule(job, final) : "";
  return { ...receipt, final: { ...final, items }, priceReason: priceReason && said };
}
