import type { Line, List } from "../list/list.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** More than this of one item no line holds without a word with the customer. */
export const MOST_OF_A_LINE = 200;

/** What the parser wants to know before it is sure of a line. */
export type Question =
  /** "How many chairs?": the count is unknown. */
  | { kind: "count"; id: string }
  /** "More than 200?": the line holds 200 until the customer calls. */
  | { kind: "limit"; id: string; asked: number }
  /** "Which size?": the catalogue has several, and a usual one was taken. */
  | { kind: "size"; id: string; options: readonly string[] };

/** The open questions of a list, in its order; sizes only of what the latest message brought. */
export function questionsOf({ lines }: List, latest: number, vocabulary: Vocabulary): Question[] {
  return lines.flatMap((line): Question[] => {
    const { id, quantity, open } = line;
    if (quantity > MOST_OF_A_LINE) return [{ kind: "limit", id, asked: quantity }];
    if (open) return [{ kind: "count", id }];
    const options = line.message === latest && !line.described ? sizesOf(line, vocabulary) : [];
    return options.length > 1 ? [{ kind: "size", id, options }] : [];
  });
}

/** The sizes that the catalogue knows of a thing named without one. */
function sizesOf(line: Line, vocabulary: Vocabulary): string[] {
  const { head } = line.base;
  const ranges = vocabulary.ranges.get(line.id);
  if (ranges) return ranges.map(({ id }) => id);
  return [...(vocabulary.bedSizes.get(head) ?? [])];
}
