/**
 * What a clause asks of the list as a whole: `clear` it, `undo` what was said last, `drop` the last
 * thing named, `restore` the last thing taken off.
 */
export type Command = "clear" | "undo" | "drop" | "restore";

/** One of several phrases, as whole words; a phrase may itself be a pattern. */
function anyOf(...phrases: readonly string[]): string {
  return `(?:${phrases.join("|")})`;
}

/** What takes words back; "remove everything" and "clear it all" are the crew's work. */
const VOID = anyOf(
  "never ?mind(?: about)?",
  "nvm",
  "forget(?: about)?",
  "scratch",
  "scrap",
  "disregard",
  "ignore",
  "cancel",
  "delete",
  "erase",
);
const ALL_OF_IT = anyOf(
  "everything",
  "it all",
  "all (?:of )?(?:it|that|this|them|those|these|the above)",
  "(?:the|my|this|that) (?:whole|entire|full) (?:thing|list|order|job|lot|pickup)",
  "(?:the|my) list",
  "all",
);
const ORDER = anyOf("order", "pickup", "job", "request", "booking", "appointment");
const BEFORE = anyOf("earlier", "previous", "prior", "last", "first", "original");
const TODO = anyOf("todo", "de todo", "la lista", "el pedido", "la cita", "la orden");

const START_OVER = new RegExp(
  `\\b${anyOf(
    "start(?:ing)? (?:it |this |that )?(?:all )?(?:over|again|fresh|from (?:0|zero|scratch|the beginning))",
    "from scratch",
    `${anyOf("clear", "wipe", "empty", "reset", "erase")} ${anyOf("the list", "my list", "the whole list")}`,
    "(?:empezar|empezamos|empecemos|empieza|comenzar|comencemos) de (?:nuevo|cero)",
    "de cero",
    "borra\\w* (?:todo|la lista)",
  )}\\b`,
);

const COME = anyOf("come", "stop", "send", "pick", "haul", "bother", "schedule", "drive", "show");
/** What may stand behind "no need to come"; "no need to come inside" calls nothing off. */
const ANYMORE = anyOf(
  "by",
  "out",
  "over",
  "up",
  "coming",
  "anymore",
  "any more",
  "any longer",
  "today",
  "tomorrow",
  "now",
  "then",
  "after all",
  "at all",
  "again",
  "anything",
  "anyone",
  "anybody",
  "a truck",
  "the truck",
  "a crew",
  "the crew",
  "for (?:it|them|that|those|anything|nothing|now)",
  "get (?:it|them|that|those|anything)",
  "it",
  "them",
  "sorry",
  "thanks",
  "thank you",
  "please",
  "pls",
  "though",
  "but",
  "guys",
  "yall",
  "ya",
  "gracias",
);
const NO_NEED = new RegExp(
  [
    `\\b${anyOf(
      `no need (?:to|for (?:you|yall|anyone|the crew|anybody)(?: guys| all)? to) ${COME}`,
      `(?:you|yall|u|ya)(?: guys| all)? (?:dont|do not|wont) (?:have|need) to ${COME}`,
      `(?:dont|do not) (?:have to |need to )?(?:come|bother|send anyone|send anybody)`,
    )}(?: ${ANYMORE})*$`,
    `\\bno (?:pickup|pick up|haul|hauling|service|appointment|truck|removal|need)(?: is|s| was)? ?(?:needed|necessary|required)(?: ${ANYMORE})*$`,
    `\\b(?:pickup|pick up|service|hauling|appointment|removal|truck|crew)(?: is| was|s)? (?:not|isnt|no longer) (?:needed|necessary|required)(?: ${ANYMORE})*$`,
    `\\b(?:wont|will not|no longer) (?:be )?(?:need|needing|require|requiring) (?:a |the |any |your |you|yall)(?: ?${anyOf("pickup", "pick up", "service", "services", "help", "guys", "all", "crew", "truck", "haul", "hauling")})*(?: ${ANYMORE})*$`,
    `\\b(?:theres |there is )?nothing(?:s| is)? left(?: (?:to|for you to) (?:take|pick up|pickup|haul|get|grab|remove|come for))?(?: ${ANYMORE})*$`,
    `\\b(?:its all|everythings|everything is|all of it is|theyre all|it is all) (?:already )?(?:gone|been taken|taken|sold|spoken for|picked up|hauled off)(?: ${ANYMORE})*$`,
    `\\b(?:ya no|no) (?:vengan|venga|manden (?:a )?(?:nadie|la troca|el camion))(?: ${ANYMORE}| ya| por favor)*$`,
    `\\b(?:ya )?no (?:es necesario|hace falta|hay necesidad de|se necesita|ocupo|ocupamos|necesitamos)(?: que (?:vengan|venga|vayan)| (?:el servicio|la recogida|nada|la cita))(?: ${ANYMORE}| ya)*$`,
    `\\b(?:found|going with|went with|hired|using|go with|got|encontre|conseguimos|contrate) ${anyOf(
      "(?:someone|somebody) (?:else|cheaper|closer)",
      "(?:another|a different|a cheaper|an other) (?:company|hauler|crew|service|outfit|place)",
      "(?:a )?otr[oa]s? (?:compania|persona|senor|muchacho)s?",
    )}(?: (?:to|for|who|that|already|instead|que) .*)?(?: ${ANYMORE})*$`,
    `\\b(?:its|is|been|already|thats) (?:already |all )?(?:been )?(?:taken care of|handled)(?: ${ANYMORE})*$`,
    `\\b(?:got|have) it (?:all )?(?:handled|taken care of|covered)(?: ${ANYMORE})*$`,
    `\\b(?:ill|i will|well|we will|gonna|going to|have to|will have to) pass(?: (?:on|for) (?:it|this|that|now))?(?: ${ANYMORE})*$`,
    "\\bya lo (?:resolvi|resolvimos|solucione|solucionamos|arregle|arreglamos)(?: gracias| ya)*$",
    "\\bya se (?:lo |la |los |las )?llev(?:o|aron) tod[oa]s?$",
  ].join("|"),
);

