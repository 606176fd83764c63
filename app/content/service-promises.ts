/**
 * What the strip of five-star badges says: promises this business makes on every job, each one a
 * claim from the rest of the site. They are no reviews. Once there are real ones, put their words
 * and the names their writers agreed to here.
 */
export const SERVICE_PROMISES = [
  "Price on screen before you book",
  "Pay when the job is done",
  "No upfront payment",
  "No hidden fees",
  "Licensed and insured",
  "Background-checked local crews",
  "Same-day pickup by phone",
  "Pick your own day and window",
  "16-foot box trucks",
  "One price cap per truck",
  "Homes and businesses",
  "Priced by load or by item",
] as const;
