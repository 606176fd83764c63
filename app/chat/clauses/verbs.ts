import { wordAt } from "../things/pieces.ts";
import type { Thing } from "../things/thing.ts";
import type { CueKind } from "../words/cues.ts";
import { DEFINITE } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import type { Part } from "./cues.ts";
import type { Role } from "./event.ts";
import {
  goesBehind,
  HAVING,
  hasCue,
  isAnswer,
  isCue,
  isMark,
  isPluralVerb,
  objectOf,
  partsUpTo,
  personBehind,
  type Spoken,
  takesNext,
  thingAfter,
} from "./look.ts";
import {
  claimed,
  judgedBack,
  type Reach,
  type Sentence,
  type Stance,
  type State,
  turned,
} from "./state.ts";

/** A cue where it stands in its sentence, with what has been said up to it. */
type Cue = {
  state: State;
  sentence: Sentence;
  index: number;
  part: Part;
  /** The parts before it and behind it. */
  ahead: readonly Part[];
  behind: readonly Part[];
  /** Its first word and its last. */
  word: string;
  last: string;
  /** What it speaks of, and the first name behind it. */
  object: Spoken;
  thing: Thing | undefined;
  is: (...kinds: readonly CueKind[]) => boolean;
};

/** What a cue does to the reading of its sentence; undefined where the rule does not know it. */
type Rule = (cue: Cue) => State | undefined;

/** A subject is its verb's this many words ahead. */
const SUBJECT_REACH = 10;
const SPENT_REACH = 4;
const PEOPLE_AFTER = wordSet("to with a con for");

/** What follows goes, whatever was said before. */
const GOES = { role: "take", denied: false, excepted: false, negated: false } as const;

