/**
 * Sums and figures as en-US writes them, without Intl: to start it takes a slow phone 40 to 60 ms of the time in
 * which it takes a page over.
 */
const grouped = (figure: string) => figure.replace(/\B(?=(\d{3})+\b)/g, ",");

/** Integer cents as a customer reads them, two decimals: 125025 is "$1,250.25". */
export function formatMoney(cents: number): string {
  const sum = grouped((Math.abs(cents || 0) / 100).toFixed(2));
  return `${cents < 0 ? "-$" : "$"}${sum}`;
}

/** A round sum that is a claim and no price to pay: 10000 is "$100", as in "$100 base rate". */
export function formatWholeMoney(cents: number): string {
  return `$${grouped(`${Math.round(cents / 100)}`)}`;
}

/** Points as a customer reads them, a half only where there is one: "137.5", "330". */
export function formatPoints(volume: number): string {
  return grouped(`${Math.round(volume * 10) / 10}`);
}

/** A round figure in running text and ranges: 10000 is "$100". What is charged has two decimals. */
export function formatDollars(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, "");
}
