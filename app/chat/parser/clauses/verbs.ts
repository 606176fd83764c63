import { type Piece, range, wordAt } from "#app/chat/parser/things/pieces.ts";
import type { CueKind } from "#app/chat/parser/words/cues.server.ts";
import { ARTICLES, DEFINITE, isFunctionWord, ROOMS, WITH } from "#app/chat/parser/words/lists.ts";
import { unionOf, wordSet } from "#app/chat/parser/words/table.ts";
import {
  goesBehind,
  HAVING,
  hasCue,
  hasName,
  isAnswer,
  isCue,
  isMark,
  isPluralVerb,
  objectOf,
  type Part,
  type Spoken,
} from "./cues.ts";
import {
  judgedBack,
  lastVerdict,
  type Reach,
  type Role,
  type Sentence,
  type Stance,
  type State,
  turned,
} from "./state.ts";

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
  /** What it speaks of. */
  object: Spoken;
};

type Says = readonly [plain: Role | undefined, denied: Role | undefined];

/**
 * A kind of verb: what it says of a thing, by its subject where that matters ("you have", "she wants"),
 * and where the names stand that it speaks of: behind it ("keep the desk", or else before it: "the desk
 * I keep"), before it ("the desk stays", or else behind it: "staying: the desk"), or on one side alone.
 */
type Verb = {
  says: Says;
  you?: Says;
  other?: Says;
  names: "behind first" | "before first" | "behind" | "before";
};

/** What a cue does to the reading of its sentence; undefined where the rule does not know it. */
type Rule = (cue: Cue) => State | undefined;

const NOTHING: Says = [undefined, undefined];

/** What the verbs of each kind say, in the order in which a cue of several kinds is understood. */
const VERBS = {
  stay: { says: ["keep", "take"], names: "before first" },
  belong: { says: ["keep", "keep"], names: "before" },
  keep: { says: ["keep", "take"], names: "behind first" },
  gone: { says: ["keep", "take"], you: ["take", "take"], names: "behind first" },
  edit: { says: ["take", "keep"], names: "behind first" },
  take: { says: ["take", "keep"], other: ["keep", "take"], names: "behind first" },
  go: { says: ["take", "keep"], you: NOTHING, other: NOTHING, names: "before first" },
  want: { says: ["take", "keep"], other: ["keep", "take"], names: "behind" },
  have: { says: ["take", "keep"], names: "behind" },
  buy: { says: ["aside", undefined], names: "behind" },
  use: { says: ["aside", "take"], you: ["aside", "aside"], names: "behind" },
  /** Whoever gets rid of a thing has the crew take it. */
  discard: { says: ["take", "keep"], names: "behind first" },
  /** Taken or wanted by nobody. */
  left: { says: ["take", "take"], names: "behind first" },
  none: { says: NOTHING, names: "behind" },
  access: { says: ["aside", "aside"], names: "before" },
} as const satisfies Partial<Record<CueKind | "discard" | "left" | "none", Verb>>;

type VerbKind = keyof typeof VERBS;
const VERB_KINDS = (Object.keys(VERBS) as VerbKind[]).filter(
  (kind): kind is VerbKind & CueKind => !/^(?:discard|left|none)$/.test(kind),
);

const GOES = { role: "take", denied: false, excepted: false, negated: false } as const;

/** The sentence read one cue further: the first rule that knows the cue decides what it does. */
export function readCue(state: State, sentence: Sentence, index: number): State {
  const { parts, pieces } = sentence;
  const part = parts[index] as Part;
  const [ahead, behind] = [parts.slice(0, index), parts.slice(index + 1)];
  const [word, last] = [wordAt(pieces, part.from), wordAt(pieces, part.to - 1)];
  const object = objectOf(part, behind, pieces);
  // In Spanish who does it may follow: "el escritorio se lo lleva mi hijo".
  const isBy = isCue(behind[0], "us", "other", "it") || /^(el|un)$/.test(wordAt(pieces, part.to));
  const isDone = isBy && isCue(behind[1], "other");
  const before = isDone ? turned(state, { subject: "other" }) : state;
  const cue: Cue = { state: before, sentence, index, part, ahead, behind, word, last, object };
  for (const [kinds, rule] of RULES) {
    const next = isCue(part, ...kinds) ? rule(cue) : undefined;
    if (next) return marked({ ...cue, state: next });
  }
  return marked(cue);
}

