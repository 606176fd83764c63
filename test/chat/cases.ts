/** The conversations of this folder: a file for each thing that they show, one conversation a line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a customer says, turn by turn, and the lists that are right after it. */
export type Case = { line: string; turns: string[]; lists: Wanted[][] };

/** A required line: any of the ids, with this count (null: any count). */
type Wanted = { ids: string[]; quantity: number | null };

const FOLDER = "test/chat/conversations";

export const files = readdirSync(FOLDER);

/**
 * The conversations of a file: turns joined by " || ", then "=>" and the list ("sofa 2, lamp *"). "*" is any
 * count, "desk|table" either item, ";;" separates lists that are all right, "\n" is a new line.
 */
export function casesIn(file: string): Case[] {
  const lines = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
  return lines.filter((line) => !line.startsWith("#")).map(caseOf);
}

function caseOf(line: string): Case {
  const [talk = "", lists = ""] = line.split(" =>");
  const turns = talk.split(" || ").map((turn) => turn.replaceAll("\\n", "\n"));
  return { line, turns, lists: lists.split(";;").map(wantedIn) };
}

function wantedIn(list: string): Wanted[] {
  const lines = list.split(",").map((line) => line.trim().split(" "));
  return lines.flatMap(([ids = "", count]) =>
    ids === "" ? [] : [{ ids: ids.split("|"), quantity: count === "*" ? null : Number(count) }],
  );
}

/** True when a list has each wanted line and no other. */
export function fits(lines: readonly { id: string; quantity: number }[], list: readonly Wanted[]) {
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  // The lines with the fewest ids are matched first, so that no other takes their item.
  const pickiest = [...list].sort((a, b) => a.ids.length - b.ids.length);
  return (
    left.size === list.length &&
    pickiest.every(({ ids, quantity }) => {
      const isWanted = (id: string) => left.has(id) && (quantity ?? left.get(id)) === left.get(id);
      return left.delete(ids.find(isWanted) ?? "");
    })
  );
}
