/** An account as it is typed on the desk (rule 465). */
import type { RefusalWords } from "#app/booking/words/change.ts";
import { type Account, TERMS, type Terms } from "#app/jobs/accounts/account.ts";
import { isEmailAddress } from "#app/lib/email-address.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import { readPercent } from "#app/prices/read-percent.ts";
import { formatRate } from "#app/prices/tax.ts";

export const MAX_ACCOUNT_NAME = 80;
export const MAX_PO_NUMBER = 40;

export type AccountFields = Record<
  "name" | "email" | "poNumber" | "terms" | "billed" | "rate",
  string
>;

export type TypedAccount = Omit<Account, "id" | "endedAt">;

export function accountFields(form: URLSearchParams): AccountFields {
  const text = (name: string) => beginningOf(singleLine(form.get(name) ?? ""), 260).trim();
  return {
    ...{ name: text("name"), email: text("email"), poNumber: text("poNumber") },
    ...{ terms: text("terms"), billed: text("billed"), rate: text("rate") },
  };
}

/** The fields of an account as it is; without one, those of a new one. */
export function fieldsOf(account: Account | null): AccountFields {
  if (!account) {
    return { name: "", email: "", poNumber: "", terms: "net-30", billed: "job", rate: "" };
  }
  const { name, email, poNumber, terms, rate, isMonthly } = account;
  return {
    name,
    email,
    poNumber,
    terms,
    billed: isMonthly ? "month" : "job",
    rate: rate === 0 ? "" : formatRate(rate).replace("%", ""),
  };
}

const BILLED = ["job", "month"];

export const NOT_SAVED = "Nothing was saved. What you typed is below.";

/** The account of a form, or why it is none. */
export function readAccount(
  fields: AccountFields,
): { ok: true; account: TypedAccount } | ({ ok: false } & RefusalWords) {
  const refuse = (problem: string) => ({ ok: false as const, problem, advice: NOT_SAVED });
  const name = beginningOf(fields.name, MAX_ACCOUNT_NAME);
  const terms = TERMS.find((one): one is Terms => one === fields.terms);
  const rate = fields.rate === "" ? 0 : readPercent(fields.rate);
  if (name === "") return refuse("Give the account a name.");
  if (!isEmailAddress(fields.email)) return refuse("Type the email address that invoices go to.");
  if (!terms) return refuse("Choose when it pays.");
  if (!BILLED.includes(fields.billed)) return refuse("Choose what it is billed by.");
  if (rate === null) return refuse("Type the discount as a percentage from 0 to 100.");
  const poNumber = beginningOf(fields.poNumber, MAX_PO_NUMBER);
  const isMonthly = fields.billed === "month";
  return { ok: true, account: { name, email: fields.email, poNumber, terms, rate, isMonthly } };
}
