import { z } from "zod";
import { readCents } from "#app/lib/read-cents.ts";
import { ITEM_PICTURES } from "#app/ui/art/item-picture.ts";
import { CATEGORIES, type Catalog, type CatalogItem, createCatalog } from "./catalog.ts";
import { words as categoryWords } from "./category-words.en.ts";
import { isLoad } from "./load-size.ts";

/** One data line of the price list, its cells still text, with the line number a person sees. */
export type CatalogRow = {
  line: number;
  cells: Record<string, string>;
  /** What is wrong with the line as a whole: "has 9 cells where the first line names 7 columns". */
  problem?: string;
};

/** A line of the price list that breaks a rule; the message names the line and the field. */
export class CatalogError extends Error {
  override name = "CatalogError";
}

/** The columns of a price list, in their order. */
export const CATALOG_COLUMNS = [
  ...(["id", "name", "category", "price", "volume"] as const),
  ...(["aliases", "card", "picture", "top", "name_es", "card_es"] as const),
];
/** Those that a list, or the end of a line, may leave out. */
export const OPTIONAL_COLUMNS: readonly string[] = [...CATALOG_COLUMNS.slice(5), "hidden"];

const categoryKeys = new Map<string, CatalogItem["category"]>(
  CATEGORIES.map((key) => [categoryWords[key].name, key]),
);

/** Ids travel in a cookie and in URLs: lower-case words joined by hyphens. */
const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
  .max(40, "must be at most 40 characters")
  .refine((id) => !isLoad(id), "is the id of a load size");

/** A spreadsheet runs a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/;
/** Control characters, those that turn the direction of text, and what stands for a lost letter. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFD]/u;

/** A list's text with blanks for what no cell may have. */
export function withoutUnprintable(csv: string): string {
  return csv.replace(new RegExp(UNPRINTABLE, "gu"), (found) =>
    /[\r\n\t\uFEFF]/.test(found) ? found : " ",
  );
}

const words = z
  .string()
  .refine((text) => !UNPRINTABLE.test(text), "has a character that cannot be shown; type it again")
  .refine((text) => !FORMULA.test(text.trim()), "must not begin with = + - @");

/** "1.200,50" and "80,5" as spreadsheets of other countries write them; other text as it is. */
const withPoint = z
  .string()
  .transform((text) =>
    text.replace(/^(\d{1,3}(?:\.\d{3})*|\d{1,5}),(\d{1,2})$/, (_, whole: string, part: string) =>
      [whole.replaceAll(".", ""), part].join("."),
    ),
  );

/** A price of a hundred thousand dollars is a slip of the finger. */
const MAX_PRICE_CENTS = 9_999_999;

const dollarsSchema = z
  .string()
  .transform(readPrice)
  .refine((cents) => cents !== null, "must be a price in dollars, like 80 or 79.50")
  .transform((cents) => cents ?? 0);

const pointsSchema = z
  .string()
  .regex(/^\d{1,4}(?:\.[05])?$/, "must be points in whole or half steps, like 30 or 12.5")
  .transform(Number);

/** A card and the choice on it, or nothing. */
function card(example: string) {
  return words
    .default("")
    .transform((text) => text.trim())
    .refine(
      (text) => text === "" || /^[^:]{1,40}: .{1,30}$/.test(text),
      `must be a card and a choice on it, like "${example}", or empty`,
    )
    .transform((text) => {
      const at = text.indexOf(": ");
      return text === "" ? undefined : { name: text.slice(0, at), choice: text.slice(at + 2) };
    });
}

const rowSchema = z.object({
  id: idSchema,
  name: words.trim().min(1, "must not be empty").max(60, "must be at most 60 characters"),
  category: z.string().transform((name, context) => {
    const key = categoryKeys.get(name.trim());
    if (key) return key;
    context.addIssue({
      code: "custom",
      message: `must be one of: ${CATEGORIES.map((key) => categoryWords[key].name).join("; ")}`,
    });
    return z.NEVER;
  }),
  price: withPoint.pipe(dollarsSchema),
  volume: withPoint.pipe(pointsSchema),
  aliases: words
    .default("")
    .transform((text) => text.split("|").map((word) => word.trim()))
    .transform((words) => words.filter((word) => word !== "")),
  card: card("Mattress: Queen"),
  name_es: words
    .default("")
    .transform((text) => text.trim() || undefined)
    .refine((text = "") => text.length <= 60, "must be at most 60 characters"),
  card_es: card("Colchón: Queen"),
  picture: z
    .string()
    .trim()
    .default("")
    .pipe(z.enum(["", ...ITEM_PICTURES], `must be empty or one of: ${ITEM_PICTURES.join(", ")}`))
    .transform((name) => (name === "" ? undefined : name)),
  top: z
    .string()
    .trim()
    .default("")
    .refine((text) => /^(?:[1-9]\d{0,2})?$/.test(text), "must be a place from 1 to 999, or empty")
    .transform((text) => (text === "" ? undefined : Number(text))),
  hidden: z
    .string()
    .trim()
    .regex(/^(?:yes|no)?$/i, "must be yes or empty")
    .default(""),
});