function back({ state, sentence, part }: Cue, role: Role, reach: Reach = "one"): State {
  return judgedBack(state, sentence, role, part.from, reach);
}

/** The verb speaks of what its own sentence named before it, never of an earlier one. */
function backInRow(cue: Cue, role: Role, reach: Reach = "one"): State {
  return cue.state.group.length > 0 ? back(cue, role, reach) : cue.state;
}

function reachOf({ sentence, part, ahead }: Cue): Reach {
  // "the sofa and the table she is keeping"
  const isOwned = hasCue(ahead.slice(-2), "us", "other");
  return isOwned || isPluralVerb(sentence.pieces, part) ? "row" : "one";
}

const wordBefore = ({ sentence, part }: Cue, by = 1) => wordAt(sentence.pieces, part.from - by);
const wordBehind = ({ sentence, part }: Cue, by = 1) => wordAt(sentence.pieces, part.to + by - 1);

const wordsBefore = (cue: Cue) => [4, 3, 2, 1].map((by) => wordBefore(cue, by)).join(" ");

/** The verb behind, past an "are", a "have" or an "already". */
function wordAfterIs(cue: Cue): string {
  const at = [1, 2, 3].find((by) => !AUXILIARY.test(wordBehind(cue, by)));
  return wordBehind(cue, at ?? 1);
}
const AUXILIARY = /^(?:is|are|was|were|have|has|already|just|will)$/;

const positive = (state: State) => turned(state, { negated: false });

/** A verb: its kind and its subject say what it does with the names it speaks of. */
const verb: Rule = (cue) => {
  const kind = kindOf(cue);
  if (!kind) return undefined;
  const { subject, negated } = cue.state.stance;
  const row: Verb = VERBS[kind];
  const own = subject === "you" || subject === "other" ? row[subject] : undefined;
  const role = (own ?? row.says)[negated ? 1 : 0];
  return role ? placed(cue, kind, role) : positive(cue.state);
};

/** The kind of verb that a cue is where it stands; undefined where it says nothing of a thing. */
function kindOf(cue: Cue): VerbKind | undefined {
  const { part, state, word } = cue;
  const { subject } = state.stance;
  const kind = VERB_KINDS.find((one) => isCue(part, one));
  // "my niece gets the crib", "my son bought the desk": it is theirs; but "he gets here at 3",
  // "they are getting rid of the desk"
  if (subject === "other" && cue.last !== "of" && GETS.test(word) && !NOT_HAD.test(wordBehind(cue)))
    return goesBehind(cue.behind) ? "have" : "keep";
  // "i was going to sell the couch but nobody wants it"
  if ((kind === "gone" || kind === "keep") && INTENDED.test(wordsBefore(cue))) return "left";
  // "it gets picked up by my brother", "the chairs were bought by another school"
  const isPast = /^w(?:as|ere)$/.test(wordBefore(cue));
  const isTaken = isPast || (kind === "take" && hasCue(cue.behind.slice(0, 4), "other"));
  if (isTaken && wordBehind(cue) === "by") return "gone";
  const other = kind && OTHERWISE[kind]?.(cue);
  if (other) return other === "talk" ? undefined : other;
  // "someone dumped a couch"
  if (subject === "other" && DUMPS.test(word)) return "left";
  // "you guys got the washer last week", "do you have a truck?", but "you can have the couch"
  const isTheirs = kind === "take" ? DID.has(word) : /^(?:have|had|got|need)$/.test(word);
  const isYours = subject === "you" && cue.object === "thing" && isTheirs;
  return isYours && !isAble(cue) ? "buy" : kind;
}

