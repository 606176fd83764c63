/**
 * What a clause asks of the list as a whole: `clear` it, `undo` what was said last, `drop` the last
 * thing named, `restore` the last thing taken off.
 */
export type Command = "clear" | "undo" | "drop" | "restore";

const CLEAR =
  /\b(?:start (?:over|again|fresh)|from scratch|clear (?:it|that|the list|my list|everything|all|list)|delete (?:everything|it all|all)|remove everything (?:from|on|in|off) (?:the|my)|cancel (?:everything|it all|the (?:whole|order|pickup|job|request|booking|appointment)|my (?:order|pickup|request|booking|job)|all)|forget (?:everything|it all|all of|all that|about everything|about it all)|scratch (?:everything|all)|nothing to (?:pick up|pickup|haul|take)|(?:dont|do not|wont|no longer) need (?:anything|a pickup|a pick up|you|yall|any of|your|the pickup|this|the service)|not (?:getting|doing) (?:rid|any of)|(?:empezar|empecemos|empieza|comenzar|comencemos) de (?:nuevo|cero)|de cero|borra\w* (?:todo|la lista)|cancela\w* (?:todo|el pedido|la cita|la orden)|olvid\w+ (?:todo|de todo)|(?:ya )?no necesito (?:nada|que vengan)|nada que (?:recoger|llevar)|we are keeping everything|keeping (?:everything|it all|all of it)|quedamos con todo)\b|^(?:please |pls |ok |actually |so |favor de |por favor )*(?:cancel|cancelar|cancela|cancelen|cancelalo|reset|restart)(?: it| that| please| por favor)?$/;
const UNDO =
  /^(?:ok |idk |oh |eh |um |uh |well |actually |no |you know what |y |pues |bueno |ah )*(?:forget (?:it|about it)|never ?mind|nevermind|nvm|nm|scratch (?:that|it)|strike that|olvidalo|olvidelo|olvidenlo|ya no|dejalo|mejor no|i changed my mind|changed my mind|cambie de opinion)(?: then| please| sorry| lol)?$/;
const DROP =
  /\b(?:(?:take|leave|get) (?:it|that|those|them|that one) (?:off|out)|(?:remove|drop|delete|scratch|lose|skip|cancel) (?:it|those|them|that one|that)|take off (?:that|those|it)|quital[oa]s?|borral[oa]s?|eliminal[oa]s?|sacal[oa]s? de la lista)\b/;
const RESTORE =
  /\b(?:(?:put|add|bring) (?:it|that|those|them|that one|this) back(?! (?:in|on|to|inside) (?:the )?(?:garage|house|room))|(?:keep|leave) (?:it|that|them|those) (?:on|in) (?:the|there|my)|undo that|take (?:it|that|them|those|that one) after all|(?:vuelv\w+ a|volver a) (?:poner|agregar|anadir)\w*|(?:pon|ponga|pongan|regresa|regrese)l[oa]s? (?:de vuelta|otra vez|de nuevo)|agregal[oa]s? (?:de nuevo|otra vez)|si llevatel[oa]s?|siempre si)\b/;

/** The command in a clause. Only a clause that names nothing can drop, undo or restore. */
export function commandOf(clause: string, namesNothing: boolean): Command | undefined {
  if (!namesNothing) return undefined;
  if (RESTORE.test(clause)) return "restore";
  if (CLEAR.test(clause)) return "clear";
  if (UNDO.test(clause)) return "undo";
  return DROP.test(clause) ? "drop" : undefined;
}
