import type { Business } from "#app/lib/business.ts";
import { inLanguage } from "#app/lib/language.ts";
import { type Catalog, inSpanish, type Product } from "./catalog.ts";
import { loadSizes } from "./load-size.ts";
import type { ShopNumbers } from "./shop-numbers.ts";

type Find = (id: string) => Product | undefined;

/** Booked lines with the names of another list, but for items that the owner has renamed since (rule 570). */
export function renamedLines<Line extends { id: string; name: string }>(
  lines: readonly Line[],
  { from, to }: Record<"from" | "to", Find>,
): Line[] {
  return lines.map((line) => {
    const isUsual = from(line.id)?.name === line.name;
    return { ...line, name: (isUsual && to(line.id)?.name) || line.name };
  });
}

/** `linesIn` of a price list, where no shop is open. */
export function linesInOf(
  { items }: Catalog,
  numbers: ShopNumbers,
): NonNullable<Business["linesIn"]> {
  const finding = (products: readonly Product[]): Find => {
    const byId = new Map(products.map((product) => [product.id, product]));
    return (id) => byId.get(id);
  };
  const spanish = inLanguage("es", () => [...items.map(inSpanish), ...loadSizes(numbers)]);
  const names = { from: finding([...items, ...loadSizes(numbers)]), to: finding(spanish) };
  return (language, lines) => (language === "en" ? lines : renamedLines(lines, names));
}
