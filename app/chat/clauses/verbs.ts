import { wordAt } from "../things/pieces.ts";
import type { CueKind } from "../words/cues.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import {
  goesBehind,
  hasOwnObject,
  isAnswer,
  isCue,
  isMark,
  isPluralVerb,
  objectOf,
  opensAnswer,
  personBehind,
  type Spoken,
  takesNext,
  thingAfter,
} from "./look.ts";
import { judgedBack, type Reach } from "./spoken.ts";
import { type Sentence, type State, turned } from "./state.ts";

/** A cue where it stands in its sentence, with what has been said up to it. */
type Cue = {
  state: State;
  sentence: Sentence;
  index: number;
  part: Part;
  /** What it speaks of. */
  object: Spoken;
  is: (...kinds: readonly CueKind[]) => boolean;
};

/** What a cue does to the reading of its sentence; undefined where it is no such cue. */
type Rule = (cue: Cue) => State | undefined;

/** A subject is its verb's this many words ahead. */
const SUBJECT_REACH = 4;
const PEOPLE_AFTER = wordSet("to with a con for");
/** These give up one thing, not a row of them. */
const GIVEN_UP = wordSet(
  "forget scratch nvm nevermind never drop cancel skip promised olvida olvide cancela",
);

/** The sentence read one cue further: the first rule that knows the cue decides what it does. */
export function readCue(before: State, sentence: Sentence, index: number): State {
  const part = sentence.parts[index] as Part;
  if (isCue(part, "talk")) return before;
  const object = objectOf(sentence.parts, index, sentence.pieces);
  const is = (...kinds: readonly CueKind[]) => isCue(part, ...kinds);
  const state = withSubject(before, sentence, index, object);
  const cue: Cue = { state, sentence, index, part, object, is };
  for (const rule of RULES) {
    const next = rule(cue);
    if (next) return marked({ ...cue, state: next });
  }
  return marked(cue);
}

/** A subject ahead is forgotten behind a verb of its own; in Spanish it may stand behind. */
function withSubject(state: State, { parts }: Sentence, index: number, object: Spoken): State {
  const { from } = parts[index] as Part;
  if (object === "none" && personBehind(parts, index))
    return turned(state, { subject: "other", subjectAt: from });
  const { subject, subjectAt } = state.stance;
  return subject !== "none" && from - subjectAt > SUBJECT_REACH
    ? turned(state, { subject: "none" })
    : state;
}

/** The verb speaks of what was named before it. */
function back({ state, sentence, part }: Cue, role: Role, reach: Reach = "one"): State {
  return judgedBack(state, sentence, role, part.from, reach);
}

/** The row of a plural verb, one thing of any other. */
function reachOf({ sentence, part }: Cue): Reach {
  return isPluralVerb(sentence.pieces, part) ? "row" : "one";
}

/** The verb's word, or the one so many places from it. */
function word({ sentence, part }: Cue, step = 0): string {
  return wordAt(sentence.pieces, part.from + step);
}

const positive = (state: State) => turned(state, { negated: false });

const cancel: Rule = (cue) => {
  if (!cue.is("cancel") || cue.object !== "thing" || startsAnew(cue)) return undefined;
  return turned(cue.state, { role: "keep", unwished: "take" });
};

/** "start again with 2 tires": what follows is the new list. */
function startsAnew({ sentence, part }: Cue): boolean {
  const last = wordAt(sentence.pieces, part.to - 1);
  return /^(?:again|over|fresh|restart|reset|scratch|list|nuevo|cero)$/.test(last);
}

/** "everything except the desk"; of "don't take anything except the tires" what is left goes. */
const except: Rule = ({ is, state, sentence, object }) => {
  if (!is("except")) return undefined;
  const { negated, role } = state.stance;
  const none = negated || (role === "keep" && sentence.section === "take");
  const left = none && state.group.length === 0 && object === "thing";
  return turned(state, {
    role: left ? "take" : "keep",
    excepted: !left,
    denied: false,
    negated: false,
  });
};

