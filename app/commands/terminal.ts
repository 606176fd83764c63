/** Text for a terminal: what customers typed must not steer it. */
import { createInterface } from "node:readline/promises";
import { stripVTControlCharacters } from "node:util";
import Table from "cli-table3";
import { oneLine } from "#app/messages/letters/header-text.ts";

/** A terminal's width that is always there. */
const COLUMNS = 80;
const GAP = 2;

/** Text without escape sequences and other control characters; line breaks stay. */
export function printable(text: string): string {
  return stripVTControlCharacters(text)
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join("\n");
}

/** A column's head and its width, the gap after it included. */
export type Column = { head: string; width: number; align?: "right" };

/**
 * A table at most 80 columns wide; cells wrap between words and may hold line breaks.
 * @param rows a cell for each column
 */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const drawn = new Table({
    head: columns.map(({ head }) => head),
    colWidths: columns.map(({ width }) => width),
    colAligns: columns.map(({ align }) => align ?? "left"),
    wordWrap: true,
    chars: LINES_BETWEEN,
    style: { head: [], border: [], "padding-left": 0, "padding-right": GAP },
  });
  drawn.push(...rows.map((row) => row.map(printable)));
  return withoutTrail(drawn.toString());
}

/** Names and what they say, one below the other. */
export function facts(entries: readonly (readonly [name: string, words: string])[]): string {
  const names = Math.max(...entries.map(([name]) => name.length)) + GAP;
  const drawn = new Table({
    colWidths: [names, COLUMNS - names],
    wordWrap: true,
    chars: NO_LINES,
    style: { head: [], border: [], "padding-left": 0, "padding-right": GAP },
  });
  drawn.push(...entries.map(([name, words]) => [name, printable(words)]));
  return withoutTrail(drawn.toString());
}

const NO_LINES = {
  ...{ top: "", "top-mid": "", "top-left": "", "top-right": "" },
  ...{ bottom: "", "bottom-mid": "", "bottom-left": "", "bottom-right": "" },
  ...{ left: "", "left-mid": "", mid: "", "mid-mid": "", right: "", "right-mid": "", middle: "" },
};
const LINES_BETWEEN = { ...NO_LINES, mid: "─" };

function withoutTrail(text: string): string {
  return text.replace(/ +$/gm, "");
}

/** Asks; anything but yes is no, the end of the input too. */
export async function isYes(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  const answer = await Promise.race([terminal.question(question), ended]);
  terminal.close();
  if (answer === "") console.log();
  return /^\s*y(es)?\s*$/i.test(answer);
}
