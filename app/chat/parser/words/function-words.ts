import { unionOf, wordSet } from "./table.ts";

/** Articles and pronouns that point at a thing already known: "the", "my", "ese". */
export const DEFINITE = wordSet`the that this those these my our your his her their its dis dat them dem
  el la los las mi mis tu tus su sus nuestro nuestra nuestros nuestras ese esa esos esas este esta estos estas aquel aquella esto eso`;

/** Articles of one thing. */
export const ARTICLES = wordSet`a an un una`;
/** Articles that bring up something new. */
export const INDEFINITE = wordSet`a an un una some any unos unas algunos algunas`;

/** Counts that leave the number open. */
export const VAGUE = wordSet`some any bunch alot alotta lots lot many multiple various ton tons bunches numerous plenty load loads assorted
  muchos muchas unos unas algunos algunas monton chorro chingo bonche montonal hartos hartas bastantes`;

export const ANOTHER = wordSet`another otro otra`;
/** On top of what is there: "2 more", "another", "a second". */
export const MORE = wordSet`more extra additional other mas otros otras another otro otra
  second third fourth fifth sixth seventh eighth segundo segunda tercer tercera`;
/** Words that join two things of one list. */
export const AND = wordSet`and n y e plus nd or o nor ni und`;
export const WITH = wordSet`with w con`;
export const OF = wordSet`of de del`;
const BUT = wordSet`but pero however though although except aunque sino`;

/** Verbs and pronouns that begin a clause of their own. */
const CLAUSE_STARTERS = wordSet`i we they he she it its im were theres there theyre thats id ill well weve ive you u yall ya who which have has had got gotta need needs want wants would can could will is are was be am do does did then also please pls so because cause cuz since if when while
  hay tengo tenemos tiene tienen necesito quiero quisiera es son esta estan esto yo ellos ella usted ustedes porque entonces luego tambien ocupo hay`;

const OTHER = wordSet`to too in on at by from for into onto off out up down over under about around as than per via through near inside outside behind beside between along against across above below underneath upstairs downstairs been being isnt arent wasnt werent dont doesnt didnt cant cannot wont wouldnt couldnt shouldnt aint not no never may might must shall should just only even still already ever yet really very maybe probably like um uh er hmm okay ok yes yeah yep yup nope nah what where why how whose me us them him em hers ours yours mine theirs myself itself turn turns turned ended resulto voy vamos thing things stuff everything anything something nothing all both each every none one ones rest here now today tomorrow thanks thank thankyou hi hello hey sorry actually instead excluding without besides get getting gets go goes going gone come comes coming take takes taking took taken haul hauled hauling remove removed removing pick picked picking pickup keep keeping kept leave leaving stay stays staying throw throwing dump dumped toss tossed rid dispose make makes made let lets put putting see look looking know think thought guess said say says tell told ask asked call called paid pay cost costs buy bought sell sold selling give gave using used use mean means meant change changed switch switched swap forgot forget drop cancel scratch move moved moving found find add added adding bring brought work works worked broke died sits sat hold holds load loading show shows clear clearing cleared wondering hoping trying try tried help living live lives replaced replacing replace fits fit weighs weigh includes including included contains contain belongs belong happens happen wait waiting supposed listed following
  llame llamo mr mrs ms quiere quieren pesa mide traigan vengan venir vino compre compramos dejaron dejo encontramos cambie cambiar agrega agregar pon ponga olvida olvide digo perdon mejor incluye incluir mandar mando en sin por para que q k xq como cuando donde si muy mas al lo le les se te nos hola buenas buenos dias tardes noches gracias favor queremos necesitamos llevar lleven llevan lleva lleve llevense tirar recoger sacar quitar queda quedan quedamos quedo deje dejen dejar menos excepto salvo todo toda todos todas nada solo nomas nomás sirve sirven funciona era fue ser haya seria whats hows wheres whos eres quien cual cuales mucho mucha muchos muchas cuanto cuesta cobran pueden puede cosas cosa algo aqui ahi alla ahora hoy manana aceptan acepta`;

const FUNCTION_WORDS = unionOf(OTHER, DEFINITE, INDEFINITE, AND, WITH, OF, BUT, CLAUSE_STARTERS);

/** True for a word that holds a sentence together; a word that is not may describe a noun. */
export function isFunctionWord(word: string): boolean {
  return FUNCTION_WORDS.has(word);
}