const isAble = (cue: Cue) => ABLE.test(`${wordBefore(cue, 2)} ${wordBefore(cue)}`);
const ABLE = /(?:can|could|would|let|to|just|only)\b/;
/** What was meant to be done, and was not. */
const INTENDED = new RegExp(
  "(?:(?:was|(?:we|they) were) (?:going to|gonna|planning (?:to|on)|hoping to)|thought (?:of|about)|" +
    "tried(?: to)?|ib(?:a|amos) a|pensaba|trate de)$",
);

/** Where a verb of some kind is of another, or mere talk; undefined where it is what it looks. */
const OTHERWISE: Partial<Record<VerbKind, (cue: Cue) => VerbKind | "talk" | undefined>> = {
  gone: (cue) => {
    // "clothes to donate": what for; "my aunt gave us this", "my dad is gone", "I went back to
    // look": nothing leaves by it.
    const { subject } = cue.state.stance;
    const isSelf = cue.word === "went" && subject === "us";
    return isSelf ? "talk" : undefined;
  },
  // "está bien pesado", but "the church took the beds. 2 desks remain"
  stay: (cue) => {
    const next = wordBehind(cue);
    return cue.last === "bien" && next !== "" && !isFunctionWord(next) ? "talk" : undefined;
  },
  // "my son will use the fan"
  use: ({ state, word }) =>
    state.stance.subject === "other" && /^us(?:es?|ing|an?|ar)$/.test(word) ? "keep" : undefined,
  want: (cue) => {
    const { subject, negated } = cue.state.stance;
    // "she wants it gone", "the landlord wants it empty"
    if (subject === "other" && goesBehind(cue.behind)) return "have";
    // "we don't need: the old sofa"
    return negated && isMark(cue.behind[0], /^:$/) ? "use" : undefined;
  },
  take: (cue) => {
    const { subject } = cue.state.stance;
    // "my wife wants to get rid of the desk", but "my buddy will dump it"
    const isTheirs = subject === "other" && /^(?:will|gonna|s?hell|theyll)$/.test(wordBefore(cue));
    const places = isTheirs ? [] : range(cue.part.from, cue.part.to);
    if (places.some((at) => DISCARDS.test(wordAt(cue.sentence.pieces, at)))) return "discard";
    // "nobody will take it", "my cousin was supposed to get it", "the others want $300 to take it"
    const others = cue.ahead.slice(-6).filter(({ kind }) => kind !== "thing");
    const ahead = others.flatMap(({ from, to }) => cue.sentence.pieces.slice(from, to));
    const isPaid = hasCue(cue.ahead, "want");
    const isRefused = ({ kind, text }: Piece) =>
      REFUSES.test(text) || (isPaid && /noise|number/.test(kind));
    if (!/^(?:us|you)$/.test(subject) && ahead.some(isRefused)) return "left";
    // "I'll take care of the desk", "he takes the sofa, i take the fridge"
    const isPlanned = /^(?:ill|well|will) |^(?:i|we) take$/.test(`${wordBefore(cue)} ${cue.word}`);
    if (TOOK.test(`${wordBefore(cue)} ${cue.word} ${wordBehind(cue)}`)) return "keep";
    // "I'm taking the desk", "we hauled that", but "all I need hauled is the desk"
    const isOwn = subject === "us" && (/^takin/.test(cue.word) || DID.has(cue.word) || isPlanned);
    return isOwn && !hasCue(cue.ahead, "want") ? "keep" : undefined;
  },
  go: (cue) => {
    const { part, sentence, behind } = cue;
    const { subject } = cue.state.stance;
    // "my brother is coming saturday for the washer", "the safe his brother came for"
    const name = behind.find((one) => one.kind === "thing" || isCue(one, "it"));
    const isFor = /^(?:for|por)$/.test(wordAt(sentence.pieces, (name?.from ?? part.to + 1) - 1));
    return subject === "other" && isFor ? "take" : undefined;
  },
  have: (cue) => {
    const { state, word, object, behind } = cue;
    const { subject } = state.stance;
    const [next] = behind;
    // "my nephew has the recliner"
    const isHeld = isCue(next, "it") || (next?.kind === "thing" && next.thing.definite);
    if (subject === "other" && /^ha(?:ve|s)$/.test(word) && isHeld) return "keep";
    // "you can have that"
    return subject === "you" && word === "have" && object === "it" ? "take" : undefined;
  },
  // "a tv stand, gate code 4471"
  access: ({ object }) => (object === "thing" ? undefined : "talk"),
  // "leave the couch on the curb", "dejé un sofá": where the crew finds it.
  keep: (cue) => {
    const { sentence, behind, word, last } = cue;
    const [next] = behind;
    // "nvm, add the desk", "nvm put it back"
    const isOther =
      isCue(next, "add") || (next?.kind === "word" && !/^(?:about|on|with)$/.test(next.word));
    if (isOther && /^(?:nvm|never)/.test(word)) return "none";
    const isOutdoors = ({ from }: Part) => OUTDOORS.has(wordAt(sentence.pieces, from));
    const isOutside = /^(?:leav|dej)/.test(last) && behind.slice(0, 4).some(isOutdoors);
    const isNew = next?.kind === "thing" && next.thing.indefinite && /^dej(?:e|amos)$/.test(last);
    return isOutside || isNew ? "left" : undefined;
  },
  // "paid 1200 for the treadmill": it is there already.
  buy: ({ behind }) => {
    const next = behind.slice(0, 5).find(({ kind }) => kind === "thing");
    return next?.kind === "thing" && next.thing.definite ? "none" : undefined;
  },
};

