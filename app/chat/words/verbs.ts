import { wordSet } from "./table.ts";

/** To carry something off: what the crew does with junk. */
export const TAKE = wordSet(
  "take taking takes haul hauling remove removing grab collect collecting toss tossing dump dumping trash junk junking rid dispose pick pickup picking clear touch include",
  "lleven llevan llevar lleve lleva llevarse llevense llevenselo llevate llevense tirar tiren tiro recoger recojan recogen sacar saquen quitar quiten botar boten deshacerme llevarme toquen tocar",
);
/** The same, said of the thing: "the couch taken", "hauled off". */
export const TAKEN = wordSet(
  "taken hauled removed gone picked dumped tossed collected moved trashed disposed out",
);

/** To keep something back. */
export const KEEP = wordSet(
  "keep keeping keepin keeps kept leave leaving leavin leaves stay stays staying stayin remain remains remaining saving retain",
  "queda quedan quedar quedarse quedara quedaran quedamos quedo quedarnos quedarme quedando dejen dejar deje deja dejamos dejenme dejenla dejenlo conservar conservo conservamos conservaremos quedarmelo quedarmela quedarnoslo quedarnosla dejalo dejala dejalos dejalas dejelo dejela dejelos dejelas guardar guardo guardamos guardando",
);
/** Keeping that is said of the thing itself: "the tv stays". */
export const STAY = wordSet(
  "stay stays staying stayin remain remains remaining queda quedan quedara quedaran",
);

/** To pass something on to somebody else, so that it is no longer there to haul. */
export const PART_WITH = wordSet(
  "sold selling donated donating gifted gifting pawned pawning auctioned auctioning consigned rehomed rehoming loaned lent empene empenamos preste prestamos vendi vendimos vendio donamos regale regalamos regalando vendiendo llevaron sacaron quitaron recogieron tiraron botaron robaron gave given giving",
);
/** What somebody else does with a thing. */
export const TAKEN_BY_OTHERS = wordSet(
  "taking takes took takin getting gets got handling want wants wanted claimed bought keeps keeping picking using needs own owns quiere quiso lleva llevo compro",
);
/** Somebody else. */
export const OTHERS = wordSet(
  "neighbor neighbour neighbors cousin cousins brother sister son daughter mom mother dad father friend friends buddy landlord tenant tenants roommate roomie ex buyer someone somebody goodwill church charity nephew niece uncle aunt grandson coworker guy lady he she they hes shes theyre family inlaws law manager owner movers vendor seller buyers sellers contractor contractors plumber plumbers electrician handyman builder builders realtor agent boyfriend girlfriend fiance fiancee grandma grandpa grandmother grandfather grandparents granddaughter grandkids grandchildren stepson stepdaughter stepdad stepmom sisters brothers sons daughters cousins nephews nieces parents folks renter renters boss colleague coworkers pastor housemate roommates landlady superintendent movers charity donors",
  "vecino vecina primo prima hermano hermana hijo hija mama papa amigo amiga alguien tio tia sobrino sobrina casero cunado cunada suegra suegro comadre compadre abuela abuelo abuelos abuelitos nieta nieto nietos hermanos hermanas hijos hijas primos tios vecinos amigos amigas padres papas suegros cunados yerno nuera novio novia inquilino inquilina inquilinos dueno duena jefe jefa patron patrona plomero electricista contratista companero companera muchacho muchachos padrino madrina iglesia",
);

/** To go along with somebody: "the crib comes with us". */
export const MOVES = wordSet(
  "goes going go comes coming come leaving leaves moves moving travels traveling rides",
);
/** To be somebody's: "the dryer belongs to the landlord". */
export const BELONGS = wordSet("belong belongs pertenece pertenecen");

export const WANT = wordSet(
  "want wants wanted need needs needing wanna needed quiero queremos necesito necesitamos quisiera ocupo quieren",
);

export const NEGATORS = wordSet(
  "not no dont never isnt arent wasnt werent cant cannot wont wouldnt couldnt shouldnt doesnt didnt aint aren isn nor none without neither",
  "tampoco sin ni nunca",
);
/** Negations that stand right before a noun by themselves. */
export const NOUN_NEGATORS = wordSet("not no without neither nor sin ni tampoco");

/** After these, what was held back is over: "just the ottoman", "nomás las sillas". */
export const ONLY = wordSet("just only solo solamente nomas unicamente sino jus");

export const EXCEPT = wordSet(
  "except ignore ignoring disregard ignora ignoren strike omit omitting excepto excluding exclude minus salvo menos exept execpt excepting skip skipping forget drop delete cancel scratch nevermind nvm olvida olvide olviden olvidate borra borre elimina elimine cancela cancele",
);

/** Heads a list of what is not meant: "Exclusions:", "Excluded:". */
export const EXCLUDED = wordSet(
  "exclude excludes excluded excluding exclusion exclusions except exception exceptions omit omitted menos excepto salvo",
);

export const YES = wordSet(
  "yes yep yeah yup y yea si sip ok goes included include incluido va van go going take",
);
export const NO = wordSet("no nope nah n not");

/** Words that name a thing already spoken of. */
export const PRONOUNS = wordSet(
  "it that those them this these em one ones eso esa ese esos esas lo la los las",
);
