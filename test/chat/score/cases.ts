/** The conversations of this folder, all kinds, and how well a parser reads them. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ChatMessage } from "#app/chat/chat.ts";
import type { Parsed } from "#app/chat/parser/parser.ts";
import { type Case, fits, type Wanted } from "../cases.ts";

const HERE = "test/chat";

/** A parser as it is scored: a conversation in, its list and its questions out. */
export type Read = (messages: readonly ChatMessage[]) => Pick<Parsed, "lines" | "questions">;

/** How a case ends: right; right after a press of an offered answer; wrong. `unasked`: something else is listed. */
export type Outcome = { is: "right" | "one press away" | "wrong"; unasked: boolean };

/** Every case of the folder, tagged with its kind where it has none of its own. */
export function allCases(): Case[] {
  const folders = readdirSync(HERE).filter((name) => name.startsWith("cases"));
  const files = folders
    .filter((name) => !name.endsWith(".ts"))
    .flatMap((folder) => readdirSync(join(HERE, folder)).map((file) => join(HERE, folder, file)));
  const conversations = readdirSync(join(HERE, "conversations"));
  return [
    ...files.flatMap(casesIn),
    ...conversations.flatMap((file) => conversationsIn(join(HERE, "conversations", file))),
  ];
}

/** The cases of a file with a JSON object a line. */
export function casesIn(file: string): Case[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
}

/** The cases of a file with a conversation a line: turns || turns => list ;; list. */
export function conversationsIn(file: string): Case[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [talk = "", lists = ""] = line.split(" =>");
      return {
        turns: talk.split(" || ").map((turn) => turn.replaceAll("\\n", "\n")),
        accept: lists.split(";;").map(wantedIn),
        tag: basename(file, ".txt"),
      };
    });
}

function wantedIn(list: string): Wanted[] {
  return list
    .split(",")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.lastIndexOf(" ");
      const count = line.slice(at + 1);
      return { ids: [line.slice(0, at)], quantity: count === "*" ? null : Number(count) };
    });
}

/** Reads a case, which counts as wrong where reading throws. */
export function outcomeOf({ turns, accept }: Case, read: Read): Outcome {
  const messages = turns.flatMap((content): ChatMessage[] => [
    { role: "user", content },
    { role: "assistant", content: "Got it." },
  ]);
  const isRight = (lines: Parsed["lines"]) => {
    const got = new Map(lines.map(({ id, quantity }) => [id, quantity]));
    return accept.some((wanted) => fits(got, wanted));
  };
  const { lines, questions } = read(messages);
  const known = new Set(accept.flatMap((list) => list.flatMap(({ ids }) => ids)));
  const unasked = lines.some(({ id }) => !known.has(id));
  if (isRight(lines)) return { is: "right", unasked };
  const offered = questions.flatMap(({ options }) => options);
  const press = offered.some((option) => isRight([...option.lines]));
  return { is: press ? "one press away" : "wrong", unasked };
}
