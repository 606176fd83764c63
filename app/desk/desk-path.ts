import { jobPath } from "#app/lib/job-path.ts";

/** The id of the words about what a press did: a redirect's fragment leads to them. */
export const SAID_ID = "said";

/**
 * Today, with the stop that follows a job that was finished. It is kept for a time without signal, which what
 * says a press is not.
 */
export function nextPath(orderNumber: string): string {
  return `/desk?${new URLSearchParams({ show: orderNumber })}`;
}

/** A receipt of a job on the desk, void or not, to be read and printed. */
export function receiptPath(orderNumber: string, number: string): string {
  return `${jobPath(orderNumber, "receipt")}?${new URLSearchParams({ show: number })}`;
}

/**
 * Where a press leads once it is done, with the words for it in view (rule 276).
 * @param did the form's intent
 * @param of which of several like forms
 */
export function saidPath(path: string, did: string, of = ""): string {
  const search = new URLSearchParams({ did, ...(of !== "" && { what: of }) });
  return `${path}${path.includes("?") ? "&" : "?"}${search}#${SAID_ID}`;
}
