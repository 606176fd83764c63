/** CSV files as spreadsheets save them: in any usual encoding and with any usual delimiter (rule 293). */
import { isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t"] as const;
const SAVE_AS = 'In the spreadsheet choose "Save as" and "CSV UTF-8", and take that file.';

export type CsvFile = {
  /** The columns as the first line names them, in small letters and without blanks. */
  names: string[];
  /** The other lines that are not empty, each with the number that a person sees. */
  lines: { line: number; cells: string[] }[];
};

/**
 * Reads a file; lines may have any number of cells.
 * @param file its bytes, or its text
 * @param columns the names that its first line may have: they tell which delimiter it has
 * @throws Error in one sentence where it is no CSV at all
 */
export function readCsv(file: Uint8Array | string, columns: readonly string[]): CsvFile {
  const text = typeof file === "string" ? file : decode(file);
  const [head, ...records] = readRecords(text, delimiterOf(text, columns));
  return {
    names: (head?.record ?? []).map(nameOf),
    lines: records.map(({ record, info }) => ({
      line: info.lines,
      cells: record.map((cell) => cell.trim()),
    })),
  };
}

function decode(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new Error("The file is empty, or none was chosen.");
  const begin = Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  if (begin.startsWith("PK\u0003\u0004") || begin === "\u00d0\u00cf\u0011\u00e0") {
    throw new Error(`This file is a workbook, not a CSV file. ${SAVE_AS}`);
  }
  const encoding = encodingOf(bytes);
  if (encoding === null) return decodeWindows(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`This file is not text. ${SAVE_AS}`);
  }
}

/** By its mark, or by the zeros of a first letter in two bytes; null: no UTF-8, so as Windows writes. */
function encodingOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || first === 0) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : null;
}

/** The letters of Windows-1252 from 0x80 to 0x9f: Node before 24 reads them as control characters. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function decodeWindows(bytes: Uint8Array): string {
  const latin = Buffer.from(bytes).toString("latin1");
  return latin.replace(/[\u0080-\u009f]/g, (one) => WINDOWS[one.charCodeAt(0) - 0x80] ?? one);
}

/** The one that separates most of the names. */
function delimiterOf(text: string, columns: readonly string[]): string {
  const [head = ""] = text.split(/\r\n|\n|\r/, 1);
  const known = (delimiter: string) =>
    head.split(delimiter).filter((cell) => columns.includes(nameOf(cell))).length;
  return DELIMITERS.reduce((best, one) => (known(one) > known(best) ? one : best));
}

/** "Price " and '"price"' name the same column. */
function nameOf(cell: string): string {
  return cell.replace(/["\s\ufeff]+/g, "").toLowerCase();
}

function readRecords(text: string, delimiter: string) {
  try {
    return parse(text, {
      ...{ bom: true, delimiter, info: true, relax_column_count: true, relax_quotes: true },
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
      // A tab would be trimmed before it is read as a delimiter.
      trim: delimiter !== "\t",
    }) as unknown as { record: string[]; info: { lines: number } }[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = error.code === "CSV_QUOTE_NOT_CLOSED" ? /at line (\d+)/.exec(error.message) : null;
    throw new Error(
      line
        ? `A quotation mark that opens a cell in line ${line[1]} is never closed.`
        : `This file cannot be read as CSV. ${SAVE_AS}`,
    );
  }
}
