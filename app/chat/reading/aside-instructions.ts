import { wordSet } from "../words/table.ts";
import { TAKE } from "../words/verbs.ts";
import { isTakenBehind } from "./aside-talk.ts";
import type { Mention } from "./mention.ts";
import { endsSentence, type Piece, sentenceStart, wordAt, wordsBetween } from "./pieces.ts";

/** How many words before a name may say what it is told of. */
const BEFORE = 10;

/** What the crew is to mind on its way: "careful with the floors", "don't block the gate". */
const MIND =
  / (?:(?:dont|do not|never|not to|without|please dont) (?:bump|bang|scratch|break|scrape|scuff|tear|mark|drag)(?:ing)?(?: up)?|(?:ding|dent|nick|block|blocking|damage|damaging|hurt|ruin|mess up|step on|stepping on|lean on|ring|trip on|trip over|run over|park on|mark up|scuff|bang up|watch out for|watch for|look out for|beware of|go around|walk around|squeeze past|get past|get around|duck under)|careful (?:with|of|w|around|near|on)|cuidado con|no (?:rayen|golpeen|pisen|bloqueen|danen|rompan|maltraten|rompan|ensucien))$/;

/** What the crew did another time: "you took our sofa last year", "my neighbor used you for her hot tub". */
const DONE_BY_CREW =
  /(?: (?:you|u|yall|guys|ustedes)(?: guys| all| also| even| previously| once)* (?:took|hauled|picked up|removed|grabbed|moved|got rid of|cleared out|cleaned out|carried|came for|came and got|did|recogieron|se llevaron)(?: away| off| out)?| (?:used|hired) (?:you|u|yall)(?: guys| all)?(?: before| once)? (?:for|to (?:haul|get rid of|remove|move|take|pick up|toss))|(?: last time| last year| last month| la otra vez| la vez pasada| el ano pasado)(?: \S+){0,4} (?:took|hauled|picked up|removed|llevaron|recogieron))$/;

/** What the company is asked to do beside hauling: "do you buy appliances", "¿rentan mesas?". */
const OTHER_TRADE =
  / (?:(?:do|can|could|would|will|does|if|whether) (?:you|u|yall|ya|they|your company|your team|anyone)(?: guys| all| also| ever| actually| even)* (?:buy|sell|resell|rent|rent out|deliver|install|assemble|repair|fix|build|make|stock|refurbish|recycle)|(?:compran|venden|rentan|instalan|arman|reparan|arreglan|entregan|reciclan|fabrican))(?: back| any| used| new| old| muebles)*$/;

/** What somebody does for a living, of things in general: "I sell mattresses", "vendo colchones". */
const OWN_TRADE =
  / (?:(?:i|we|he|she|they|husband|wife|dad|mom|company|business|who) (?:also )?(?:sells?|rents?|repairs?|fix|fixes|installs?|builds?|makes?|teach|teaches|tunes?|delivers?|manufactures?|restores?|flips?|paints?)|vendo|vendemos|vende|rento|rentamos|arreglo|instalo|instala|reparo|fabrico|fabrica)$/;

/** An errand of the customer's own: "I gotta change a tire first". */
const ERRAND =
  / (?:gotta|gonna|(?:have|has|had|got|going|need|needs|supposed|about|plan|planning|wanna|want) to|tengo que|tenemos que|voy a|vamos a|hay que|debo) (?:go )?(?:fix|repair|change|patch|install|assemble|build|wash|mow|buy|return|order|shop for|pick out|cambiar|arreglar|reparar|instalar|armar|lavar|comprar|devolver|podar)$/;

/** What was read or heard of: "a review about a lady with 14 mattresses". */
const HEARD_OF =
  / (?:review|reviews|article|video|videos|commercial|post|ad|story|joke|meme|movie|song)(?: of| about| on| where| with)(?: \S+){0,4}$/;

/** What a building has. */
const FIXTURES = wordSet(
  "carpet carpeting hardwood flooring floors tile tiles pool gate door doors window windows fence ac sink shower tub alfombra piso loseta alberca puerta puertas ventana ventanas cerca",
);
const BUILDING_HAS =
  / (?:stairs|staircase|stairway|hallway|house|home|building|apartment|apt|complex|place|lobby|unit|condo|property|community|casa|edificio|escaleras|depa|pasillo) (?:has|have|got|had|is|are|with|w|tiene|tienen|con|es|trae)(?: \S+){0,2}$/;
const TRUCK_HAS =
  / (?:truck|pickup|ford|chevy|tacoma|silverado|ram|troca)(?: \S+)? (?:has|with|w|con|tiene)(?: \S+){0,2}$/;

/** Most names stand behind none of these, which one look tells. */
const ANY_TALK = new RegExp(
  [OTHER_TRADE, DONE_BY_CREW, HEARD_OF, OWN_TRADE, MIND, ERRAND]
    .map(({ source }) => source)
    .join("|"),
);

/** True for what is named in talk about the way, the company's work or the customer's own errands. */
export function isTalkOfWork(
  mention: Mention,
  previous: Mention | undefined,
  after: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  const { start, from } = mention;
  const isToldAt = (at: number) => {
    const said = saidBefore(at, pieces);
    return said !== " " && isTold(mention, said, previous, after, pieces);
  };
  return isToldAt(start) || (from !== start && isToldAt(from));
}

function isTold(
  mention: Mention,
  said: string,
  previous: Mention | undefined,
  after: Mention | undefined,
  pieces: readonly Piece[],
): boolean {
  if (!ANY_TALK.test(said))
    return isFixture(mention, said, pieces) && !isTakenLater(mention, pieces);
  const bare = mention.plural && mention.count === null && !mention.definite;
  if (OTHER_TRADE.test(said) || DONE_BY_CREW.test(said) || HEARD_OF.test(said)) return true;
  if (OWN_TRADE.test(said)) return bare;
  if (isFixture(mention, said, pieces)) return !isTakenLater(mention, pieces);
  const minded = MIND.test(said) || ERRAND.test(said);
  return minded && !isTakenBehind(mention, previous, after, pieces);
}

/** The words before a place; a verb that no table knows looks like an adjective of the name behind. */
function saidBefore(start: number, pieces: readonly Piece[]): string {
  const from = sentenceStart(pieces, start, Math.max(0, start - BEFORE));
  return ` ${wordsBetween(pieces, from, start)}`;
}

/** "the stairs have carpet", "my truck has a long bed". */
function isFixture({ to }: Mention, said: string, pieces: readonly Piece[]): boolean {
  const noun = wordAt(pieces, to - 1);
  if (noun === "bed" || noun === "caja") return TRUCK_HAS.test(said);
  return FIXTURES.has(noun) && BUILDING_HAS.test(said);
}

/** "the house has carpet to be hauled off". */
function isTakenLater({ end }: Mention, pieces: readonly Piece[]): boolean {
  for (let at = end; !endsSentence(pieces, at); at += 1)
    if (TAKE.has(wordAt(pieces, at)) || /^(?:hauled|removed|gone)$/.test(wordAt(pieces, at)))
      return true;
  return false;
}