const CLEAR = new RegExp(
  [
    START_OVER.source,
    `\\b${anyOf("clear", "reset", "erase")} ${anyOf("it", "that", "everything", "all", "list")}\\b`,
    `\\b${anyOf("remove", "take", "clear", "drop")} (?:everything|it all|all of it|them all|all of them) (?:from|on|in|off) (?:of )?${anyOf("the", "my")} (?:list|order|cart|quote)\\b`,
    `\\b${VOID} ${ALL_OF_IT}(?= |$)(?! ${anyOf("but", "except", "about")})`,
    `\\bcancel (?:the|my|our|this|that) (?:whole |entire )?${ORDER}\\b`,
    `\\b${VOID} (?:the|my|our) ${BEFORE} ${ORDER}\\b`,
    "\\bnothing to (?:pick up|pickup|haul|take)\\b",
    `\\b(?:dont|do not|wont|no longer) need ${anyOf("anything", "a pickup", "a pick up", "you", "yall", "any of", "your", "the pickup", "this", "the service")}\\b`,
    NO_NEED.source,
    "\\bnot (?:getting|doing) (?:rid|any of)\\b",
    "\\b(?:neither|none)(?: of (?:them|it|those|these|that))? (?:is|are) (?:going|leaving|included|needed)\\b",
    "\\b(?:we are|were|im|i am)? ?keeping (?:everything|it all|all of it|all of them)\\b",
    `\\b(?:cancela|olvid|borr|quit|elimin)\\w* ${TODO}\\b`,
    "\\b(?:ya )?no necesito (?:nada|que vengan)\\b",
    "\\bnada que (?:recoger|llevar)\\b",
    "\\bquedamos con todo\\b",
    "^(?:please |pls |ok |okay |yeah |hey |hi |sorry |oh |nvm |never ?mind |nah |actually |so |favor de |por favor )*(?:cancel|cancelar|cancela|cancelen|cancelalo|reset|restart)(?: it| that| please| por favor)?$",
  ].join("|"),
);
const UNDO =
  /^(?:ok |please |por favor |sorry |idk |oh |eh |um |uh |hm |hmm |ugh |meh |lol |haha |oops |my bad |yeah |yea |nah |and |so |but |well |actually |no |you know what |on second thought |y |pues |bueno |ah |ay |este |no pues |sabe que |sabes que |ok pues )*(?:forget (?:it|about it)|never ?mind|nevermind|nvm|nm|undo(?: that| it)?|scratch (?:that|it)|strike that|(?:ignore|disregard|forget) my (?:earlier|previous|prior|last) (?:message|msg|text)|ignor\w+ (?:mi|el) (?:mensaje|texto) anterior|olvidalo|olvidelo|olvidenlo|ya no|dejalo|mejor no|i changed my mind|changed my mind|cambie de opinion)(?: then| please| sorry| lol)?$/;
