import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import {
  type NotAccepted,
  NotAcceptedError,
  type NotAcceptedRow,
  parseNotAccepted,
} from "./not-accepted.ts";

/**
 * Reads the list of refused things, with the advice for each.
 * @throws NotAcceptedError naming the file, the line and the field that is wrong
 */
export function readNotAccepted(path: string): NotAccepted[] {
  try {
    return parseNotAccepted(readRows(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new NotAcceptedError(`${path}: ${reason}`, { cause: error });
  }
}

function readRows(path: string): NotAcceptedRow[] {
  const records = parse(readFileSync(path, "utf8"), {
    bom: true,
    columns: true,
    info: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: Record<string, string>; info: { lines: number } }[];
  return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
}