const only: Rule = ({ is, state }) =>
  is("only")
    ? turned(state, { role: "take", only: true, excepted: false, denied: false, negated: false })
    : undefined;

/** A wish that is over: "no longer need the desk", "we don't use it anymore". */
const over: Rule = (cue) => {
  const { is, state, sentence, index, object } = cue;
  if (!is("over")) return undefined;
  if (takesNext(sentence.parts, index) || goesBehind(sentence.parts, index))
    return turned(state, { negated: true });
  if (object === "thing") return turned(state, { role: "take", negated: false, unwished: "want" });
  return state.last && state.stance.unwished !== "take" ? back(cue, "take") : state;
};

/** "the desk stays"; "my brother stayed with us" is said of a person. */
const stay: Rule = (cue) => {
  const { is, state, object } = cue;
  if (!is("stay")) return undefined;
  const role = state.stance.negated ? "take" : "keep";
  const next =
    object === "thing" && state.group.length === 0
      ? turned(state, { role, negated: false })
      : back(cue, role, reachOf(cue));
  return { ...next, judged: true };
};

function isBehindName({ sentence, index }: Cue): boolean {
  return sentence.parts[index - 1]?.kind === "thing";
}

const belong: Rule = (cue) => {
  const { is, state, object } = cue;
  if (!is("belong") || (object === "thing" && state.group.length === 0)) return undefined;
  return state.group.length > 0 ? back(cue, "keep", reachOf(cue)) : state;
};

/** "sofa - no", "the stove, yes". */
const answer: Rule = (cue) => {
  const { is, state, sentence, index, part } = cue;
  const answers = isAnswer(sentence.parts, index);
  const { group, judged } = state;
  if ((is("no") && (part.to - part.from > 1 || answers)) || (is("not") && answers))
    return positive(group.length > 0 && !judged ? back(cue, "keep") : state);
  if (!is("yes") || !answers) return undefined;
  return group.length > 0 ? back(cue, "take") : state;
};

/** "clothes to donate": what for, said of what goes. */
const purpose: Rule = (cue) => {
  const { is, state, sentence, part, object } = cue;
  const { subject } = state.stance;
  const left = /^(?:fue|fueron|gone)$/.test(wordAt(sentence.pieces, part.to - 1));
  const isFor = word(cue, -1) === "to" && object !== "thing" && subject === "none";
  return is("gone") && ((subject === "other" && left) || isFor) ? state : undefined;
};

/** Kept, gone, or somebody else's: "keep the desk", "we sold it", "my son wants the lamp". */
const hold: Rule = (cue) => {
  const { is, state, sentence, index, object } = cue;
  const { subject, negated } = state.stance;
  const theirs = subject === "other" && (is("take", "want") || buysSome(cue) || isGiven(cue));
  if (!is("keep", "gone") && !theirs) return undefined;
  if (is("want") && goesBehind(sentence.parts, index))
    return turned(state, { role: "take", subject: "none" });
  if (!is("keep", "gone", "take") && object !== "thing") {
    // "the desk my son wants"
    const isLast = index + 1 === sentence.parts.length;
    if (object !== "it" && !isLast && !personBehind(sentence.parts, index)) return positive(state);
  }
  const offered = is("gone") && (subject === "you" || isOffered(cue));
  return positive(held(cue, negated || offered ? "take" : "keep"));
};

function held(cue: Cue, role: Role): State {
  const { is, state, sentence, index, object } = cue;
  if (object === "thing") {
    const gone = is("gone") || GIVEN_UP.has(word(cue)) ? "next" : "no";
    return turned(state, { role, denied: false, excepted: role === "keep", gone });
  }
  if (/^(?:off|from|de)$/.test(word(cue))) return back(cue, role, "row");
  if (object === "it" || state.group.length > 0) return back(cue, role);
  if (hasOwnObject(sentence.parts, index)) return state;
  return turned(state, { role, denied: false });
}