/** To have it gone is what whoever says it wants of the crew. */
const DISCARDS = new RegExp(
  String.raw`^(?:rid|let|letting|part|parting|toss|trash|dump|throw|tirar|botar|deshacer\w*|` +
    "sacar|disposed?|give|giving|(?:llev|tir|bot|saqu|quit|pas)e(?:n|mos)|recojan|" +
    "vengan)$",
);
/** Nobody is named who did it: "took my old piano away", "came and took it". */
const TOOK = /^(?:and|already)? ?(?:took (?:the|my|our|it|them)|taking (?:my|our))$/;
const REFUSES = /^(?:nobody|noone|nadie|supposed|wouldnt|wont|refuse[ds]?)$/;
const OUTDOORS = wordSet`curb curbside driveway outside front street alley sidewalk you afuera banqueta`;
const NOT_HAD = /^(?:me|us|nos|here|home|back|there|in|to|from|at)$/;
const SKIPS = / it$|^(?:ignore|skip|disregard) that$/;
const GETS = /^(?:gets|getting|got|buy|bought|buying|buys|purchase[ds]?)$/;
const DUMPS = /^(?:dropped|dumped|tossed|threw|abandoned)$/;
/** What somebody did once: the crew on an earlier day, or the customer without it. */
const DID = wordSet`
  taken tossed dumped trashed hauled removed took picked grabbed collected cleared`;

