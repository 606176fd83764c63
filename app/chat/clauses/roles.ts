import { type Piece, wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { DEFINITE } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";
import { type Sureness, surenessOf } from "./doubt.ts";
import type { Role } from "./event.ts";
import { isOnlyMentioned } from "./mentioned.ts";

/** What a sentence has said so far of the things in it. */
type State = {
  /** The role of the next name. */
  stance: Role;
  /** Denied by a mere "no", which reaches no further than its own "or". */
  denied: boolean;
  /** A name was denied already: the next is so only by an "or". */
  deniedOne: boolean;
  excepted: boolean;
  negated: boolean;
  subject: "us" | "you" | "other" | "none";
  /** Where the subject stands, to be forgotten behind a verb of its own. */
  subjectAt: number;
  /** Behind "we sold": before and behind the name of what is gone. */
  gone: "no" | "next" | "one";
  edits: boolean;
  /** A wish denied or over: "don't need the desk …", so that "hauled" behind it is denied too. */
  unwished: "no" | "want" | "take";
  only: boolean;
  repairs: boolean;
  adds: boolean;
};

/** What the sentences of a message make of its things, and what they say of nothing they name. */
export type Reading = {
  roles: Map<Thing, Verdict>;
  /** Drops of what an earlier message named: "we're keeping that". */
  drops: { at: number; all: boolean }[];
};

export type Verdict = {
  role: Role;
  sure: Sureness;
  only: boolean;
  repairs: boolean;
  adds: boolean;
  excepted: boolean;
  denied: boolean;
  edits: boolean;
  joined: boolean;
};

/** These give up one thing, not a row of them. */
const GIVEN_UP = wordSet(
  "forget scratch nvm nevermind never drop cancel skip promised olvida olvide cancela",
);
const SKIPPED = wordSet(
  "up off out away down on to please pls all also just really still even the a an my our of for and probably definitely let gonna going be to have get got have your their his her it back over already going along any more too maybe ya por favor a se me nos le que both either only q que k",
);
const PLURAL_VERBS = wordSet(
  "have convey stay stayin are go are remain quedan van son estan belong",
);
/** A subject is its verb's this many words ahead. */
const SUBJECT_REACH = 4;
const PEOPLE_AFTER = wordSet("to with a con for");

/** "could be donated": it goes, wherever to. */
function isOffered(pieces: readonly Piece[], at: number): boolean {
  return (
    wordAt(pieces, at - 1) === "be" &&
    /^(?:could|can|should|may|might)$/.test(wordAt(pieces, at - 2))
  );
}

/** "you guys hauled my piano in may": what the crew did once. */
function isHistory(pieces: readonly Piece[], { from }: Part, { subject }: State): boolean {
  return (
    subject === "you" &&
    /^(?:hauled|removed|took|picked|grabbed|collected|cleared|sacaron|recogieron)$/.test(
      wordAt(pieces, from),
    )
  );
}

/** "my niece gets the crib": it goes to her. */
function isGiven(pieces: readonly Piece[], { from }: Part, { subject }: State): boolean {
  return subject === "other" && /^(?:gets|got)$/.test(wordAt(pieces, from));
}

/** "start again with 2 tires": what follows is the new list. */
function startsAnew(pieces: readonly Piece[], { to }: Part): boolean {
  return /^(?:again|over|fresh|restart|reset|scratch|list|nuevo|cero)$/.test(
    wordAt(pieces, to - 1),
  );
}

function isEnd(parts: readonly Part[], index: number): boolean {
  const next = parts[index + 1];
  return (
    next === undefined ||
    next.kind === "mark" ||
    (next.kind === "word" && /^(?:the|my|please|now)$/.test(next.word))
  );
}

/** Reads one sentence; `section` is what the heading above it said. */
export function readSentence(
  parts: readonly Part[],
  section: Role,
  pieces: readonly Piece[],
  before: readonly Thing[],
  reading: Reading,
): void {
  const fresh: State = {
    stance: section,
    denied: false,
    deniedOne: false,
    excepted: section === "keep",
    negated: false,
    subject: "none",
    subjectAt: 0,
    gone: "no",
    edits: false,
    unwished: "no",
    only: false,
    repairs: false,
    adds: false,
  };
  let state = fresh;
  let bracket: State | undefined;
  let group: Thing[] = [];
  let last: Thing | undefined;
  let fixed = false;
  const { roles, drops } = reading;

  const judge = (thing: Thing, role: Role) => {
    const verdict = roles.get(thing);
    if (verdict) roles.set(thing, { ...verdict, role, sure: "sure" });
  };
  const backward = (role: Role, plural: boolean, at: number, all: boolean) => {
    if (
      group.length === 0 &&
      parts.some(
        (part) =>
          part.kind === "cue" &&
          part.kinds.has("all") &&
          /^(?:else|rest|demas|resto)$/.test(wordAt(pieces, part.to - 1)),
      )
    )
      return;
    const named = group.length > 0 || hasOwnSubject(parts, at);
    const spoken =
      group.length > 0
        ? group
        : role === "take" && last
          ? [last]
          : named
            ? group
            : before.filter((thing) => roles.get(thing)?.role !== "aside").slice(-1);
    if (spoken.length === 0 && named) return;
    if (last && group.length > 0 && restBetween(parts, last.end, at)) return;
    if (last && group.length > 0 && hasSubjectBetween(parts, last.end, at)) return;
    const of = all || plural ? (all ? spoken : together(spoken, pieces)) : spoken.slice(-1);
    if (of.length > 0) for (const thing of of) judge(thing, role);
    else if (role === "keep") drops.push({ at, all });
  };

  for (const [index, part] of parts.entries()) {
    if (part.kind === "mark") {
      if (part.mark === "[ ]") state = { ...state, stance: "keep" };
      else if (part.mark === "(") bracket = state;
      else if (part.mark === ")" && bracket) state = bracket;
      else if (part.mark === ":" && state.excepted && parts[index - 1]?.kind === "thing")
        state = {
          ...state,
          stance: section === "keep" ? "keep" : "take",
          excepted: false,
          subject: "none",
        };
      else if (state.negated || state.subject !== "none" || state.only)
        state = {
          ...state,
          negated: false,
          subject: "none",
          only: state.only && part.mark !== ",",
        };
      continue;
    }
    if (part.kind === "thing") {
      const { thing } = part;
      const joined = joinOf(parts, index);
      if (joined === "none" || thing.heading) group = [];
      if (state.denied && state.deniedOne && joined !== "or")
        state = { ...state, denied: false, deniedOne: false, stance: section };
      const aside =
        (!isVerbs(parts[index - 1]) &&
          isOnlyMentioned(pieces, thing, last, thingAfter(parts, index))) ||
        (isNew(pieces, thing) && state.stance !== "keep") ||
        (joined !== "none" &&
          last !== undefined &&
          roles.get(last)?.role === "aside" &&
          thing.definite &&
          joined === "or");
      if (state.negated) state = { ...state, stance: "keep", denied: true, negated: false };
      // "I promised the bike to him, the trampoline is free": a subject of its own.
      const before = parts[index - 1];
      if (
        state.stance === "keep" &&
        section === "take" &&
        before?.kind === "mark" &&
        before.mark === "," &&
        /^(?:is|are|was|has|still|can)$/.test(wordAt(pieces, thing.end))
      )
        state = { ...state, stance: section, excepted: false };
      // "we sold the chair and two bookshelves": what is new behind what is gone is another matter.
      if (state.gone === "one" && !thing.definite && (thing.indefinite || thing.count !== null))
        state = { ...state, stance: section, gone: "no", excepted: false };
      if (state.gone === "next" && thing.definite) state = { ...state, gone: "one" };
      const role = aside ? "aside" : state.stance;
      roles.set(thing, {
        role,
        sure:
          role === "keep" && state.unwished === "want"
            ? "half"
            : surenessOf(thing, role, parts, index, pieces, isListed(parts, index)),
        only: state.only,
        repairs: state.repairs,
        adds: state.adds,
        excepted: state.excepted,
        denied: state.denied,
        edits: state.edits,
        joined: joined !== "none" || opensWithAnd(parts, index),
      });
      if (state.denied) state = { ...state, deniedOne: true };
      if (!aside) group = [...group, thing];
      last = thing;
      fixed = false;
      continue;
    }
    if (part.kind === "word") {
      const behind = parts[index - 1]?.kind === "thing" ? last : undefined;
      // "put the lamp back", "take the lamp off": the verb's other half.
      if (behind && part.word === "back") judge(behind, "take");
      const edits = part.word === "off" && isEnd(parts, index) && state.stance === "take";
      const verdict = behind && edits ? roles.get(behind) : undefined;
      if (behind && verdict) roles.set(behind, { ...verdict, edits: true });
      if (!SKIPPED.has(part.word) && !FILL.has(part.word)) state = { ...state, negated: false };
      if (
        /^(?:so|then|because|cause|cuz|entonces|porque|says|said|say|dice|dijo|told|asked)$/.test(
          part.word,
        )
      )
        state = { ...state, subject: "none" };
      continue;
    }
    if (part.kind !== "cue") continue;
    const { kinds } = part;
    const is = (kind: CueKind) => kinds.has(kind);
    const next = objectOf(parts, index, pieces);
    if (next === "none" && personBehind(parts, index))
      state = { ...state, subject: "other", subjectAt: part.from };
    if (state.subject !== "none" && part.from - state.subjectAt > SUBJECT_REACH)
      state = { ...state, subject: "none" };
    if (is("talk")) continue;
    if (is("cancel") && next === "thing" && !startsAnew(pieces, part))
      state = { ...state, stance: "keep", unwished: "take" };
    else if (is("except")) {
      // "don't take anything except the tires": what is left of nothing goes.
      const none = state.negated || (state.stance === "keep" && section === "take");
      const left = none && group.length === 0 && next === "thing";
      const stance = left ? "take" : "keep";
      state = { ...state, stance, excepted: !left, denied: false, negated: false };
    } else if (is("only"))
      state = {
        ...state,
        stance: "take",
        only: true,
        excepted: false,
        denied: false,
        negated: false,
      };
    else if (is("over")) {
      if (takesNext(parts, index) || goesBehind(parts, index)) state = { ...state, negated: true };
      else if (next === "thing")
        state = { ...state, stance: "take", negated: false, unwished: "want" };
      else if (last && state.unwished !== "take") backward("take", false, part.from, false);
    } else if (is("stay")) {
      const role = state.negated ? "take" : "keep";
      if (next === "thing" && group.length === 0)
        state = { ...state, stance: role, negated: false };
      else backward(role, isPlural(pieces, part), part.from, false);
      fixed = true;
    } else if (is("belong") && (next !== "thing" || group.length > 0)) {
      if (group.length > 0) backward("keep", isPlural(pieces, part), part.from, false);
    } else if (
      (is("no") && (part.to - part.from > 1 || isAnswer(parts, index))) ||
      (is("not") && isAnswer(parts, index))
    ) {
      if (group.length > 0 && !fixed) backward("keep", false, part.from, false);
      state = { ...state, negated: false };
    } else if (is("yes") && isAnswer(parts, index)) {
      if (group.length > 0) backward("take", false, part.from, false);
    } else if (
      (is("gone") &&
        state.subject === "other" &&
        /^(?:fue|fueron|gone)$/.test(wordAt(pieces, part.to - 1))) ||
      (is("gone") &&
        wordAt(pieces, part.from - 1) === "to" &&
        next !== "thing" &&
        state.subject === "none")
    ) {
      // "clothes to donate": what for, said of what goes.
    } else if (
      is("keep") ||
      is("gone") ||
      (isGiven(pieces, part, state) && next === "thing") ||
      (is("take") && state.subject === "other") ||
      (is("want") && state.subject === "other")
    ) {
      const theirs = is("gone") && (state.subject === "you" || isOffered(pieces, part.from));
      const role: Role = state.negated || theirs ? "take" : "keep";
      if (is("want") && next !== "thing" && next !== "it" && !personBehind(parts, index)) {
        state = { ...state, negated: false };
      } else {
        if (next === "thing")
          state = {
            ...state,
            stance: role,
            denied: false,
            excepted: role === "keep",
            gone: is("gone") || GIVEN_UP.has(wordAt(pieces, part.from)) ? "next" : "no",
          };
        else if (wordAt(pieces, part.from) === "off") backward(role, true, part.from, false);
        else if (next === "it" || group.length > 0) backward(role, false, part.from, false);
        else if (next === "all" && parts[0]?.kind !== "mark") backward(role, true, part.from, true);
        else if (next === "all") continue;
        else if (!hasOwnObject(parts, index)) state = { ...state, stance: role, denied: false };
        state = { ...state, negated: false };
      }
    } else if (isHistory(pieces, part, state) && next === "thing") {
      state = { ...state, stance: "aside", negated: false };
    } else if (is("edit") && next === "thing" && !state.negated) {
      state = { ...state, stance: "take", denied: false, excepted: false, edits: true };
    } else if (is("instead") && next === "thing") {
      state = { ...state, stance: "keep", denied: true };
    } else if (is("take")) {
      const role: Role = state.negated ? "keep" : "take";
      if (next === "thing")
        state = {
          ...state,
          stance: role,
          denied: false,
          excepted: false,
          unwished: state.negated ? "take" : "no",
        };
      else if (next === "it" || group.length > 0) {
        if (state.unwished !== "no" && next !== "it") backward("keep", true, part.from, false);
        else if (role === "keep" || next === "it") backward(role, false, part.from, false);
        else if (
          group.length > 0 &&
          roles.get(group.at(-1) as Thing)?.denied !== true &&
          !isBare(parts, index)
        )
          backward(role, false, part.from, false);
      } else state = { ...state, stance: role, denied: false };
      state = { ...state, negated: false };
    } else if (is("go") && state.subject === "none") {
      const where = goesWhere(pieces, part, parts, index, state.negated);
      const role = last && roles.get(last)?.denied ? undefined : where;
      if (role && group.length > 0 && next !== "thing")
        backward(role, isPlural(pieces, part), part.from, false);
      else if (role === "keep" && pointsBack(parts, index)) backward(role, false, part.from, false);
      else if (role && next === "thing" && group.length === 0) state = { ...state, stance: role };
      state = { ...state, negated: false };
    } else if (is("want") || is("have")) {
      if (next === "thing")
        state = {
          ...state,
          stance: state.negated ? "keep" : "take",
          denied: state.negated && is("have"),
          unwished: state.negated ? "want" : "no",
        };
      if (next === "thing" || !is("want")) state = { ...state, negated: false };
    } else if (is("buy") && next === "thing") {
      if (state.negated) state = { ...state, negated: false };
      else if (!boughtOnce(parts, index)) state = { ...state, stance: "aside" };
    } else if (is("use") && next === "thing") {
      state = { ...state, stance: state.negated ? "take" : "aside", negated: false };
    } else if (is("but")) {
      state = { ...state, stance: "take", excepted: false, denied: false, negated: false };
      group = [...group];
    } else if (is("access")) {
      if (group.length > 0) backward("aside", false, part.from, false);
    } else if (is("not")) {
      // "four no five bags", "no, the large one": put right, not denied.
      const after = parts[index + 1];
      if (after?.kind === "mark" && after.mark === ":")
        state = { ...state, stance: "keep", excepted: false };
      else if (opensAnswer(parts, index, pieces)) state = { ...state, repairs: true };
      else if (parts[index - 1]?.kind !== "number") state = { ...state, negated: true };
    } else if (is("join")) state = { ...state, subject: "none" };
    if (is("repair")) state = { ...state, repairs: true };
    if (
      is("add") &&
      /^(?:add|adding|throw|agrega|agregue|agregale|anade)$/.test(wordAt(pieces, part.from)) &&
      next === "thing"
    )
      state = { ...state, stance: "take", excepted: false, negated: false };
    if (is("add")) state = { ...state, adds: true };
    const wished = parts[index - 1];
    const helper = wished?.kind === "cue" && wished.kinds.has("want");
    if (
      is("other") &&
      !helper &&
      !PEOPLE_AFTER.has(wordAt(pieces, part.from - 1)) &&
      !PEOPLE_AFTER.has(wordAt(pieces, part.from - 2))
    )
      state = { ...state, subject: "other", subjectAt: part.from };
    else if (is("us")) state = { ...state, subject: "us", subjectAt: part.from };
    else if (is("you")) state = { ...state, subject: "you", subjectAt: part.from };
  }
}

function isListed(parts: readonly Part[], index: number): boolean {
  return joinOf(parts, index) !== "none" || joinOf(parts, index + 1) !== "none";
}

/** How a name is tied to the one before: by "or", by "and" or a comma, or not at all. */
function joinOf(parts: readonly Part[], index: number): "or" | "list" | "none" {
  let tie: "or" | "list" | "none" = "none";
  for (let at = index - 1; at >= 0 && at > index - 5; at -= 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return tie;
    if (part.kind === "mark") {
      if (!/^[,/&(-]$/.test(part.mark)) return "none";
      tie = tie === "none" ? "list" : tie;
    } else if (part.kind === "cue" && part.kinds.has("join")) tie = "or";
    else if (part.kind === "cue" && (part.kinds.has("add") || part.kinds.has("only")))
      tie = tie === "none" ? "list" : tie;
    else if (part.kind !== "word" || !FILL.has(part.word)) return "none";
  }
  return "none";
}

const FILL = wordSet(
  "um uh uhm like also then the a an maybe oh its theres theres well with w some old",
);

/** What a verb speaks of: a name right behind it, an "it" or an "everything", or nothing. */
function objectOf(
  parts: readonly Part[],
  index: number,
  pieces: readonly Piece[],
): "thing" | "it" | "all" | "none" {
  const verb = parts[index];
  if (
    verb &&
    /(?:n|r|d|[aei])(?:se)?l[oa]s?$/.test(wordAt(pieces, verb.from)) &&
    verb.to - verb.from === 1
  )
    return "it";
  let skipped = 0;
  for (let at = index + 1; at < parts.length && skipped < 6; at += 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing") return "thing";
    if (part.kind === "mark") {
      if (part.mark === ":" || part.mark === "-" || part.mark === ")") continue;
      return "none";
    }
    if (part.kind === "number") {
      if (
        wordAt(pieces, part.from) === "" &&
        /^(?:the|that)$/.test(wordAt(pieces, verb?.to ?? 0)) &&
        pieces[part.from]?.value === 1
      )
        return "it";
      skipped += 1;
      continue;
    }
    if (part.kind === "word") {
      if (!SKIPPED.has(part.word)) skipped += 2;
      continue;
    }
    const { kinds } = part;
    if (kinds.has("it")) return "it";
    if (kinds.has("all"))
      return /^(?:in|from|inside|at|else|on|that|en|de|del|lo)$/.test(wordAt(pieces, part.to))
        ? "none"
        : "all";
    if (
      kinds.has("add") &&
      part.to - part.from > 0 &&
      !kinds.has("yes") &&
      isAddition(part, pieces)
    )
      return "none";
    if (
      kinds.has("us") ||
      kinds.has("you") ||
      kinds.has("only") ||
      kinds.has("add") ||
      kinds.has("yes") ||
      kinds.has("have")
    )
      continue;
    if (kinds.has("join") && part.to - part.from === 1) return "none";
    return "none";
  }
  return "none";
}

/** "sofa - no", "the stove yes": an answer of a word behind a name or its mark. */
function isAnswer(parts: readonly Part[], index: number): boolean {
  const next = parts[index + 1];
  const before = parts[index - 1];
  const opens =
    before?.kind === "thing" || (before?.kind === "mark" && /^[,:()-]$/.test(before.mark));
  const ends =
    next === undefined ||
    next.kind === "mark" ||
    (next.kind === "word" &&
      /^(?:porque|because|cause|cuz|till|until|lol|pls|please)$/.test(next.word)) ||
    (next.kind === "cue" &&
      !["only", "go", "take", "want", "have"].some((kind) => next.kinds.has(kind as CueKind)));
  return opens && ends;
}

/** "ignore the mess, 2 couches": the verb has an object that is no thing of ours. */
function hasOwnObject(parts: readonly Part[], index: number): boolean {
  const [article, noun, end] = parts.slice(index + 1, index + 4);
  const isArticle = article?.kind === "word" && DEFINITE.has(article.word);
  return isArticle && noun?.kind === "word" && end?.kind === "mark" && end.mark === ",";
}

/** "couch pickup": the name of the service, not a role. */
function isBare(parts: readonly Part[], index: number): boolean {
  return parts[index - 1]?.kind !== "thing";
}

function isPlural(pieces: readonly Piece[], { from, to }: Part): boolean {
  return (
    PLURAL_VERBS.has(wordAt(pieces, from)) ||
    PLURAL_VERBS.has(wordAt(pieces, from - 1)) ||
    (wordAt(pieces, from - 1) === "been" && PLURAL_VERBS.has(wordAt(pieces, from - 2))) ||
    PLURAL_VERBS.has(wordAt(pieces, to - 1))
  );
}

/** The names at the end of a row that a plural verb speaks of: "the tv and the stand stay". */
function together(group: readonly Thing[], pieces: readonly Piece[]): readonly Thing[] {
  let from = group.length - 1;
  const last = group[from];
  if (!last || !/^(?:and|n|y|e|or|nor|o|ni)$/.test(wordAt(pieces, last.start - 1)))
    return group.slice(-1);
  for (; from > 0; from -= 1) {
    const [one, two] = [group[from - 1] as Thing, group[from] as Thing];
    const tied = two.start - one.end <= 2;
    if (!tied || (two.definite && !one.definite) || one.indefinite !== two.indefinite) break;
  }
  return group.slice(from);
}

/** "and the mini fridge": a message that goes on with a list. */
function opensWithAnd(parts: readonly Part[], index: number): boolean {
  return (
    parts
      .slice(0, index)
      .every((part) => part.kind === "cue" && (part.kinds.has("join") || part.kinds.has("add"))) &&
    index > 0
  );
}

function thingAfter(parts: readonly Part[], index: number): Thing | undefined {
  const next = parts.slice(index + 1, index + 6).find(({ kind }) => kind === "thing");
  return next?.kind === "thing" ? next.thing : undefined;
}

/** "goes": to the crew, or to or with another person. */
function goesWhere(
  pieces: readonly Piece[],
  { to }: Part,
  parts: readonly Part[],
  index: number,
  negated: boolean,
): Role | undefined {
  const next = parts[index + 1];
  if (PEOPLE_AFTER.has(wordAt(pieces, to))) {
    for (let at = index + 1; at < Math.min(parts.length, index + 5); at += 1) {
      const part = parts[at] as Part;
      if (part.kind === "cue" && (part.kinds.has("other") || part.kinds.has("us"))) return "keep";
      if (part.kind === "mark") break;
    }
    return wordAt(pieces, to) === "to" || wordAt(pieces, to) === "a"
      ? undefined
      : negated
        ? "keep"
        : "take";
  }
  if (next?.kind === "cue" && next.kinds.has("take")) return undefined;
  return negated ? "keep" : "take";
}

/** "a new fridge" is on its way in. */
function isNew(pieces: readonly Piece[], { start, from }: Thing): boolean {
  for (let at = start; at < from; at += 1)
    if (/^(?:new|nuevo|nueva|nuevos|nuevas)$/.test(wordAt(pieces, at))) return true;
  return false;
}

function isAddition({ from, to }: Part, pieces: readonly Piece[]): boolean {
  return to - from > 1 || !/^(?:also|too|tambien)$/.test(wordAt(pieces, from));
}

/** A phrase of a verb owns its "off" and "of": behind it they place nothing. */
function isVerbs(part: Part | undefined): boolean {
  return part?.kind === "cue" && part.to - part.from > 1;
}

/** "ya no quiero que se lleven": the wish that is over is that the crew take it. */
function takesNext(parts: readonly Part[], index: number): boolean {
  for (let at = index + 1; at < Math.min(parts.length, index + 5); at += 1) {
    const part = parts[at] as Part;
    if (part.kind === "thing" || part.kind === "mark") return false;
    if (part.kind === "cue" && part.kinds.has("take")) return true;
  }
  return false;
}

/** "don't want the treadmill to go": the wish that is denied is that it goes. */
function goesBehind(parts: readonly Part[], index: number): boolean {
  const at = parts.findIndex(({ kind }, place) => place > index && kind === "thing");
  const [to, verb] = parts.slice(at + 1, at + 3);
  const told = to?.kind === "word" && to.word === "to" ? verb : to;
  const goes = told?.kind === "cue" && (told.kinds.has("go") || told.kinds.has("take"));
  return at !== -1 && at - index < 4 && goes;
}

/** True where a sentence has a subject of its own before its verb: "the kids are gone". */
function hasOwnSubject(parts: readonly Part[], verb: number): boolean {
  const headed = parts.some(
    (part, at) =>
      part.kind === "mark" &&
      /^[:,-]$/.test(part.mark) &&
      part.from < verb &&
      parts[at - 1]?.kind === "word",
  );
  if (headed) return true;
  return (
    parts.some(
      (part) =>
        part.from < verb &&
        ((part.kind === "word" &&
          part.word.length > 3 &&
          !SKIPPED.has(part.word) &&
          !FILL.has(part.word)) ||
          (part.kind === "cue" && part.kinds.has("other"))),
    ) && !parts.some((part) => part.kind === "cue" && part.kinds.has("it"))
  );
}

/** "it is going to my son": the verb's subject is what was named before. */
function pointsBack(parts: readonly Part[], index: number): boolean {
  const before = parts[index - 1];
  return before?.kind === "cue" && before.kinds.has("it");
}

/** "bought the treadmill in 2020": "the" one is there already. */
function boughtOnce(parts: readonly Part[], index: number): boolean {
  const next = parts.slice(index + 1).find(({ kind }) => kind === "thing");
  return next?.kind === "thing" && next.thing.definite;
}

/** "box spring (frame stays)", "sofa, the cushions stay": another noun between a name and the verb. */
function hasSubjectBetween(parts: readonly Part[], from: number, to: number): boolean {
  const between = parts.filter((part) => part.from >= from && part.to <= to);
  const opens = between.findIndex((part) => part.kind === "mark" && /^[,(]$/.test(part.mark));
  const noun = between[opens + 1];
  const article =
    noun?.kind === "word" && /^(?:the|my|their|his|her|el|la|los|las)$/.test(noun.word);
  const subject = article ? between[opens + 2] : noun;
  if (
    opens === -1 ||
    subject?.kind !== "word" ||
    SKIPPED.has(subject.word) ||
    FILL.has(subject.word)
  )
    return false;
  return subject.word.length > 3 && between.at(-1) === subject;
}

/** "el escritorio se lo lleva mi hijo": in Spanish who does it may follow the verb. */
function personBehind(parts: readonly Part[], index: number): boolean {
  const [one, two] = [parts[index + 1], parts[index + 2]];
  if (one?.kind !== "cue" || two?.kind !== "cue" || !one.kinds.has("us")) return false;
  return two.kinds.has("other");
}

/** "the rest my brother is taking": all else, not what was named. */
function restBetween(parts: readonly Part[], from: number, to: number): boolean {
  return parts.some(
    (part) =>
      part.kind === "cue" &&
      part.from >= from &&
      part.to <= to &&
      part.kinds.has("all") &&
      part.to - part.from > 1,
  );
}

/** A "no" that opens a message answers what was said before: "no, the large one", "no its a king". */
export function opensAnswer(
  parts: readonly Part[],
  index: number,
  pieces: readonly Piece[],
): boolean {
  if (index !== 0 || parts[0]?.from !== 0 || !/^(?:no|nope|nah)$/.test(wordAt(pieces, 0)))
    return false;
  const next = parts[1];
  if (next === undefined || next.kind === "number") return next !== undefined;
  if (next.kind === "mark") return next.mark === ",";
  if (next.kind === "word") return /^(?:the|a|an|el|la)$/.test(next.word);
  return next.kind === "cue"
    ? next.kinds.has("repair") ||
        (next.kinds.has("have") &&
          !next.kinds.has("want") &&
          /^(?:its|es|it|thats|theyre)$/.test(wordAt(pieces, next.from)))
    : next.thing.definite && next.thing.described;
}
