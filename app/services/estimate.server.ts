import { createItemReader, type ReadItems } from "#app/domain/read-items.ts";
import { catalog } from "./app.server.ts";

/** Reads what a customer types for an estimate: the one place that chooses how. */
export const readItems: ReadItems = createItemReader(catalog.items);