/** The state behind a verb that says this of what it speaks of; "my brother wants two" speaks of no name. */
function placed(cue: Cue, kind: VerbKind, role: Role): State {
  const { state, object, sentence } = cue;
  const { negated, subject } = state.stance;
  const isTheirs = subject === "other" && "other" in VERBS[kind];
  if (isTheirs && cue.behind[0]?.kind === "number") return state;
  const names = isTheirs ? "behind first" : VERBS[kind].names;
  const hasRow = state.group.length > 0;
  // "Staying: all the appliances, the desk"
  const isHeading = isMark(cue.behind[0], /^:$/) && !hasRow;
  const isBehind = isHeading || (object === "thing" && !(names === "before first" && hasRow));
  if (isBehind) {
    const isKept = role === "keep" && (/^(?:keep|gone|stay)$/.test(kind) || isTheirs);
    const denied = kind === "have" && negated;
    const said = { ...GOES, role, excepted: isKept, denied, edits: kind === "edit", gone: isKept };
    return turned(denied ? { ...state, last: undefined } : state, said);
  }
  if (names === "behind") return state;
  // "we need room for a crib, so the desk has to go, and the chair"
  const change = role === "take" ? { role, negated: false } : { negated: false };
  if (names === "before first") return turned(subjectOfVerb(cue, role), change);
  // "it is sold, so take it off", but "the desk, remove it"
  const isOff = cue.last === "off" && cue.behind.length === 0;
  if (kind === "edit" && role === "take")
    return hasRow && !isOff ? state : back(cue, "keep", object === "all" ? "all" : "one");
  if (object === "all")
    return turned(back(cue, role, "all"), { role, denied: false, negated: false });
  // "we decided to keep it", "it wont fit, take it", but "about the tank, I'll take it to the exchange"
  const isOurs = subject === "us" ? cue.word !== "take" : !state.last && wordBefore(cue) === "";
  const isThem = [1, 2].some((by) => THEM.test(wordBehind(cue, by)));
  if (object === "it") return positive(back(cue, role, isThem ? "row" : isOurs ? "it" : "one"));
  // "reusing the posts": of something that the lists do not know.
  if (object === "unknown" && kind !== "take") return state;
  // "the freezer is theirs. Leave."
  if (!hasRow && sentence.parts.length > 1) return positive(turned(state, { role, denied: false }));
  // "couch pickup" is the name of the service.
  return positive(role === "take" ? state : back(cue, role, reachOf(cue)));
}

const THEM = /^(?:them|those|these|em|los|las)$/;

/** "the desk stays", "that one can go": of its subject. */
function subjectOfVerb(cue: Cue, role: Role): State {
  const { state, ahead, object } = cue;
  // "everything but the kayak goes": all the others do.
  const isRest = state.stance.excepted && hasCue(ahead, "except", "all");
  // "the bed stays the desk goes", "the fridge made it the dishwasher made it"
  const isNext = object === "thing" && !/^(?:stays|goes|it|survived)$/.test(cue.last);
  if (isRest || isNext || lastVerdict(state)?.denied) return state;
  // "just kidding, it's going"
  const isIt = hasCue(ahead, "it");
  const isSpoken = state.group.length > 0 || isIt;
  return isSpoken ? back(cue, goesWhere(cue, role), reachOf(cue)) : state;
}

/** "goes to my sister", "to the church" but "to the dump", "is going upstairs": it goes, but not with the crew. */
function goesWhere(cue: Cue, role: Role): Role {
  const next = cue.behind.slice(0, 4);
  const hasRow = cue.state.group.length > 0;
  const isRoom = (word: string) => word === "storage" || (ROOMS.has(word) && !OUTDOORS.has(word));
  const isPlaced = hasRow && next.some(({ from }) => isRoom(wordAt(cue.sentence.pieces, from)));
  const said = `${cue.word} ${wordBehind(cue)}`;
  const goes = / (?:to|home|a|al|con|conmigo|for|para|pa)$|^go\w+ (?:in|into|up|down)$/.test(said);
  const isWith = next.some(({ from }) => WITH.has(wordAt(cue.sentence.pieces, from)));
  const isElsewhere =
    / to$/.test(said) && ARTICLED.has(wordBehind(cue, 2)) && !DUMP.test(wordBehind(cue, 3));
  const isAway = isElsewhere || /^(?:went to|\w+ (?:up|down)stairs)$/.test(said);
  return isAway || ((goes || isWith) && (isPlaced || hasCue(next, "other", "us"))) ? "keep" : role;
}

const ARTICLED = unionOf(DEFINITE, ARTICLES);
const DUMP = /^(?:dump|landfill|trash|curb|garbage|street|junk\w*|driveway|recycl\w*)$/;

