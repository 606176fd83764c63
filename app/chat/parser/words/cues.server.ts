import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { VALUES } from "#app/chat/parser/text/number-words.ts";
import {
  addPhrase,
  createPhraseTree,
  type PhraseNode,
} from "#app/chat/parser/vocabulary/phrases.ts";

/** What a cue says: for each kind a file of phrases in each language, whose first line tells what they mean. */
export type CueKind =
  | ("take" | "keep" | "edit" | "swap" | "stay" | "gone" | "go" | "want" | "have" | "access")
  | ("talk" | "buy" | "use" | "except" | "only" | "not" | "over" | "belong" | "instead" | "but")
  | ("repair" | "add" | "yes" | "no" | "cancel" | "undo" | "restore" | "all" | "it" | "us")
  | ("you" | "other" | "join");

/** From the site's folder, in which it runs. */
const FOLDER = "app/chat/parser/words";

function linesOf(file: string): string[] {
  const lines = readFileSync(join(FOLDER, file), "utf8").trim().split("\n");
  return lines.filter((line) => !line.startsWith("#"));
}

const CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf("classes.txt").map((line) => {
    const [name = "", members = ""] = line.split(": ");
    return [`{${name}}`, members.split(", ")];
  }),
);

/** "order~": order, orders, ordered, ordering. */
function formsOf(verb: string): string[] {
  const stem = verb.replace(/e$/, "");
  const soft = verb.replace(/(?<=s|sh|ch|x|z)$/, "e").replace(/(?<![aeiou])y$/, "ie");
  return [verb, `${soft}s`, `${stem.replace(/(?<![aeiou])y$/, "i")}ed`, `${stem}ing`];
}

/** The words that a part of a line stands for: "tenant+" for its plural, too. */
function wordsFor(part: string): readonly string[] {
  const word = part.slice(0, -1);
  if (part.endsWith("~")) return formsOf(word);
  if (part.endsWith("+")) return [word, `${word}s`];
  return CLASSES.get(part) ?? [part];
}

/** The phrases that a line stands for: one for each choice of its words. */
function phrasesOf(line: string): readonly string[] {
  const parts = line.split(" ").map(wordsFor);
  return parts.reduce((some, words) =>
    some.flatMap((one) => words.map((word) => `${one} ${word}`)),
  );
}

/** A phrase as a message has it: with its numbers in digits. */
function wordsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  return words.length === 1 ? words : words.map((word) => String(VALUES.get(word) ?? word));
}

const LINES = ["en", "es"].flatMap((language) =>
  readdirSync(join(FOLDER, language)).flatMap((file) =>
    linesOf(join(language, file)).map((line) => ({
      line,
      kind: basename(file, ".txt") as CueKind,
    })),
  ),
);
/** What one line spells out is of no other kind because of another line's classes. */
const SPELLED = new Set(LINES.map(({ line }) => line));

/** All phrases of the kinds in one tree; a phrase may be of several kinds. */
export const CUE_TREE: PhraseNode<CueKind> = createPhraseTree<CueKind>();
for (const { line, kind } of LINES)
  for (const phrase of phrasesOf(line))
    if (phrase === line || !SPELLED.has(phrase)) addPhrase(CUE_TREE, wordsOf(phrase), kind);

/** Every single word of them. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  LINES.flatMap(({ line }) => phrasesOf(line)).flatMap((phrase) => phrase.split(" ")),
);