/** "someone bought 4 of the bikes"; "my wife bought this recliner" tells its history. */
function buysSome({ is, sentence, index }: Cue): boolean {
  const thing = thingAfter(sentence.parts, index);
  return is("buy") && thing !== undefined && thing.count !== null && !thing.indefinite;
}

/** "my niece gets the crib": it goes to her. */
function isGiven(cue: Cue): boolean {
  return /^(?:gets|got)$/.test(word(cue));
}

/** "could be donated": it goes, wherever to. */
function isOffered(cue: Cue): boolean {
  return word(cue, -1) === "be" && /^(?:could|can|should|may|might)$/.test(word(cue, -2));
}

/** "you guys hauled my piano in may": what the crew did once. */
const history: Rule = (cue) => {
  const did = /^(?:hauled|removed|took|picked|grabbed|collected|cleared|sacaron|recogieron)$/;
  if (cue.state.stance.subject !== "you" || cue.object !== "thing" || !did.test(word(cue)))
    return undefined;
  return turned(cue.state, { role: "aside", negated: false });
};

/** "remove the desk" takes off the list what is on it, and takes away what is not. */
const edit: Rule = ({ is, state, object }) =>
  is("edit") && object === "thing" && !state.stance.negated
    ? turned(state, { role: "take", denied: false, excepted: false, edits: true })
    : undefined;

const instead: Rule = ({ is, state, object }) =>
  is("instead") && object === "thing" ? turned(state, { role: "keep", denied: true }) : undefined;

/** The crew's verbs: "take the desk", "haul it", and denied "don't take the desk". */
const take: Rule = (cue) => {
  const { is, state, sentence, index, object } = cue;
  if (!is("take")) return undefined;
  const { negated, unwished } = state.stance;
  const role = negated ? "keep" : "take";
  if (object === "thing")
    return turned(state, {
      role,
      denied: false,
      excepted: false,
      unwished: negated ? "take" : "no",
      negated: false,
    });
  if (hasOwnObject(sentence.parts, index)) return positive(state);
  if (object !== "it" && state.group.length === 0)
    return turned(state, { role, denied: false, negated: false });
  if (unwished !== "no" && object !== "it") return positive(back(cue, "keep", "row"));
  const denied = role === "take" && object !== "it" && state.last?.denied;
  // "couch pickup" is the name of the service.
  const isService = role === "take" && object !== "it" && !isBehindName(cue);
  return positive(denied || isService ? state : back(cue, role));
};

/** "the desk goes": to the crew, or to or with another person. */
const go: Rule = (cue) => {
  const { is, state, object } = cue;
  if (!is("go") || state.stance.subject !== "none") return undefined;
  const role = state.last?.denied ? undefined : goesWhere(cue);
  const next = () => {
    // "everything but the kayak goes": all the others do.
    if (state.stance.excepted && object !== "thing") return state;
    if (role && state.group.length > 0 && object !== "thing") return back(cue, role, reachOf(cue));
    return role && object === "thing" && state.group.length === 0 ? turned(state, { role }) : state;
  };
  return positive(next());
};

function goesWhere({ state, sentence, index, part }: Cue): Role | undefined {
  const role = state.stance.negated ? "keep" : "take";
  const way = wordAt(sentence.pieces, part.to);
  if (!PEOPLE_AFTER.has(way)) return isCue(sentence.parts[index + 1], "take") ? undefined : role;
  const behind = sentence.parts.slice(index + 1, index + 5);
  const end = behind.findIndex(({ kind }) => kind === "mark");
  if (behind.slice(0, end === -1 ? undefined : end).some((one) => isCue(one, "other", "us")))
    return "keep";
  return way === "to" || way === "a" ? undefined : role;
}

