import { DEFINITE, OF } from "../words/function-words.ts";
import { PLACING } from "../words/places.ts";
import { wordSet } from "../words/table.ts";
import type { Mention } from "./mention.ts";
import { hasWordOf, markAt, type Piece, wordAt } from "./pieces.ts";

const STATES = wordSet(
  "open opened unlocked locked ajar shut closed abierta abierto abiertas abiertos cerrada cerrado",
);
const BEFORE_STATE = wordSet(
  "will be is are s stays stay left kept should always it its would ll been va a estar esta estara queda se the wide half down up",
);
const FARTHEST = 5;
/** What a door does that the crew has to get through. */
const STICKS =
  /^(?:stick|sticks|sticking|stuck|jams|jammed|squeaks|drags|atora|atorada|traba|trabada)$/;

/** "the garage door will be open", "the shed is unlocked": how the crew gets in. */
export function isAccess({ to, count, indefinite }: Mention, pieces: readonly Piece[]): boolean {
  if (count !== null && !indefinite) return false;
  for (let at = to; at < to + FARTHEST; at += 1) {
    const word = wordAt(pieces, at);
    if (STATES.has(word)) return true;
    if (!BEFORE_STATE.has(word)) return false;
  }
  return false;
}

const SMALLEST_CODE = 1000;
/** Between such a thing and its code. */
const LABELS: ReadonlySet<string> = new Set(":#-");

const BOTH = /^(?:both|ambos|ambas)$/;
const GOES =
  /^(?:go|goes|going|gone|need|needs|have|must|should|can|taken|junk|trash|out|leaving|van|va|llevense|llevenselos|pueden|tienen|hay)$/;

/** "the lamp is next to the dresser, both go": the landmark is the other of the two. */
export function goesToo(
  { to }: Mention,
  before: Mention | undefined,
  after: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (!before) return false;
  const end = Math.min(to + FARTHEST, after?.start ?? pieces.length);
  for (let at = to; at < end; at += 1) {
    const two = /^(?:los|las|the)$/.test(wordAt(pieces, at - 1)) && pieces[at]?.value === 2;
    if (BOTH.test(wordAt(pieces, at)) || two)
      return [1, 2].some((step) => GOES.test(wordAt(pieces, at + step)));
  }
  return false;
}

const WAY_IN = wordSet("door doors gate lock window puerta puertas porton reja ventana chapa");

/** "our shed door sticks", "la puerta se atora": how hard the way in is. */
export function isStuckWayIn({ from, to, plural }: Mention, pieces: readonly Piece[]): boolean {
  if (plural) return false;
  let at = to;
  if (WAY_IN.has(wordAt(pieces, at))) at += 1;
  if (!hasWordOf(WAY_IN, pieces, from, at)) return false;
  while (/^(?:is|gets|kinda|sometimes|always|se|esta|a|bit)$/.test(wordAt(pieces, at))) at += 1;
  return (
    STICKS.test(wordAt(pieces, at)) ||
    /^(?:fell|comes|came) off$/.test(`${wordAt(pieces, at)} ${wordAt(pieces, at + 1)}`)
  );
}

/** "the gate sticks": a verb behind a way in, no twigs. */
export function isSticking(pieces: readonly Piece[], at: number): boolean {
  return STICKS.test(wordAt(pieces, at)) && WAY_IN.has(wordAt(pieces, at - 1));
}

/** "lockbox 0926", "padlock 4471": a thing with a code behind it is a place to open. */
export function isCoded({ plural, to }: Mention, pieces: readonly Piece[]): boolean {
  const at = LABELS.has(markAt(pieces, to)) ? to + 1 : to;
  const piece = pieces[at];
  if (plural || piece === undefined || !/^\d{4}$/.test(piece.text)) return false;
  return piece.text.startsWith("0") || isCode(piece);
}

function isCode({ kind, value }: Piece): boolean {
  return kind === "number" && value >= SMALLEST_CODE && (value < 1900 || value > 2099);
}

/** "in the pool shed": what stands right behind a place is the place's own noun. */
export function isSecondOfPlace(
  mention: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (before?.sense !== "aside" || before.end !== mention.start) return false;
  if (!PLACING.has(wordAt(pieces, before.start - 1))) return false;
  return (
    !before.plural &&
    !mention.plural &&
    mention.count === null &&
    !OF.has(wordAt(pieces, mention.to))
  );
}

/** "3 propane tanks off the grill", "tengo 3 del asador": what something else belongs to. */
export function isOwnerOfOthers(
  mention: Mention,
  before: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (mention.plural) return false;
  if ((mention.count ?? 0) > 1) return isShareOfOne(mention, pieces);
  const link = mention.start - 1;
  if (before?.kind !== "refused" || before.end !== link) return false;
  return /^(?:off|from|of|for|on|in|de|del|para|en)$/.test(wordAt(pieces, link));
}

/** "3 del asador": of a single thing there are no three. */
function isShareOfOne({ from }: Mention, pieces: readonly Piece[]): boolean {
  const article = DEFINITE.has(wordAt(pieces, from - 1));
  const link = article ? from - 2 : from - 1;
  const of = wordAt(pieces, link);
  return (
    (of === "del" || (article && /^(?:de|off)$/.test(of))) && pieces[link - 1]?.kind === "number"
  );
}
