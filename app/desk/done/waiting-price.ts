/** A price that is put to the customer without signal: as it will be once the server has what waits. */
import type { ExplainedOrder } from "#app/booking/items/draft-order.ts";
import type { WaitingPost } from "#app/desk/offline/desk-queue.ts";
import { readDraft } from "#app/jobs/item-draft.ts";
import { finalPrice } from "#app/jobs/money/job-money.ts";
import { type PriceConsent, proposalFor } from "#app/jobs/money/price-consent.ts";
import type { Proposal } from "#app/jobs/money/receipt.ts";
import type { Product } from "#app/prices/catalog.ts";
import type { TaxSetting } from "#app/prices/tax.ts";
import { blankDone, type DoneTyped, readPress } from "./done-form.ts";

type Known = { booked: ExplainedOrder; tax: TaxSetting; items: readonly Product[] };

/** How a job will stand to its newest proposal. @param posts of one job that wait, the first one first */
export function consentWithWaiting(
  consent: PriceConsent | null,
  posts: readonly WaitingPost[],
  known: Known,
): PriceConsent | null {
  let shown = consent;
  for (const { kind, fields, at } of posts) {
    const field = (name: string) => fields.find(([one]) => one === name)?.[1] ?? "";
    if (kind === "ask") {
      const proposal = proposalOf(Object.fromEntries(fields), known);
      if (proposal) shown = { kind: "open", proposal };
    }
    if (kind === "answer" && shown) {
      const words = field("shown").split(/\r?\n/);
      shown = {
        kind: field("finish") === "approve" ? "approved" : "declined",
        proposal: shown.proposal,
        consent: { name: field("signer"), words, at, on: "crew", device: "" },
      };
    }
  }
  return shown;
}

function proposalOf(fields: Partial<DoneTyped>, { booked, tax, items }: Known): Proposal | null {
  const findProduct = (id: string) => items.find((item) => item.id === id);
  const typed = { ...blankDone(booked.items, null), ...fields };
  const { lines } = readDraft(typed.draft, booked.items, findProduct);
  const read = readPress("ask", typed, lines, {
    booked: booked.items,
    isCorrection: true,
    isOwner: true,
  });
  if ("refused" in read) return null;
  const job = { ...booked, taxMode: tax.mode, taxRate: tax.rate };
  const priced = finalPrice(job, read.final, tax, findProduct);
  return priced.ok ? proposalFor(job, priced.final, tax) : null;
}
