import { readFileSync } from "node:fs";
import { join } from "node:path";
import { VALUES } from "#app/chat/parser/text/number-words.ts";
import { addPhrase, createPhraseTree, type PhraseNode } from "./phrase-tree.ts";

/** What a cue says; what each kind means stands at the head of its phrases. */
export type CueKind =
  | ("take" | "keep" | "edit" | "swap" | "stay" | "gone" | "go" | "want" | "have" | "access")
  | ("talk" | "buy" | "use" | "except" | "only" | "not" | "over" | "belong" | "instead" | "but")
  | ("repair" | "add" | "yes" | "no" | "cancel" | "undo" | "restore" | "all" | "it" | "us")
  | ("you" | "other" | "join");

/** From the site's folder, in which it runs. */
const read = (file: string) => readFileSync(join("app/chat/parser/words", file), "utf8").trim();

/** "keep: keep, keeps, keeping, kept" */
const CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
  read("classes.txt")
    .split("\n")
    .map((line) => {
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

/** In a file for each language: "# keep: The customer holds it back." and the phrases of the kind, one a line. */
const LINES = ["en.txt", "es.txt"].flatMap((file) => {
  const kinds = read(file).split(/^# /m).slice(1);
  return kinds.flatMap((text) => {
    const [heading = "", ...lines] = text.trim().split("\n");
    const [kind] = heading.split(":");
    return lines.map((line) => ({ line, kind: kind as CueKind }));
  });
});
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
