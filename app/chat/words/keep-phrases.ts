/**
 * Turns of phrase that keep a thing back though none of their words alone does: some say it of what
 * follows ("hanging on to the desk"), others of what was named before ("the desk is spoken for").
 */
const OF_WHAT_FOLLOWS = `
hang on to|hang onto|hanging on to|hanging onto|hangin on to|hangin onto|hung on to
hold on to|hold onto|holding on to|holding onto|holdin on to|holdin onto|hold off on|holding off on
cant part with|wont part with|not parting with|not ready to part with|never part with|couldnt part with
threw out|threw away|tossed out|got rid of|pass on|passing on|dont worry about|no worries about|stay away from|hands off
wouldnt call it|wouldnt call that|wouldnt call them
still using|still use|still love|found a home for|found someone for|have a buyer for|got a buyer for|have plans for|promised|reserved
me quedo con|nos quedamos con|se queda con|se quedan con|me llevo|nos llevamos|me estoy quedando con
todavia uso|todavia usamos|sigo usando|seguimos usando|aun uso|no se metan con|dejenme
no need to come for|no need to come get|no need to get|no need to haul|no need to pick up|no need to take|no need to remove|no need to grab|no need for|any need to remove|any need to haul|any need to take
dont need to come for|dont need to come get|dont need to get|dont need to grab|dont need you to come for|dont need you to come get|dont need you to get|dont need yall to get|dont come for|dont come get
never said anything about|never said|never mentioned|never told you about|didnt say anything about|didnt mention|nobody said anything about|didnt say
no longer have|no longer got|nunca dije nada de|nunca mencione|nunca dije
ya no es necesario|no es necesario|ya no hace falta|no hace falta|ya no tengo|ya no tenemos|no vengan por|ya no vengan por|no hace falta que vengan por|ya no hay
`;

const OF_WHAT_WAS_NAMED = `
spoken for|been claimed|is claimed|are claimed|already claimed|is promised|are promised|been promised|promised to|reserved for|has a buyer|have a buyer|found a home|has a home|has a new home
isnt mine|is not mine|not mine|arent mine|isnt ours|is not ours|not ours|arent ours|isnt yours|not yours to take|not junk|isnt junk|is not junk|off limits|not up for grabs|not for you
not part of this|not part of it|not part of that|not on the list|not in the list|out of scope|not in scope
got stolen|was stolen|were stolen|been stolen|gets stolen|burned in|burned up|burnt up|burnt in|got sold|was sold|were sold|been sold|got donated|was donated|were donated|been donated|was given away|were given away|got given away|been given away
already picked up|already got picked up|got picked up|was picked up|were picked up|already hauled|hauled by others
does not need to go|doesnt need to go|do not need to go|dont need to go|no longer needs to go|no longer need to go|does not have to go|doesnt have to go|do not have to go|dont have to go
does not need to be picked up|doesnt need to be picked up|do not need to be picked up|dont need to be picked up|does not need to be taken|doesnt need to be taken|do not need to be taken|dont need to be taken
does not need to be hauled|doesnt need to be hauled|do not need to be hauled|dont need to be hauled|does not need to be removed|doesnt need to be removed|do not need to be removed|dont need to be removed|no longer needs to be removed|no longer needs to be hauled
ya no esta|ya no estan|ya no lo tengo|ya no la tengo|ya no los tengo|ya no las tengo|ya no va|ya no van|is no longer here|are no longer here|is no longer there|isnt here anymore|isnt there anymore
no hace falta llevarlo|no hace falta llevarla|no hace falta llevarlos|no hace falta llevarlas|no hace falta llevarselo|no hace falta llevarsela|no hace falta llevarselos|no hace falta llevarselas|no hace falta sacarlo|no hace falta sacarla
conveys|convey|transfers with|transfer with|stays put|stay put|staying put|staying behind|stay behind
es del dueno|es de la duena|son del dueno|es del casero|es de mi vecino|no es mio|no es mia|no son mios|no son mias|no es nuestro|no es nuestra|no es de nosotros|no es basura
lo voy a vender|la voy a vender|los voy a vender|las voy a vender|lo vamos a vender|la vamos a vender|ya lo compraron|ya la compraron|me lo compraron|me la compraron
me lo quedo|me la quedo|me los quedo|me las quedo|nos lo quedamos|nos la quedamos|nos los quedamos|nos las quedamos
me lo llevo|me la llevo|me los llevo|me las llevo|nos lo llevamos|nos la llevamos|nos los llevamos|nos las llevamos|lo llevo yo|la llevo yo|los llevo yo|las llevo yo
viene con nosotros|viene conmigo|vienen con nosotros|vienen conmigo|lo dejan|la dejan|los dejan|las dejan|lo dejen|la dejen|los dejen|las dejen|lo dejamos|la dejamos|los dejamos|las dejamos|dejenlos|dejenlas
la sigo usando|lo sigo usando|las sigo usando|los sigo usando|la seguimos usando|lo seguimos usando|la estoy usando|lo estoy usando|todavia la uso|todavia lo uso|aun la uso|aun lo uso|todavia la usamos|todavia lo usamos
se queda con nosotros|se quedan con nosotros|se queda conmigo|se quedan conmigo|se queda con ellos|se queda aqui|se quedan aqui
va con nosotros|va conmigo|van con nosotros|van conmigo
`;

export const KEEP_NEXT_PHRASES = phrasesIn(OF_WHAT_FOLLOWS);
export const KEEP_BEFORE_PHRASES = phrasesIn(OF_WHAT_WAS_NAMED);

function phrasesIn(table: string): readonly string[] {
  return table.trim().split(/[\n|]/);
}