/** The same behind talk of its own: "that's too much never mind"; what is only asked about is no order. */
const UNDO_BEHIND =
  /^(?!.*\b(?:dont|didnt|wont|never|not|cant) (?:\S+ )?forget)\S.* (?:never ?mind|nvm|forget (?:it|about it)|olvidalo|olvidelo|mejor no|mejor ya no)(?: then| thanks| gracias| sorry)?$/;
/** "never mind, I'll do it myself": the customer does. */
const UNDO_FOR_SELF =
  /^(?:ok |oh |eh |um |uh |hm |hmm |ugh |lol |sorry |actually |hey |well |nah |no |yeah )*(?:never ?mind|nvm|forget (?:it|that)|olvidalo|mejor no|ya no) (?:i think |i guess |creo que )?(?:ill|i will|well|we will|im|we are|were|i can|we can|ima|imma|i|we|lo|la|yo)(?: just| gonna| going to| gon| rather| probably)* (?:do|doing|handle|take|taking|haul|hauling|keep|keeping|deal|figure|manage|get|got|sell|selling|sold|fix|donate|move|leave|leaving|hago|llevo|tiro|dejo|vendo|arreglo)\b/;
/** "never mind, my brother is doing it": somebody else does the work. */
const UNDO_BEFORE =
  /^(?:ok |oh |sorry |actually |hey )*(?:never ?mind|nvm|forget it|olvidalo|ya no) (?:my|our|his|her|a|some|mi|un) \S+ (?:\S+ )?(?:is|are|will|can|has|have|got|took|said|wants|already|just|ya|va|lo|la|se)\b/;
const DROP =
  /\b(?:(?:take|leave|get|keep) (?:it|that|those|them|that one|these) (?:off|out)|(?:remove|drop|delete|scratch|lose|skip|cancel|omit|exclude|strike) (?:it|those|them|that one|that|these)|take off (?:that|those|it)|(?:remove|delete|drop|scratch|take) (?:the|that) last (?:one|item|thing)(?: off| out)?|quital[oa]s?|borral[oa]s?|eliminal[oa]s?|sacal[oa]s? de la lista)\b/;
const RESTORE =
  /\b(?:(?:put|add|bring) (?:it|that|those|them|that one|this) back(?! (?:in|on|to|inside) (?:the )?(?:garage|house|room))|(?:keep|leave) (?:it|that|them|those) (?:on|in) (?:the|there|my)|(?:jk|just kidding|on second thought|after all) (?:take|get|haul|grab) (?:it|them|that|those)|take (?:it|that|them|those|that one) after all|(?:vuelv\w+ a|volver a) (?:poner|agregar|anadir)\w*|(?:pon|ponga|pongan|regresa|regrese)l[oa]s? (?:de vuelta|otra vez|de nuevo)|agregal[oa]s? (?:de nuevo|otra vez)|si llevatel[oa]s?|siempre si)\b/;

/** The command in a clause. Before a name nothing but a wish to start over is one. */
export function commandOf(clause: string, namesNothing: boolean): Command | undefined {
  if (!namesNothing) return START_OVER.test(clause) ? "clear" : undefined;
  if (RESTORE.test(clause)) return "restore";
  if (CLEAR.test(clause)) return "clear";
  if (
    UNDO.test(clause) ||
    UNDO_BEHIND.test(clause) ||
    UNDO_FOR_SELF.test(clause) ||
    UNDO_BEFORE.test(clause)
  )
    return "undo";
  return DROP.test(clause) ? "drop" : undefined;
}
