import { z } from "zod";
import { CATEGORIES, type Catalog, type CatalogItem, createCatalog } from "./catalog.ts";
import { LOAD_SIZES } from "./load-size.ts";

/** One data line of the price list, its cells still text, with the line number a person sees. */
export type CatalogRow = { line: number; cells: Record<string, string> };

/** A line of the price list that breaks a rule; the message names the line and the field. */
export class CatalogError extends Error {
  override name = "CatalogError";
}

const categoryKeys = new Map<string, CatalogItem["category"]>(
  CATEGORIES.map(({ name, key }) => [name, key]),
);
const reservedIds = new Set<string>(LOAD_SIZES.map(({ id }) => id));

/** Ids travel in a cookie and in URLs: lower-case words joined by hyphens. */
const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
  .max(40, "must be at most 40 characters")
  .refine((id) => !reservedIds.has(id), "is the id of a load size");

const dollarsSchema = z
  .string()
  .regex(/^\d{1,5}(?:\.\d{1,2})?$/, "must be a price in dollars, like 80 or 79.50")
  .transform((text) => Math.round(Number(text) * 100));

const pointsSchema = z
  .string()
  .regex(/^\d{1,4}(?:\.[05])?$/, "must be points in whole or half steps, like 30 or 12.5")
  .transform(Number);

const rowSchema = z.object({
  id: idSchema,
  name: z.string().trim().min(1, "must not be empty").max(60, "must be at most 60 characters"),
  category: z.string().transform((name, context) => {
    const key = categoryKeys.get(name.trim());
    if (key) return key;
    context.addIssue({
      code: "custom",
      message: `must be one of: ${CATEGORIES.map((category) => category.name).join("; ")}`,
    });
    return z.NEVER;
  }),
  price: dollarsSchema,
  volume: pointsSchema,
  aliases: z
    .string()
    .default("")
    .transform((text) => text.split("|").map((word) => word.trim()))
    .transform((words) => words.filter((word) => word !== "")),
});

/**
 * The price list from its rows, checked one by one (decisions, "Data").
 * @throws CatalogError naming the first bad line and field, a repeated id, or an empty list
 */
export function parseCatalog(rows: readonly CatalogRow[]): Catalog {
  if (rows.length === 0) throw new CatalogError("the price list has no items");
  const firstLine = new Map<string, number>();
  const items = rows.map(({ line, cells }) => {
    const item = parseRow(line, cells);
    const earlier = firstLine.get(item.id);
    if (earlier)
      throw new CatalogError(`line ${line}, id: "${item.id}" is taken by line ${earlier}`);
    firstLine.set(item.id, line);
    return item;
  });
  return createCatalog(items);
}

function parseRow(line: number, cells: Record<string, string>): CatalogItem {
  const parsed = rowSchema.safeParse(cells);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const field = String(issue?.path[0] ?? "row");
    const message = cells[field] === undefined ? "is missing" : issue?.message;
    throw new CatalogError(`line ${line}, ${field}: ${message}`);
  }
  const { price, ...item } = parsed.data;
  return { ...item, priceCents: price };
}