/** The sentence read one cue further: the first rule that knows the cue decides what it does. */
export function readCue(before: State, sentence: Sentence, index: number): State {
  const { parts, pieces } = sentence;
  const part = parts[index] as Part;
  const object = objectOf(parts, index, pieces);
  const is = (...kinds: readonly CueKind[]) => isCue(part, ...kinds);
  const cue: Cue = {
    state: withSubject(before, sentence, index, object),
    sentence,
    index,
    part,
    ahead: parts.slice(0, index),
    behind: parts.slice(index + 1),
    word: wordAt(pieces, part.from),
    last: wordAt(pieces, part.to - 1),
    object,
    thing: thingAfter(parts, index),
    is,
  };
  for (const [kinds, rule] of RULES) {
    const next = is(...kinds) ? rule(cue) : undefined;
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
  // "my kids outgrew the desk, come get it": behind what it was the subject of, another verb has another.
  const isSpent = (state.last?.thing.start ?? 0) > subjectAt;
  const isFar = subject !== "none" && from - subjectAt > (isSpent ? SPENT_REACH : SUBJECT_REACH);
  return isFar ? turned(state, { subject: "none" }) : state;
}

/** The verb speaks of what was named before it, if anything was. */
function back({ state, sentence, part }: Cue, role: Role, reach: Reach = "one"): State {
  return judgedBack(state, sentence, role, part.from, reach);
}

/** The verb speaks of what its own sentence named before it. */
function backInRow(cue: Cue, role: Role, reach: Reach = "one"): State {
  return cue.state.group.length > 0 ? back(cue, role, reach) : cue.state;
}

/** All behind "both", the row of a plural verb, one thing of any other. */
function reachOf({ sentence, part, ahead }: Cue): Reach {
  if (isCue(ahead.at(-1), "all")) return "all";
  return isPluralVerb(sentence.pieces, part) ? "row" : "one";
}

/** The word so many places before the cue, or behind it. */
const wordBefore = ({ sentence, part }: Cue, by = 1) => wordAt(sentence.pieces, part.from - by);
const wordBehind = ({ sentence, part }: Cue, by = 1) => wordAt(sentence.pieces, part.to + by - 1);

/** The verb behind, past an "are", a "have" or an "already". */
function wordAfterIs(cue: Cue): string {
  const at = [1, 2, 3].find(
    (by) => !/^(?:is|are|was|were|have|has|already|just|will)$/.test(wordBehind(cue, by)),
  );
  return wordBehind(cue, at ?? 1);
}

const positive = (state: State) => turned(state, { negated: false });
const isNegated = ({ state }: Cue) => state.stance.negated;

/** A verb that says something of the name behind it, and nothing where there is none. */
function toThing({ state, object }: Cue, change: Partial<Stance>): State | undefined {
  return object === "thing" ? turned(state, change) : undefined;
}

/** "don't need the pickup of the desk"; of "start again with 2 tires" what follows is the new list. */
const cancel: Rule = ({ state, behind, last, object }) => {
  if (isCue(behind[0], "except", "but")) return turned(state, { role: "keep" });
  const startsAnew = /^(?:again|over|fresh|restart|reset|scratch|list|nuevo|cero)$/.test(last);
  if (object !== "thing" || startsAnew) return undefined;
  return turned(state, { role: "keep", unwished: "take" });
};

/** "everything except the desk"; of "keep everything except the tires" these alone go. */
const except: Rule = ({ state, sentence, object, ahead, last }) => {
  // "it runs but not cold"
  if (last === "not" && object !== "thing") return undefined;
  const isKept = hasCue(ahead, "stay", "keep");
  const isNone = state.stance.role === "keep" || state.stance.negated || isKept;
  const none = isNone && sentence.section === "take";
  const left = none && state.group.length === 0 && object === "thing";
  return turned(state, { ...GOES, role: left ? "take" : "keep", excepted: !left, only: left });
};

/** "just the desk"; "just found out" is of time. */
const only: Rule = (cue) => {
  // "just that and a nightstand"
  const [object, next] = cue.behind;
  const isBoth = isCue(object, "it") && isCue(next, "join");
  // "no tank on it, just the grill"
  const denied = cue.ahead.findIndex((part) => isCue(part, "not"));
  const isPart = cue.ahead[denied + 1]?.kind === "word" && !hasCue(cue.ahead, "all");
  if (isBoth || LATELY.test(wordBehind(cue))) return undefined;
  return turned(cue.state, { ...GOES, only: denied === -1 || !isPart });
};

const LATELY = /^(?!need|want)\w+ed$|^(?:found|bought|sold|saw|heard|realised|broke|took|gave)$/;

/** A wish that is over: "no longer need the desk", "we don't use it anymore". */
const over: Rule = (cue) => {
  const { state, sentence, index } = cue;
  if (takesNext(sentence.parts, index) || goesBehind(sentence.parts, index))
    return turned(state, { negated: true });
  const denied = state.last?.denied && state.stance.unwished === "no";
  // "don't need the desk hauled anymore"
  const isHauled = state.stance.unwished === "want" && hasCue(cue.ahead, "take");
  const isOver = !denied && !state.judged && !isHauled && state.stance.unwished !== "take";
  const frees = state.last && isOver;
  return frees ? turned(back(cue, "take"), GOES) : state;
};

/** "the desk stays"; "my brother stayed with us" is said of a person. */
const stay: Rule = (cue) => {
  const { state, object } = cue;
  // "everything but the desk stays"
  const [first] = cue.ahead;
  const isRest =
    isCue(first, "all") ||
    /^(?:everything|all|todo)$/.test(wordAt(cue.sentence.pieces, first?.from ?? -1));
  if (isRest && state.stance.excepted && state.last)
    return claimed(back(cue, "take"), [{ by: "mark", thing: state.last.thing, mark: "only" }]);
  const role = state.stance.negated ? "take" : "keep";
  const next =
    object === "thing" && state.group.length === 0
      ? turned(state, { role, negated: false })
      : back(cue, role, reachOf(cue));
  return { ...next, judged: true };
};

/** "sofa - no", "the stove, yes". */
const answer: Rule = (cue) => {
  const { is, state, sentence, index, part, object, word } = cue;
  const answers = isAnswer(sentence.parts, index);
  // "the stove (does not)", "the dryer doesn't either": it does not work.
  const isBracketed = isMark(cue.ahead.at(-1), /^\($/) || wordBehind(cue) === "either";
  if (isBracketed && /^(?:does|doesnt)$/.test(word)) return state;
  const denies = is("no") && part.to - part.from > 1;
  // "siempre no la estufa"
  if (denies && object === "thing" && state.group.length === 0)
    return turned(state, { role: "keep" });
  if (denies || (is("not") && answers))
    return positive(state.judged ? state : is("no") ? back(cue, "keep") : backInRow(cue, "keep"));
  return is("yes") && answers ? backInRow(cue, "take") : undefined;
};

/** "clothes to donate": what for; "my aunt gave us this", "my kids are gone": none of it leaves by it. */
const purpose: Rule = (cue) => {
  const { state, behind, last, object } = cue;
  const { subject } = state.stance;
  if (subject !== "other")
    return wordBefore(cue) === "to" && object !== "thing" && subject === "none" ? state : undefined;
  const left = /^(?:fue|fueron|gone)$/.test(last);
  return left || isCue(behind[0], "us") ? state : undefined;
};

/** Kept, gone, or somebody else's: "keep the desk", "we sold it", "my son wants the lamp". */
const hold: Rule = (cue) => {
  const { is, state, sentence, index, word, thing } = cue;
  const { subject, negated } = state.stance;
  // "my niece gets the crib": it goes to her.
  // "he's got a desk": he has one.
  const isOwned = word === "got" && /(?:es|ve|has)$/.test(wordBefore(cue));
  const isGiven = /^(?:gets|got|bought|buying|buys)$/.test(word) && !isOwned;
  const isLeft = /^(?:dumped|tossed|threw|abandoned)$/.test(word);
  // "the movers have the bed", but "my mom has a bed"
  const isHad = /^(?:has|have)$/.test(word) && thing?.definite;
  // "goodwill comes at noon for the books"
  const isFor = thing !== undefined && wordAt(sentence.pieces, thing.start - 1) === "for";
  const isFetched = isFor && /^com(?:es|ing)$/.test(word);
  // "my nephew was supposed to come get it"
  const isPlan = [1, 2, 3].some((by) => wordBefore(cue, by) === "supposed");
  const theirs =
    subject === "other" &&
    !isLeft &&
    !isPlan &&
    (is("take", "want") || isGiven || isHad || isFetched);
  if (!is("keep", "gone") && !theirs) return undefined;
  // "my neighbor wants to add a couch"
  const isAdded = wordBehind(cue) === "to" && isCue(cue.behind[1], "add");
  // "he didn't want to take the desk": the second verb decides.
  if (is("want") && negated && isCue(cue.behind[1], "take") && wordBehind(cue) === "to")
    return state;
  // "she needs gone: the futon"
  const isGone = isCue(cue.behind[0], "go", "gone", "take");
  if (
    is("want") &&
    (isGone || isAdded || goesBehind(sentence.parts, index) || wordBehind(cue) === "que")
  )
    return turned(state, { role: negated ? "keep" : "take", subject: "none", negated: false });
  const isNobodys = cue.ahead.some((one) => NOBODY.test(wordAt(sentence.pieces, one.from)));
  const offered = isNobodys || (is("gone") && subject === "you") || isSetOut(cue);
  return positive(held(cue, negated || offered ? "take" : "keep"));
};

/** "a piano that nobody in the family will take" */
const NOBODY = /^(?:nobody|noone|neither|nadie)$/;

/** "we are leaving a couch behind", "we will leave the couch on the curb": where the crew finds it. */
function isSetOut(cue: Cue): boolean {
  const { sentence, index, object, behind, last } = cue;
  const isNew = object === "thing" && cue.thing?.indefinite;
  const places = partsUpTo(sentence.parts, index + 1, "mark", "thing").map(({ from }) =>
    wordAt(sentence.pieces, from),
  );
  const isAll = object === "all" && isMark(behind[1], /^:$/);
  const isSet = isAll || isNew || places.some((one) => OUTDOORS.has(one));
  return /^(?:leaves?|leaving|deja|deje|dejo|dejamos)$/.test(last) && isSet === true;
}

const OUTDOORS = wordSet(
  "curb curbside driveway outside front street alley sidewalk you afuera banqueta",
);

function held(cue: Cue, role: Role): State {
  const { state, object, is } = cue;
  // "she takes her bed and a tv", but "we sold the chair, and two bookshelves"
  const gone = state.stance.subject === "other" && !is("gone") ? "no" : "next";
  if (object === "thing")
    return turned(state, { role, denied: false, excepted: role === "keep", adds: false, gone });
  if (/^(?:off|from|de)$/.test(cue.word)) return back(cue, role, "row");
  if (object === "all") return turned(back(cue, role, "all"), { role, denied: false });
  if (object === "it") return back(cue, role);
  // "reusing the posts": of something that the lists do not know.
  const [article, noun] = cue.behind;
  const isUnknown = article?.kind === "word" && DEFINITE.has(article.word) && noun?.kind === "word";
  // "they are taking the hymnals and the sound system"
  const goesOn = state.stance.subject === "other" && isCue(cue.behind[2], "join");
  const isPlaced = /^(?:in|into)$/.test(cue.last);
  if (isUnknown && noun.word.length > 3 && !isPlaced)
    return goesOn ? turned(state, { role }) : state;
  if (state.group.length > 0) return back(cue, role, reachOf(cue));
  return turned(state, { role, denied: false });
}

/** The crew's verbs: "take the desk", "haul it", and denied "don't take the desk". */
const take: Rule = (cue) => {
  const { state, object, ahead, behind, word } = cue;
  const { negated, subject } = state.stance;
  // "not taking: the desk", "we're not taking the desk": what the customer leaves behind.
  const isUs = subject === "us" || (hasCue(ahead, "us") && !hasCue(ahead, "you", "other"));
  const isOurs = isUs || isMark(behind[0], /^:$/);
  const isLeft = negated && isOurs && word === "taking";
  const isTaken = !negated && isUs && word === "taking" && object === "thing";
  // "the store wouldn't take the old one"
  const isRefused = negated && subject !== "you" && REFUSES.test(wordBefore(cue));
  const role = (negated && !isLeft && !isRefused) || isTaken ? "keep" : "take";
  // "you guys hauled my piano in may": what the crew did once.
  if (object === "thing" && subject === "you" && DID.test(word))
    return turned(state, { role: "aside", negated: false });
  // "we hauled that"
  const isDone = subject === "us" && role === "take" && DID.test(word);
  if (object === "thing")
    return turned(state, { ...GOES, role, unwished: negated ? "take" : "no" });
  if (object !== "it" && state.group.length === 0) {
    const all = object === "all" && role === "take" ? back(cue, role, "all") : state;
    return turned(all, { role, denied: false, negated: false });
  }
  // "take that off", of the list
  const [, off, end] = behind;
  const isEdit = /^(?:take|taking|pull|strike)$/.test(word) && (!end || end.kind === "mark");
  const isOff = isEdit && off?.kind === "word" && off.word === "off";
  if (object === "it") return positive(back(cue, isDone || isOff ? "keep" : role));
  // "take both" of what the message named.
  if (object === "all" && role === "take") return positive(back(cue, role, "all"));
  // "couch pickup" is the name of the service.
  return positive(role === "take" ? state : back(cue, role));
};

const REFUSES = /^(?:wont|wouldnt|didnt|never|couldnt|cant|refused)$/;
const DID = /^(?:hauled|removed|took|picked|grabbed|collected|cleared|sacaron|recogieron)$/;

/** "the desk goes": to the crew, or to or with another person. */
const go: Rule = (cue) => {
  const { state, ahead, object } = cue;
  if (state.stance.subject !== "none") return undefined;
  const role = state.last?.denied ? undefined : goesWhere(cue);
  // "leave the desk out"
  if (cue.word === "out" && hasCue(ahead.slice(-3), "keep")) return state;
  // "everything but the kayak goes": all the others do.
  const rest = hasCue(ahead, "except", "all");
  const isIt = state.group.length === 0 && hasCue(ahead, "it");
  if (!role || (rest && state.stance.excepted && object !== "thing")) return positive(state);
  if (object !== "thing")
    return {
      ...positive(isIt ? back(cue, role) : backInRow(cue, role, reachOf(cue))),
      judged: role === "keep",
    };
  return positive(state.group.length === 0 ? turned(state, { role }) : state);
};

const OURS = /^(?:my|our|her|his|their)$/;

function goesWhere(cue: Cue): Role | undefined {
  const { state, sentence, index } = cue;
  const role = state.stance.negated ? "keep" : "take";
  const way = wordBehind(cue);
  // "my treadmill is going in our bedroom", but "goes in the dumpster"
  const isInside = /^(?:in|into|inside|back)$/.test(way) && OURS.test(wordBehind(cue, 2));
  if (isInside) return "keep";
  if (!PEOPLE_AFTER.has(way)) return role;
  // "the box spring that goes with it", "the chairs that go with them"
  const isTied = /^(?:that|which|que)$/.test(wordBefore(cue));
  if (isTied || /^(?:it|that)$/.test(wordBehind(cue, 2))) return undefined;
  const behind = partsUpTo(sentence.parts, index, "mark");
  const person = /^(?:her|him|them)$/.test(wordBehind(cue, 2));
  if (person || hasCue(behind, "other", "us")) return "keep";
  return way === "to" || way === "a" ? undefined : role;
}

/** "we have a desk", "I want the desk gone"; denied, "we don't want the desk". */
const have: Rule = (cue) => {
  const { is, state, object, word } = cue;
  const { negated, subject } = state.stance;
  // "you guys got the washer last week", "do you need a picture?": what the crew did, has or needs.
  const isOffered = /^(?:can|could|may)$/.test(wordBefore(cue));
  const isTheirs =
    (!isOffered && /^(?:have|had|need)$/.test(word)) || (cue.thing?.definite && word === "got");
  if (object === "thing" && subject === "you" && isTheirs) return turned(state, { role: "aside" });
  // "the desk is fine but we don't need it"
  const isFree = negated && is("want") && subject === "us" && object === "it";
  if (isFree) return positive(backInRow(cue, "take"));
  if (object !== "thing") return is("want") ? state : positive(state);
  // "we don't need: the old sofa, one big tv"
  if (negated && is("want") && isMark(cue.behind[0], /^:$/)) return turned(state, GOES);
  return turned(negated ? { ...state, last: undefined } : state, {
    role: negated ? "keep" : "take",
    denied: negated && is("have"),
    unwished: negated && is("want") ? "want" : "no",
    negated: false,
  });
};

/** "bought a new couch" is on its way in; "bought the treadmill in 2020" is there already. */
const buy: Rule = ({ state, thing, object }) => {
  if (object !== "thing") return undefined;
  return positive(
    thing?.definite || state.stance.negated ? state : turned(state, { role: "aside" }),
  );
};

/** "remove the desk" takes off the list what is on it, and takes away what is not; "remove that". */
const edit: Rule = (cue) => {
  if (isNegated(cue)) return undefined;
  const { object, state, sentence } = cue;
  // "he takes the desk home, so remove that one"
  if (object === "it" && state.last?.role === "keep") return state;
  const isListed = /^(?:it|all)$/.test(object) && state.group.length === 0 && !sentence.earlier;
  return isListed
    ? back(cue, "keep", object === "all" ? "all" : "one")
    : toThing(cue, { ...GOES, edits: true });
};

/** "but"; "all of it but the desk" excepts. */
const but: Rule = ({ state, ahead }) => {
  // "keep everything but the desk"
  if (isCue(ahead.at(-1), "cancel")) return turned(state, { ...GOES, only: true });
  const excepts = isCue(ahead.at(-1), "all");
  return turned(state, excepts ? { ...GOES, role: "keep", excepted: true } : GOES);
};

/** "not the desk"; "oh no and the desk", "four no five bags" put right and deny nothing. */
const not: Rule = ({ state, sentence: { parts, pieces }, index, ahead, behind, word, last }) => {
  const [next, second] = behind;
  // "no keep the desk"
  const isBare = index === 0 && last === "no";
  // "no bikes are both grown up size"
  if (isBare && next?.kind === "thing" && /^(?:is|are)$/.test(wordAt(pieces, next.thing.to)))
    return state;
  // "actually no they can go"
  const isReply = last === "no" && isCue(next, "it", "us");
  if (isCue(next, "join") || isReply || (isBare && isCue(next, "keep"))) return state;
  // "I don't want the bed anymore, nor the desk"
  const [said] = state.claims.slice(-1);
  const isTaken = said && said.by !== "mark" && said.role === "take";
  const goesOn = isTaken && hasCue(ahead, "over", "not");
  if (goesOn && /^(?:ni|nor)$/.test(word)) return state;
  // "I can't get rid of this couch myself"
  const isUnable = /^(?:cant|cannot|couldnt|puedo|podemos)$/.test(last);
  if (isUnable && hasCue(partsUpTo(parts, index, "thing"), "take")) return state;
  // "no, its a desk"
  const told = isMark(next, /^,$/) ? second : next;
  const tells = /^(?:its|thats|theyre)$/.test(wordAt(pieces, told?.from ?? pieces.length));
  if (index === 0 && tells) return state;
  // "no the king one"
  const isOne = index === 0 && told?.kind === "thing" && told.thing.one;
  // "three desks, no four desks"
  const before = ahead.findLast((part) => !isMark(part, /^,$/));
  const isAgain =
    before?.kind === "thing" && next?.kind === "thing" && before.thing.id === next.thing.id;
  // "no 2 armchairs"
  const isPut =
    isBare && next?.kind === "thing" && next.thing.count !== null && !next.thing.indefinite;
  if (isOne || isPut || (isAgain && next.thing.count !== null))
    return turned(state, { repairs: true });
  if (isMark(next, /^:$/)) return turned(state, { role: "keep", excepted: false });
  return before?.kind === "number" ? state : turned(state, { negated: true });
};

/** "the desk is my mom's", "la tele es de mi hijo": somebody else's. */
const owner: Rule = (cue) => {
  const [next] = cue.behind;
  const before = [4, 3, 2, 1].map((by) => wordBefore(cue, by)).join(" ");
  const isOwned = /(?:^| )(?:is|are|es de|son de) (?:my|our|his|her|mi|su)$/.test(before.trimEnd());
  const ends = next === undefined || next.kind === "mark" || isCue(next, "join", "but");
  return isOwned && ends ? backInRow(cue, "keep", reachOf(cue)) : undefined;
};

/** "I am hauling the tile myself", but "I can't move the tile myself": nobody else needs to take it. */
const alone: Rule = (cue) => {
  const isSelf = /^(?:myself|ourselves)$/.test(cue.last);
  const { ahead } = cue;
  const denies = hasCue(ahead, "not", "over");
  // "a sidewalk we broke up ourselves", "that I built myself"
  const isDone = ahead.at(-1)?.kind === "word" && /ed$/.test(wordBefore(cue));
  if (!isSelf || denies || isDone) return undefined;
  // "too much for me, I'll cut it up myself"
  const isIt = hasCue(cue.ahead, "it");
  return positive(isIt ? back(cue, "keep") : backInRow(cue, "keep", reachOf(cue)));
};

/** "we use the desk" is no word on it, "we don't use it" frees it; "shop clean up:" heads a list. */
const use: Rule = (cue) => {
  const { sentence, index, state, object } = cue;
  // "a hand truck you can use"
  if (state.stance.subject === "you" && object !== "thing") return backInRow(cue, "aside");
  if (partsUpTo(sentence.parts, index, "thing").some((part) => isMark(part, /^:$/))) return state;
  return toThing(cue, { role: isNegated(cue) ? "take" : "aside", negated: false });
};

/** "my son came and took the desk" has one subject; behind a name comes another. */
const join: Rule = (cue) => {
  const verb = wordAfterIs(cue);
  const isVerb = verb === "got" || HAVING.test(verb);
  const goesOn = cue.state.group.length === 0 && isVerb;
  return goesOn ? cue.state : turned(cue.state, { subject: "none" });
};

/** What the cues of each kind do, in the order in which a cue of several kinds is understood. */
const RULES: readonly (readonly [readonly CueKind[], Rule])[] = [
  [["cancel"], cancel],
  [["except"], except],
  [["only"], only],
  [["over"], over],
  [["stay"], stay],
  [["belong"], (cue) => backInRow(cue, "keep", reachOf(cue))],
  [["no", "not", "yes"], answer],
  [["gone"], purpose],
  [["keep", "gone", "take", "want", "have", "buy", "go"], hold],
  [["edit"], edit],
  [["instead"], (cue) => toThing(cue, { role: "keep", denied: true })],
  [["take"], take],
  [["go"], go],
  [["want", "have"], have],
  [["buy"], buy],
  [["use"], use],
  [["but"], but],
  [["other"], owner],
  [["us"], alone],
  [["access"], (cue) => (cue.state.last?.role === "aside" ? cue.state : backInRow(cue, "aside"))],
  [["not"], not],
  [["join"], join],
];

/** What a cue says beside: that it repairs or adds, and who is spoken of. */
function marked(cue: Cue): State {
  const { is, state } = cue;
  const repairs = state.stance.repairs || is("repair");
  // "so the table plus 4 chairs"
  const isJoin = is("join") && cue.ahead.at(-1)?.kind === "thing";
  const adds = state.stance.adds || (is("add") && !isJoin);
  const next = turned(state, { repairs, adds, ...subjectOf(cue) });
  const isYours = is("you") && cue.behind[0]?.kind === "thing";
  return isYours ? turned(next, GOES) : next;
}

function subjectOf(cue: Cue): Pick<Stance, "subject" | "subjectAt"> | undefined {
  const { is, part, ahead } = cue;
  const helper = isCue(ahead.at(-1), "want");
  const receives = [1, 2].some((by) => PEOPLE_AFTER.has(wordBefore(cue, by)));
  // "can someone come get a dryer"
  const asked = /^(?:can|could|will|would|puede|podria) (?:someone|somebody|anyone|alguien)$/;
  const isCrew = asked.test(`${wordBefore(cue)} ${cue.word}`);
  // "they are taking the good chairs"
  const isThey = /^they/.test(cue.word) && cue.thing && HAVING.test(wordAfterIs(cue));
  if ((is("other") || isThey) && !helper && !receives && !isCrew)
    return { subject: "other", subjectAt: part.from };
  // "you guys were out last month", but "were keeping it"
  if (cue.word === "were" && ahead.at(-1)?.kind === "word") return undefined;
  if (is("us")) return { subject: "us", subjectAt: part.from };
  return is("you") ? { subject: "you", subjectAt: part.from } : undefined;
}
