import { PLACING } from "../words/places.ts";
import { CONTAINERS } from "../words/shapes.ts";
import { isBoundary, isFeature, unitAt } from "./numbers.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";
import type { Text } from "./senses.ts";

export type { Text } from "./senses.ts";

/** What some words without a name say of one: how many, of what kind. */
export type Body = {
  count: number | null;
  vague: boolean;
  additive: boolean;
  traits: { words: string[]; inches: number | null };
  /** Pieces that said something; words between them may be mere fill. */
  told: number;
  /** The description includes a measure with its unit. */
  measured: boolean;
  /** It begins with an "a" or "una": one of them. */
  one: boolean;
  to: number;
  /** Behind the last piece that said something. */
  toldTo: number;
};

const LONGEST = 14;

/** Nothing read yet, from a place on. */
export function nothingAt(from: number): Body {
  const traits = { words: [], inches: null };
  const none = { count: null, vague: false, additive: false, told: 0, measured: false, one: false };
  return { ...none, traits, to: from, toldTo: from };
}

/**
 * Reads words that only count or describe, from a place up to the first that does neither. What it
 * finds counts where a list or clause ends behind it; the caller looks.
 */
export function readBody(text: Text, from: number): Body {
  const { pieces, isNamed } = text;
  const one = text.senses[from] === "one";
  const body: Body = { ...nothingAt(from), one };
  while (body.to < pieces.length && body.to < from + LONGEST && !isNamed(body.to)) {
    const told = body.told;
    const to = stepOver(text, body.to, body);
    if (to === undefined) break;
    body.to = to;
    if (body.told > told) body.toldTo = to;
  }
  return body;
}

/** Reads the piece at a place into the body, and says from where to read on; undefined for the end. */
function stepOver(text: Text, at: number, body: Body): number | undefined {
  const { pieces, senses } = text;
  const { value, canon, text: written } = pieces[at] as Piece;
  switch (senses[at]) {
    case "measure": {
      const unit = unitAt(pieces, at + 1, text.isNamed);
      if (unit === "inch") body.traits.inches ??= value;
      if (isFeature(unit)) {
        body.traits.words.push(written, unit);
        body.measured = true;
        body.told += 1;
      }
      return at + 2;
    }
    case "count": {
      // "4 chairs (4)", "3 to 4": the same once more, or the end of a range
      const isSame = body.count === value && body.traits.words.length === 0;
      const again = isSame || /^(?:to|a)$/.test(wordAt(pieces, at - 1));
      // "a storage unit on 290"
      if (/^(?:in|on|at|off|near)$/.test(wordAt(pieces, at - 1))) return undefined;
      if (body.count !== null && !again) return undefined;
      body.count = value;
      break;
    }
    case "vague":
      body.vague = true;
      break;
    case "trait":
      // "the desk in the corner"
      if (senses[at - 1] === "the" && PLACING.has(wordAt(pieces, at - 2))) return undefined;
      body.traits.words.push(canon);
      break;
    case "more":
      if (body.count !== null) body.additive = true;
      return at + 1;
    case "another":
      if (body.count !== null || !isBoundary(pieces, at + 1)) return at + 1;
      [body.count, body.additive] = [1, true];
      break;
    case "the":
      // "my son can fix it"
      return /^(?:my|our|your|his|her|their|mi|su)$/.test(written) ? undefined : at + 1;
    case "mark": {
      const label = /^[:,]$/.test(written) && senses[at - 1] === "label" && body.count === null;
      const counted = written === ")" && markAt(pieces, at - 2) === "(" && body.count !== null;
      return label || counted || written === "/" ? at + 1 : undefined;
    }
    case "word":
      // "40 boxes full", "1 pile"
      return CONTAINERS.has(written) && body.count !== null ? at + 1 : undefined;
    case "number":
    case "end":
      return undefined;
    default:
      return at + 1;
  }
  body.told += 1;
  return at + 1;
}
