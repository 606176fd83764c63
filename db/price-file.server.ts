/** The lines of a price list as a spreadsheet saves it: in any usual encoding and with any usual delimiter. */
import { isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";
import {
  CATALOG_COLUMNS,
  CatalogError,
  type CatalogRow,
  OPTIONAL_COLUMNS,
} from "#app/domain/catalog-rows.ts";

const DELIMITERS = [",", ";", "\t"] as const;
const COLUMNS: readonly string[] = [...CATALOG_COLUMNS, "hidden"];
const SAVE_AS = 'In the spreadsheet choose "Save as" and "CSV UTF-8", and bring in that file.';

/**
 * The lines of a price list, unchecked. A line with a wrong number of cells says so and leaves the others as
 * they are (rule 293).
 * @param file its bytes, or its text
 * @throws CatalogError in one sentence where it is no list at all
 */
export function catalogRows(file: Uint8Array | string): CatalogRow[] {
  const text = typeof file === "string" ? file : decode(file);
  const delimiter = delimiterOf(text);
  const [head, ...records] = readRecords(text, delimiter);
  const names = (head?.record ?? []).map(nameOf);
  checkHead(names);
  return records.map(({ record, info }) => rowOf(names, record, info.lines));
}

function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new CatalogError("No file was chosen, or it is empty.");
  const begin = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (begin.startsWith("PK\u0003\u0004") || begin === "\u00d0\u00cf\u0011\u00e0") {
    throw new CatalogError(`This file is a workbook, not a CSV file. ${SAVE_AS}`);
  }
  const encoding = encodingOf(bytes);
  if (encoding === null) return decodeWindows(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new CatalogError(`This file is not text. ${SAVE_AS}`);
  }
}

/** The letters of Windows-1252 from 0x80 to 0x9f: Node before 24 reads them as control characters. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replace(/[\u0080-\u009f]/g, (one) => WINDOWS[one.charCodeAt(0) - 0x80] ?? one);
}

/** By its mark, or by the zeros of a first letter in two bytes; null: no UTF-8, so as Windows writes. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || first === 0) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : null;
}

/** The one that separates most of the names that a list's first line has. */
function delimiterOf(text: string): string {
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  const known = (delimiter: string) =>
    head.split(delimiter).filter((cell) => COLUMNS.includes(nameOf(cell))).length;
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** "Price " and '"price"' name the same column. */
function nameOf(cell: string): string {
  return cell.replace(/["\s\ufeff]+/g, "").toLowerCase();
}

type Read = { record: string[]; info: { lines: number } };

function readRecords(text: string, delimiter: string): Read[] {
  try {
    return parse(text, {
      ...{ bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
      // A tab would be trimmed before it is read as a delimiter.
      trim: delimiter !== "\t",
    }) as unknown as Read[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = error.code === "CSV_QUOTE_NOT_CLOSED" ? /at line (\d+)/.exec(error.message) : null;
    throw new CatalogError(
      line
        ? `A quotation mark that opens a cell in line ${line[1]} is never closed.`
        : `This file cannot be read as CSV. ${SAVE_AS}`,
    );
  }
}

function checkHead(names: readonly string[]): void {
  const missing = CATALOG_COLUMNS.filter((name) => !isOptional(name) && !names.includes(name));
  const twice = COLUMNS.find((name) => names.filter((one) => one === name).length > 1);
  if (missing.length === 0 && twice === undefined) return;
  const which = missing.length > 0 ? `"${missing.join('", "')}" is missing` : `"${twice}" is twice`;
  throw new CatalogError(`The first line must name the columns ${COLUMNS.join(", ")}: ${which}.`);
}

function rowOf(names: readonly string[], record: readonly string[], line: number): CatalogRow {
  const cells: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    // Excel leaves out the last cells of a line where they are empty.
    const cell = record[at] ?? (isOptional(name) ? "" : undefined);
    if (cell !== undefined) cells[name] = cell.trim();
  }
  const isShort = CATALOG_COLUMNS.some((name) => cells[name] === undefined && names.includes(name));
  const isLong = record.slice(names.length).some((cell) => cell.trim() !== "");
  if (!isShort && !isLong) return { line, cells };
  const problem = `has ${record.length} cells where the first line names ${names.length} columns`;
  return { line, cells, problem };
}

function isOptional(name: string): boolean {
  return OPTIONAL_COLUMNS.includes(name);
}