/** "we have a desk", "I want the desk gone"; denied, "we don't want the desk". */
const have: Rule = ({ is, state, object }) => {
  if (!is("want", "have")) return undefined;
  const { negated } = state.stance;
  if (object !== "thing") return is("want") ? state : positive(state);
  return turned(state, {
    role: negated ? "keep" : "take",
    denied: negated && is("have"),
    unwished: negated ? "want" : "no",
    negated: false,
  });
};

/** "bought a new couch" is on its way in; "bought the treadmill in 2020" is there already. */
const buy: Rule = ({ is, state, sentence, index, object }) => {
  if (!is("buy") || object !== "thing") return undefined;
  if (state.stance.negated) return positive(state);
  const next = sentence.parts.slice(index + 1).find(({ kind }) => kind === "thing");
  const once = next?.kind === "thing" && next.thing.definite;
  return once ? state : turned(state, { role: "aside" });
};

const use: Rule = ({ is, state, object }) =>
  is("use") && object === "thing"
    ? turned(state, { role: state.stance.negated ? "take" : "aside", negated: false })
    : undefined;

/** "but"; "all of it but the desk" excepts. */
const but: Rule = (cue) => {
  const { is, state, sentence, index } = cue;
  if (!is("but")) return undefined;
  return isCue(sentence.parts[index - 1], "all")
    ? turned(state, { role: "keep", excepted: true, denied: false, negated: false })
    : turned(state, { role: "take", excepted: false, denied: false, negated: false });
};

const access: Rule = (cue) => {
  if (!cue.is("access")) return undefined;
  return cue.state.group.length > 0 ? back(cue, "aside") : cue.state;
};

/** "not the desk"; "four no five bags" and "no, the large one" put right and deny nothing. */
const not: Rule = (cue) => {
  const { is, state, object, index } = cue;
  const { parts, pieces } = cue.sentence;
  if (!is("not")) return undefined;
  const that = isCue(parts[index + 1], "it") && parts[index + 1]?.kind === "cue";
  if (object === "it" && that && state.group.length > 0) return back(cue, "keep");
  if (isMark(parts[index + 1], /^:$/)) return turned(state, { role: "keep", excepted: false });
  if (opensAnswer(parts, index, pieces)) return turned(state, { repairs: true });
  return parts[index - 1]?.kind === "number" ? state : turned(state, { negated: true });
};

const join: Rule = ({ is, state }) => (is("join") ? turned(state, { subject: "none" }) : undefined);

/** In the order in which a cue of several kinds is understood. */
const RULES: readonly Rule[] = [
  ...[cancel, except, only, over, stay, belong, answer, purpose, hold, history, edit, instead],
  ...[take, go, have, buy, use, but, access, not, join],
];

/** What a cue says beside: that it repairs or adds, and who is spoken of. */
function marked(cue: Cue): State {
  const { is, state, object } = cue;
  const repairs = state.stance.repairs || is("repair");
  const adds = state.stance.adds || is("add");
  const next = turned(state, { repairs, adds, ...subjectOf(cue) });
  const listed = is("add") && object === "thing" && ADD_VERBS.test(word(cue));
  return listed ? turned(next, { role: "take", excepted: false, negated: false }) : next;
}

const ADD_VERBS = /^(?:add|adding|throw|agrega|agregue|agregale|anade)$/;

function subjectOf(cue: Cue): Pick<State["stance"], "subject" | "subjectAt"> | undefined {
  const { is, sentence, index, part } = cue;
  const helper = isCue(sentence.parts[index - 1], "want");
  const receives = PEOPLE_AFTER.has(word(cue, -1)) || PEOPLE_AFTER.has(word(cue, -2));
  if (is("other") && !helper && !receives) return { subject: "other", subjectAt: part.from };
  if (is("us")) return { subject: "us", subjectAt: part.from };
  return is("you") ? { subject: "you", subjectAt: part.from } : undefined;
}