/** "don't need the pickup of the desk"; of "start again with 2 tires" what follows is the new list. */
const cancel: Rule = (cue) => {
  const { state, last } = cue;
  const startsAnew = /^(?:again|over|fresh|restart|reset|scratch|list|nuevo|cero)$/.test(last);
  return startsAnew ? undefined : turned(state, { role: "keep" });
};

/** "everything except the desk"; of "keep everything except the tires" these alone go. */
const except: Rule = ({ state, last }) => {
  const isKept = state.stance.role === "keep";
  // "keeping the table but not the chairs"
  const left = isKept && (state.group.length === 0 || last === "not");
  return turned(state, { ...GOES, role: left ? "take" : "keep", excepted: !left, only: left });
};

/** "just the desk"; "just found out" is of time. */
const only: Rule = (cue) =>
  LATELY.test(wordBehind(cue)) ? undefined : turned(cue.state, { ...GOES, only: true });

const LATELY = /^(?!need|want)\w+ed$|^(?:found|bought|been|left|[st]old|saw|took|gave|said|came)$/;

/** A wish that is over: "no longer need the desk", "we don't use it anymore". */
const over: Rule = (cue) => {
  const { state, behind, object } = cue;
  if (WISHED.test(cue.last) && goesBehind(behind)) return turned(state, { negated: true });
  // "nobody wants the desk"
  if (object === "thing") return turned(state, GOES);
  // "don't need the desk hauled anymore"
  const isHauled = hasCue(cue.ahead, "take", "go", "cancel");
  const frees = state.last && !lastVerdict(state)?.denied && !isHauled;
  return frees ? turned(back(cue, "take"), GOES) : state;
};

/** "don't want it hauled", but "not working, need it hauled" */
const WISHED = /^(?:need|want|quier|necesit|longer)/;

/** "sofa - no", "the stove, yes". */
const answer: Rule = (cue) => {
  const { sentence, index, part } = cue;
  const answers = isAnswer(sentence.parts, index);
  const denies = isCue(part, "no") && part.to - part.from > 1;
  if (denies) return positive(back(cue, "keep"));
  if (!answers) return undefined;
  return positive(backInRow(cue, isCue(part, "yes") ? "take" : "keep"));
};

/** "but"; "everything in there but the desk", "keep everything but the desk" except. */
const but: Rule = (cue) => {
  const all = cue.ahead.findLastIndex((part) => isCue(part, "all", "cancel"));
  const place = cue.ahead.slice(all + 1).map(({ from }) => wordAt(cue.sentence.pieces, from));
  const isOfAll = place.length === 0;
  return all !== -1 && isOfAll ? except(cue) : turned(cue.state, GOES);
};

/**
 * "not the desk"; "oh no and the desk" denies nothing, nor does "I can't get rid of this
 * couch", but "it's hers, I can't toss it".
 */
const not: Rule = (cue) => {
  const { state, behind, last } = cue;
  const isUnable = /^(?:cant|cannot|couldnt|puedo|podemos)$/.test(last);
  const isKept = lastVerdict(state)?.role === "keep";
  const next = behind.slice(0, 4);
  const isOut = hasName(next) && hasCue(next, "go");
  const takes = isUnable && !isKept && (isOut || hasCue(next, "take"));
  // "actually no they can go", "no its a recliner"
  const isReply =
    /^(?:no|nope|nah)$/.test(last) &&
    (isCue(behind[0], "it", "us", "you") || /^(?:its?|thats|they(?:re)?)$/.test(wordBehind(cue)));
  return takes || isReply || isCue(behind[0], "join") ? state : turned(state, { negated: true });
};

/** "the desk is my mom's", "la tele es de mi hijo": somebody else's. */
const owner: Rule = (cue) => {
  const isOwned = OWNED.test(wordsBefore(cue).trimEnd());
  return isOwned ? backInRow(cue, "keep", reachOf(cue)) : undefined;
};