/**
 * The price list from its rows, checked one by one (rule 11).
 * @throws CatalogError naming the first bad line and field, a repeated id, or an empty list
 */
export function parseCatalog(rows: readonly CatalogRow[]): Catalog {
  const { items, problems } = readRows(rows);
  if (problems[0] !== undefined) throw new CatalogError(problems[0]);
  return createCatalog(items);
}

/** An item's price as it is typed, in cents; null for what is none. */
export function readPrice(typed: string): number | null {
  const cents = readCents(typed);
  return cents === null || cents > MAX_PRICE_CENTS ? null : cents;
}

/** The ids of the lines that a list marks as hidden: "yes" in its last column. */
export function hiddenIds(rows: readonly CatalogRow[]): string[] {
  return rows
    .filter(({ cells }) => /^\s*yes\s*$/i.test(cells.hidden ?? ""))
    .map(({ cells }) => cells.id ?? "");
}

/** The cells of an item, as its line of a price list has them. */
export function catalogCells(item: CatalogItem): Record<(typeof CATALOG_COLUMNS)[number], string> {
  const { id, name, category, priceCents, volume, aliases, card, nameEs, cardEs } = item;
  const onCard = (of: typeof card) => (of ? `${of.name}: ${of.choice}` : "");
  return {
    id,
    name,
    category: categoryWords[category].name,
    price: (priceCents / 100).toFixed(2),
    volume: String(volume),
    aliases: aliases.join("|"),
    card: onCard(card),
    picture: item.picture ?? "",
    top: String(item.top ?? ""),
    name_es: nameEs ?? "",
    card_es: onCard(cardEs),
  };
}

/** All that is wrong with a price list, one line each; empty when nothing is. */
export function catalogProblems(rows: readonly CatalogRow[]): string[] {
  return readRows(rows).problems;
}

function readRows(rows: readonly CatalogRow[]): { items: CatalogItem[]; problems: string[] } {
  if (rows.length === 0) return { items: [], problems: ["the price list has no items"] };
  const items: CatalogItem[] = [];
  const problems: string[] = [];
  const firstLine = new Map<string, number>();
  const firstOfChoice = new Map<string, number>();
  for (const row of rows) {
    const item = parseRow(row);
    if (typeof item === "string") {
      problems.push(item);
      continue;
    }
    const earlier = firstLine.get(item.id);
    if (earlier) problems.push(`line ${row.line}, id: "${item.id}" is taken by line ${earlier}`);
    else firstLine.set(item.id, row.line);
    const choice = catalogCells(item).card.toLowerCase();
    const taken = choice !== "" && firstOfChoice.get(choice);
    if (taken) problems.push(`line ${row.line}, card: the choice is taken by line ${taken}`);
    else firstOfChoice.set(choice, row.line);
    items.push(item);
  }
  return { items, problems };
}

/** The item, or what is wrong with its line. */
function parseRow({ line, cells, problem }: CatalogRow): CatalogItem | string {
  if (problem !== undefined) return `line ${line} ${problem}`;
  const read = readItem(cells);
  if ("item" in read) return read.item;
  const [field = "", message] = Object.entries(read.problems)[0] ?? [];
  return `line ${line}, ${field}: ${cells[field] === undefined ? "is missing" : message}`;
}

/** The item of a line's cells, or what is wrong by its column, as words that follow the column's name. */
export function readItem(
  cells: Record<string, string>,
): { item: CatalogItem } | { problems: Record<string, string> } {
  const parsed = rowSchema.safeParse(cells);
  if (parsed.success) {
    const { price, hidden: _, name_es: nameEs, card_es: cardEs, ...item } = parsed.data;
    return { item: { ...item, priceCents: price, nameEs, cardEs } };
  }
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    problems[String(path[0] ?? "row")] ??= message;
  return { problems };
}
