import { unionOf, wordSet } from "./table.ts";

/** Articles and pronouns that point at a thing already known: "the", "my", "ese". */
export const DEFINITE = wordSet`
  the that this those these my our your his her their its them el la los las mi mis tu su sus
  ese esa esos esas este esta esto eso`;

/** Articles of one thing. */
export const ARTICLES = wordSet`a an un una`;
/** Articles that bring up something new. */
export const INDEFINITE = wordSet`a an un una some any unos unas algunos algunas`;

/** Counts that leave the number open. */
export const VAGUE = wordSet`
  some any bunch lots lot many ton load loads muchas unos unas monton chorro chingo`;

export const ANOTHER = wordSet`another otro otra`;
/** On top of what is there: "2 more", "another", "a second". */
export const MORE = wordSet`
  more extra other mas another otro otra second third fourth segundo tercer`;
/** Words that join two things of one list. */
export const AND = wordSet`and n y e plus nd or o nor ni und`;
export const WITH = wordSet`with w con`;
export const OF = wordSet`of de del`;
const BUT = wordSet`but pero however though although except aunque sino`;

/** Verbs and pronouns that begin a clause of their own. */
const CLAUSE_STARTERS = wordSet`
  i we they he she it its im were theres there theyre thats id ill well weve ive you u yall ya
  who which have has had got gotta need needs want wants would can could will is are was be am
  do does did then also please pls so because cause cuz since if when while hay tengo tenemos
  tiene tienen necesito quiero es son esta estan esto yo ella usted ustedes porque entonces
  tambien ocupo`;

const OTHER = wordSet`
  to too in on at by from for into onto off out up down over under about around as than per
  through near inside outside behind beside between along against across above underneath
  upstairs downstairs been being isnt dont doesnt didnt cant cannot wont wouldnt couldnt aint
  not no never may might must shall should just only even still already ever yet really very
  maybe probably like um uh er hmm okay ok yes yeah yep nope nah what where why how me us them
  him em hers ours yours mine theirs myself itself turn turns turned ended voy vamos thing
  things stuff everything anything something nothing all both each every none one ones rest here
  now today tomorrow thanks thank hi hello hey sorry actually instead without besides get
  getting gets go goes going gone come comes coming take takes taking took taken haul hauled
  hauling remove removed removing pick picked picking pickup keep keeping kept leave leaving
  stay stays staying throw dump dumped toss tossed rid dispose make makes made let lets put
  putting see look looking know think thought guess said say says tell told ask asked call
  called paid pay cost buy bought sell sold selling give gave using used use mean means meant
  change changed switch swap forgot forget drop cancel scratch move moved moving found find add
  bring brought work works worked broke died sits sat hold holds load loading show clear
  clearing cleared wondering trying try tried help living live lives replaced replacing replace
  fits fit weighs weigh including included belongs belong happens happen wait waiting supposed
  listed following mr mrs ms quiere quieren pesa mide vengan venir vino compre compramos dejaron
  dejo cambie agrega digo perdon mejor mando en sin por para que q k como cuando donde si muy
  mas al lo le les se te nos hola buenas buenos dias tardes gracias favor queremos llevar lleven
  llevan lleva llevense tirar recoger sacar quitar queda quedan quedamos quedo dejen dejar menos
  excepto salvo todo toda todas nada solo nomas nomás sirve sirven era fue seria whats quien
  mucho mucha muchas cuanto cobran pueden puede cosas cosa aqui ahi ahora hoy manana aceptan`;

const FUNCTION_WORDS = unionOf(OTHER, DEFINITE, INDEFINITE, AND, WITH, OF, BUT, CLAUSE_STARTERS);

/** True for a word that holds a sentence together; a word that is not may describe a noun. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