const OWNED = new RegExp(
  "(?:^| )(?:(?:is|are|thats|theyre|those are) (?:(?:for )?(?:my|our|his|her|" +
    "the)|for(?: the(?: new| next)?)?)|(?<!next |close |door |talk|talked |due |" +
    "back |closer |belonged )to (?:my|our|his|her|the)|(?:destined|meant|earmarked|" +
    "intended|reserved|set aside) for (?:my|our|his|her|the)|(?:es|son) (?:del|" +
    "(?:de|pa|para) (?:mi|su|la)))$",
);

/** "my son came and took the desk", "my aunt moves and would like it" have one subject; behind a name comes another. */
const join: Rule = (cue) => {
  const { state, word } = cue;
  const isHers = isCue(cue.behind[0], "want", "take") && /^would$|s$|[^e]ed$/.test(wordBehind(cue));
  if (HAVING.test(wordAfterIs(cue)) || isHers) return state;
  // "the desk stays and so does the lamp"
  const isSame = /^(?:so|neither|same|ditto|likewise)$/.test(word) && !isCue(cue.behind[0], "not");
  const said = isSame ? lastVerdict(state) : undefined;
  return turned(state, { subject: "none", role: said?.role ?? state.stance.role });
};

/** "I sold the couch and the buyer backed out" */
const restored: Rule = (cue) => {
  const isAsked = hasCue(cue.behind.slice(0, 2), "want");
  return isAsked ? undefined : turned(back(cue, "take"), { subject: "none" });
};

/** What the cues of each kind do, in the order in which a cue of several kinds is understood. */
const RULES: readonly (readonly [readonly CueKind[], Rule])[] = [
  [["cancel"], cancel],
  [["restore"], restored],
  [["except"], except],
  [["only"], only],
  [["over"], over],
  [["stay", "belong"], verb],
  [["no", "not", "yes"], answer],
  [VERB_KINDS, verb],
  [["instead"], ({ state }) => turned(state, { role: "keep", denied: true })],
  // "the desk is bolted down, skip it"
  [["undo"], (cue) => (SKIPS.test(`${cue.word} ${cue.last}`) ? backInRow(cue, "keep") : undefined)],
  [["but"], but],
  [["other"], owner],
  [["not"], not],
  // "my brother gets the stove, you guys the fridge"
  [["you"], ({ state, object }) => (object === "thing" ? turned(state, GOES) : undefined)],
  [["join"], join],
];

/** What a cue says beside: that it repairs or adds, and who is spoken of. */
function marked(cue: Cue): State {
  const { part, state } = cue;
  const { repairs, adds, subject } = state.stance;
  return turned(state, {
    repairs: repairs || isCue(part, "repair"),
    adds: adds || isCue(part, "add"),
    subject: subjectOf(cue) ?? subject,
  });
}

function subjectOf(cue: Cue): Stance["subject"] | undefined {
  const { part, ahead } = cue;
  // "can someone come get a dryer", "looking for somebody to take it"
  const isCrew = isCue(ahead.at(-1), "want") || ASKED.test(`${wordsBefore(cue)} ${cue.word}`);
  // "they are taking the good chairs", "it is theirs and they pick it up"
  const from = lastVerdict(cue.state)?.role === "keep" ? 0 : 1;
  const takes = HAVING.test(wordAfterIs(cue)) || hasCue(cue.behind.slice(from, 3), "take");
  const isThey = /^they/.test(cue.word) && takes;
  if ((isCue(part, "other") || isThey) && !isCrew) return "other";
  return isCue(part, "us") ? "us" : isCue(part, "you") ? "you" : undefined;
}

const ASKED = new RegExp(
  "(?:can|could|will|would|puede|podria|looking for|is there|hoping|get|send|" +
    "needs?|busco a|necesito a|hay) (?:someone|somebody|anyone|alguien)$",
);
