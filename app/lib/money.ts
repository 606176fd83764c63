const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Integer cents as a customer reads them, two decimals: 125025 is "$1,250.25". */
export function formatMoney(cents: number): string {
  // Minus nothing is nothing: "-$0.00" would be shown for it.
  return dollars.format((cents || 0) / 100);
}

const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** A round sum that is a claim and no price to pay: 10000 is "$100", as in "$100 base rate". */
export function formatWholeMoney(cents: number): string {
  return wholeDollars.format(cents / 100);
}

const points = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** Points as a customer reads them, a half only where there is one: "137.5", "330". */
export function formatPoints(volume: number): string {
  return points.format(volume);
}

/** A round figure in running text and ranges: 10000 is "$100". What is charged has two decimals. */
export function formatDollars(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, "");
}
