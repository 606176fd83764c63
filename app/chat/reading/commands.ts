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
  /^(?:ok |please |por favor |sorry |idk |oh |eh |um |uh |well |actually |no |you know what |y |pues |bueno |ah )*(?:forget (?:it|about it)|never ?mind|nevermind|nvm|nm|undo(?: that| it)?|scratch (?:that|it)|strike that|(?:ignore|disregard|forget) my (?:earlier|previous|prior|last) (?:message|msg|text)|ignor\w+ (?:mi|el) (?:mensaje|texto) anterior|olvidalo|olvidelo|olvidenlo|ya no|dejalo|mejor no|i changed my mind|changed my mind|cambie de opinion)(?: then| please| sorry| lol)?$/;
/** The same behind talk of its own: "that's too much never mind"; what is only asked about is no order. */
const UNDO_BEHIND =
  /^(?!.*\b(?:dont|didnt|wont|never|not|cant) (?:\S+ )?forget)\S.* (?:never ?mind|nvm|forget (?:it|about it)|olvidalo|olvidelo|mejor no|mejor ya no)(?: then| thanks| gracias| sorry)?$/;
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
  if (UNDO.test(clause) || UNDO_BEHIND.test(clause) || UNDO_BEFORE.test(clause)) return "undo";
  return DROP.test(clause) ? "drop" : undefined;
}
