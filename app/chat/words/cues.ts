import { VALUES } from "../text/number-words.ts";
import { addPhrase, createPhraseTree, type PhraseNode } from "../vocabulary/phrases.ts";

/**
 * The words that give a thing's role, by their function in a sentence. A line is a kind, its
 * phrases separated by "|"; the longest phrase at a place counts. None of them names a thing.
 */
const KINDS = {
  /** The crew carries it off. */
  take: [
    "pick that up|picking that up|picks that up|picked that up|picking those up|pick those up|picking these up|haul that off|hauling that off|hauling those off|taking that off|takes that off|left with|leaves with|is yours|are yours|all yours|took|takes|grabbed|grabs|snagged|nabbed|swiped|stole|stolen|carried off|walked off with|ran off with|made off with|bother|bother with|worry about|came and got|take|taking|taken|haul|hauling|hauled|remove|removing|removed|removal of|grab|grabbing|collect|collecting|collected|retrieve|retrieves|retrieving|retrieved|accept|accepts|accepting|accepted|lugged|carted|relocated|transferred|salvaged|rescued|recovered|reclaimed|fetch|fetching|loaded|repossessed|inherited|inherits|inheriting|adopted|adopting|reclaiming|claiming|toss|tossing|tossed|dump|dumping|dumped|trash|trashing|junk|junking|pick up|picking up|picked up|pickup|pick|clear out|clear|cleared|clean out|get rid of|getting rid of|let go of|letting go of|part with|be rid of|rid of|mention|mentioned|said anything about|say anything about|parting with|give up|giving up|dispose of|disposal of|dispose|disposed|take care of|takes care of|taking care of|took care of|come get|coming to get|gave up on|give up on|giving up on|given up on|coming to pick up|get out|throw out|throw away|throwing out|throwing away|load up|demo|tear down|include|included|including|touch|touched",
    "tiremos|saquemos|quitemos|agarro|agarra|agarran|agarraron|me deshago de|deshago|cargan con|carga con|llevemos|lleven|llevan|llevar|lleve|lleva|llevarse|llevarte|llevense|llevenselo|llevenselos|llevate|llevarme|tirar|tiren|tiro|recoger|recojan|recogen|recoge|pasar por|paso por|viene por|vienen por|pasa por|pasan por|pasen por|vengan por|venir por|sacar|saquen|quitar|quiten|botar|boten|deshacerse|deshacerte|deshacerme|deshacernos|toquen|tocar|toque|incluye|incluyan|incluir|limpiar",
  ],
  /** The customer holds it back. */
  keep: [
    "dibs on|hold back|holding back|held back|cant part with|cannot part with|not ready to let go of|not ready to let go|can store|will store|going to store|wont part with|wouldnt part with|not ready to part with|were good on|going to use|gonna use|off my order|off the order|off our order|off my quote|kept|saved|hold|holding|will be retained|be retained|retained|keep|keeping|keepin|keeps|leave|leaving|leavin|save|saving|hang on to|storing|hang onto|hanging on to|hanging onto|hold on to|hold onto|holding on to|holding onto|hold off on|hands off|stay away from|pass on|passing on|retain|retaining|reuse|reusing|reused|still using|still use|still uses|still need|still needs|still want|still wants|need to use|found a home for|have a buyer for|has a buyer for|had a buyer for|got a buyer for|promised|reserved|disregard|ignore|skip|skipping|forget about|forget|scratch|drop|omit|delete|leave off|cross off|leave out|off the list|off my list|off that list|from the list|from my list|from our list|from that list|from the order|from our order|from my order|cancel|nix|never mind|nevermind|nvm|changed my mind about|changed my mind on|changed our mind on|changed our mind about|changed her mind on|changed her mind about|changed his mind on|changed his mind about|dont touch|do not touch|shouldnt touch|never touch|not to touch|decided against it|decided against that|take that back about|take it back about|decided against them",
    "cambie de opinion sobre|cambiamos de opinion sobre|no cuenten|no cuente|necesito todavia|necesitamos todavia|todavia necesito|todavia necesitamos|todavia ocupo|ocupo todavia|dejamelo|dejamela|dejamelos|dejamelas|dejemelo|dejemela|la dejo|lo dejo|los dejo|las dejo|dejen|dejar|deje|deja|dejamos|dejenme|dejenla|dejenlo|dejenlos|dejenlas|dejalo|dejala|dejalos|dejalas|dejelo|dejela|conservar|conservo|conservamos|guardar|guardo|guardamos|quedarme con|quedarnos con|me quedo con|nos quedamos con|me quedo|nos quedamos|se queda con|se quedan con|me quedare con|sigo usando|voy a usar|vamos a usar|va a usar|seguir usando|seguimos usando|vamos a arreglar|voy a arreglar|va a arreglar|vamos a pintar|voy a pintar|se lo dejo|se la dejo|todavia uso|todavia usamos|voy a ocupar|vamos a ocupar|va a ocupar|todavia la uso|todavia lo uso|todavia los uso|todavia las uso|aun uso|todavia sirve|no se metan con|olvida|olvide|olviden|no me meta con|no te metas con|olvidate de|quita de la lista|quite de la lista|borra|borre|elimina|elimine|cancela|cancele|cancelen|cancelar|ignora|ignoren|me llevo|nos llevamos|omita|omitan",
  ],
  /** Takes a thing off the list that is on it; of any other thing it says that it goes. */
  edit: [
    "remove|take off|take that one off|take this one off|take this off|take that off|take it off|take them off|take those off|take out|delete|pull|strike|lose|take these off",
    "quita|quite|quiten|quitale|quitele|quiteme|quitame|quitar|saca|saque|elimina|elimine|borra|borre",
  ],
  /** One thing for another. */
  swap: [
    "replace|swap|switch|change|exchange|trade|substitute|swap out|switch out|make",
    "cambia|cambie|cambiar|cambiale|cambieme|reemplaza|reemplace|sustituye",
  ],
  /** It stays where it is; said of the thing itself. */
  stay: [
    "arent yours|isnt yours|scratch that one|cancel that one|skip that one|forget that one|drop that one|is a no|are a no|is a no go|taken care of|is his|is his now|are his|is hers now|is theirs now|is spoken|not going anywhere|isnt going anywhere|se salvo|se salvaron|is fine|are fine|stay|stays|staying|stayin|stayed|remain|remains|remaining with|found a home|found a new home|found a taker|found a buyer|no longer available|no longer going|stay put|stays put|staying put|stay behind|conveys|convey|off limits|is spoken for|are spoken for|spoken for|survived|survive|made the cut|make the cut|made it|can be saved|is salvageable|is claimed|been claimed|claimed|not for you|not junk|not trash|not yours|isnt junk|not part of this|not on the list|built in and remain",
    "ya no va|ya no se va|ya no van|ya no se van|se lo queda|se la queda|se los queda|se las queda|se lo quedan|se la quedan|se queda|se quedan|se quedara|se quedaran|se va a quedar|se van a quedar|me la quedo|me lo quedo|me los quedo|me las quedo|nos la quedamos|nos lo quedamos|nos los quedamos|nos las quedamos|me lo llevo|me la llevo|me los llevo|me las llevo|nos lo llevamos|nos la llevamos|nos los llevamos|nos las llevamos|viene conmigo|viene con nosotros|vienen con nosotros|no es basura|quedarse|quedar",
  ],
  /** It left already, by other hands. */
  gone: [
    "already went|went in|was disposed of|were disposed of|been disposed of|dropped off|divided up|divvied up|split up|spoke for|thought we had|thought i had|listed it|listed them|promised to|listed on|posted on|is listed|went into|shipping|shipped|going back|goes back|go back|went back|sold|sell|selling|donated|donate|donating|listing|gave|given|giving|gave away|given away|giving away|gifted|gifting|pawned|auctioned|consigned|rehomed|rehoming|loaned|lent|stolen|returned|returning|threw out|threw away|tossed out|got rid of|already hauled|already removed|were removed|was removed|been removed|got taken|already got taken|been taken|were taken|was taken|already got picked up|got picked up|already picked up|already taken|already gone|long gone|got tossed|was tossed|were tossed|got thrown out|was thrown out|its gone|its already gone|its all gone|theyre gone|theyre already gone|already tossed|already left|is gone|are gone|is already gone|are already gone|was hauled|were hauled|no longer have|no longer got|no longer here|already have someone for",
    "le di|les di|se lo di|se la di|se los di|se las di|le dimos|vendo|vende|vendemos|venden|regalamos|dono|se llevo|se lo llevo|se la llevo|se los llevo|se las llevo|se lo llevaron|se la llevaron|se los llevaron|se las llevaron|ya se llevo|ya se llevaron|vendi|vendimos|vendio|vender|vendiendo|vendieron|vendido|vendida|vendidos|vendidas|donamos|donar|donado|donada|donados|donadas|regale|regalar|regalado|regalada|regalaron|regalo|dar|doy|damos|preste|prestamos|empene|llevaron|recogio|recogieron|robaron|tire|tiramos|tiraron|ya tire|ya la tire|ya lo tire|lo tire|la tire|los tire|las tire|ya lo saque|ya la saque|ya los saque|ya las saque|ya los tire|ya las tire|tirado|ya no tengo|ya no tenemos|ya no esta|ya no estan|ya no lo tengo|ya no la tengo|ya no hay|se vendio|se vendieron|ya se fue|ya se fueron|lo compraron|la compraron|los compraron|las compraron|los compro|las compro",
  ],
  /** The thing is to be taken, unless it goes to or with another person. */
  go: [
    "has to leave|have to leave|can leave|could leave|need to leave|headed|heading|is trash|are trash|is junk|are junk|is garbage|es basura|son basura|needs to leave|gotta leave|can be donated|could be donated|went|go|goes|going|gotta go|needs to go|need to go|has to go|have to go|has to be out|have to be out|needs to be out|need to be out|must be out|must go|needs to disappear|need to disappear|got to go|has got to go|have got to go|can go|gone|out|outta here|come|comes|coming|came|moves|moving|travels",
    "se puede donar|se pueden donar|vuelve a la lista|regresa a la lista|va|van|se va|se van|ir|irse|vaya|vayan|fuera|viene|vienen",
  ],
  want: [
    "asked for|asking for|has asked for|would also like|claims|id like|owns|need|needs|needed|needing|want|wants|wanted|wanna|would like|looking to|claimed|wish",
    "necesito|necesitamos|necesita|quiero|queremos|quisiera|quisieramos|ocupo|ocupamos|quiere|quieren|quiso|quisieron|pidio|pidieron|pide",
  ],
  have: [
    "what remains is|what remains|for now|for today|this time|down to|total is|count is|number is|leaves you with|leaving you with|leaves us with|leaving us with|leaves me with|leaving me with|left me with|left us with|stuck with|back to|having|whats left is|whats left|what is left|what leaves|whats leaving|what is leaving|all thats left|all that is left|hes got|shes got|that leaves|leave behind|leaves behind|leaving behind|left behind|have|has|had|got|gots|get|getting|gets|there is|there are|theres|there was|there were|ive got|i got|we got|see|found|find|left|left us|moved out and left|includes|contains|consists of|its|it is|thats|that is|theyre|they are|it was|this is|these are|those are",
    "solo queda|solo quedan|esta vez|aventaron|avento|nomas queda|nomas quedan|hay|tengo|tenemos|tiene|tienen|habia|teniamos|tenia|tuve|es|son|era|eran|seria|serian|dejo|dejaron|encontre|encontramos",
  ],
  /** A door or a gate that lets the crew in. */
  access: [
    "lockbox on|lockbox is|lockbox code|lock box on|lock box is|lock box code|unlocked|will be open|is open|is unlocked|will be unlocked|code is|gate code|door code|key is",
    "abierta|abierto|esta abierta|esta abierto|va a estar abierta|va a estar abierto|se abre",
  ],
  /** Talk that only sounds like the verbs above. */
  talk: [
    "to be exact|to be precise|come to think of it|come to think|go figure|already out|not all|just to be clear|just so you know|just letting you know|just checking|just wondering|just curious|no todos|no todas|in there|up there|out there|down there|over there|back there|tried to sell|tried selling|tried to donate|tried to give away|pretty sure|not sure|dont take anything else|do not take anything else|taken apart|already taken apart|already taken down|took it apart|take it apart|takes apart|take apart|took apart|already took it apart|taken down|take it easy|take up|takes up|taking up|take cards|take checks|take cash|take credit|take payment|pick a time|pick a date|keep in mind|keep me posted|keep you posted|leave a message|leave it by|leave it outside|leave it at|leave them outside|leave the gate open|left open|ready to go|good to go|go ahead|come by|come over|come out|come in|comes in|coming today|coming tomorrow|get back to|drop off|save money|move out|moved out|moving out|moves out|outgrew|lets go|going on|pick up time|pickup time|check out|figure out|find out|out back|out front|in pickup|sit in|beyond saving|past saving|worth saving|beyond repair|comes apart|keep the other|keep the rest|keep the others|leave the rest|leave the other|keep the other one|leave it plugged|leave it running",
    "paso a paso|queda en|quedan en|queda cerca|quedo a",
  ],
  /** Brought in, so not for us. */
  buy: [
    "paid|paying for|bought|buy|buying|ordered|ordering|order|purchased|purchasing|shopping for|picked out|delivered|delivering|getting a new|got a new|get a new|getting new|got new|buying a new|bought a new|replaced it with|replace it with|replacing it with|replaced them with|installed|installing|installed a|upgraded to|upgrading to|new|a new|the new|my new|our new|brand new|trade for|fits|fit|putting in|put in|puts in|putting down",
    "compre|compramos|comprar|comprando|compro|compraron|pedi|nuevo|nueva|van a traer|me traen|received|receives|nos traen|trajeron|entregan|nuevos|nuevas|un nuevo|una nueva|instalar|instalamos|cambiamos por|cambie por",
  ],
  /** Done with or on a thing that stays what it is. */
  use: [
    "not sure about|unsure about|bring|brings|bringing|ask me about|hear back|deal with|not sure on|on the fence about|undecided about|undecided on|still deciding on|still deciding about|let you know about|careful with|careful around|watch out for|scratch the|scratch my|dont scratch|do not scratch|damage the|damage my|dont damage|do not damage|dont bump|matches|matched|match|came with|came w|comes with|held|sell|rent|rent out|deliver|make room|making room|made room|need room|needs room|make space|making space|made space|room for|space for|i call it|calls it|called it|wouldnt call it|would call it|lift|move|watch|watching|scoot|send you|sending you|sending me|watched|watches|play|playing|played|plays|paint|painting|painted|sit|sitting on|slept|sleep|sleeping|open|close|lock|unlock|use|uses|using|used the|work on|fix|fixing|repair|repairing|clean|cleaning|wash|washing|cover|install|buzz|ring|knock on|park|eat|cook|refinish|refinishing|restore|restoring|repaint|repainting|reupholster|reupholstering|fixed|repaired|repairs|fixes|restores|builds|teaches|flips|installs|refinishes|used you|used yall|used your|hired you|hired yall",
    "mover|cuidado con|rayar|espacio para|pesa mas que|mas grande que|parece|luego les digo|ver|viendo|ve|veo|tocar la|tocar el|pintar|pintando|se trae|se traen|abro|abre|abrimos|dormir|duerme|usar|usando|uso|usamos|abrir|cerrar|arreglar|lavar",
  ],
  /** "everything except". */
  except: [
    "except|except for|excepting|excluding|exclude|excludes|excluded|exclusions|exclusion|exceptions|exception|with the exception of|other than|aside from|apart from|besides|besides the|everything but|all but|anything but|everything minus|minus|exept|execpt|but not|without taking|nothing but not",
    "menos|excepto|salvo|a excepcion de|con excepcion de|aparte de|pero no|todo menos",
  ],
  only: [
    "just|only|jus|nothing but|solely|exclusively",
    "solo|solamente|nomas|nada mas|unicamente|puro|pura|puros|puras|no mas",
  ],
  not: [
    "nobody|noone|not|no|dont|decided against|do not|never|isnt|arent|wasnt|werent|cant|cannot|wont|wouldnt|couldnt|shouldnt|doesnt|does not|did not|didnt|aint|nor|none|none of|without|neither|no need|no need to|dont need to|nope|nothing|not including|rather than|hate to|neither of|refuses to|refused to|refusing to|cant bear to|couldnt bear to|cant bring myself to|dont have the heart to|would kill me if",
    "ya no|tampoco|sin|ni|nunca|ninguno|ninguna|nada de|no hace falta|no es necesario|ya no hace falta|ya no es necesario",
  ],
  /** A want that is over frees the thing: "we no longer need it". */
  over: [
    "no longer|anymore|not anymore|no more use for|no longer need|no longer needs|no longer want|no longer wants|dont need it anymore|dont want|do not want|doesnt want|dont like|dont use|do not use|never use|never used|no use for|havent used|nobody uses|nobody wants|no one wants|nobody wanted|no one wanted|wont start|wont fit|doesnt fit|does not fit|didnt fit|doesnt work|doesnt run|does not work|dont work|do not work|not working|wont turn on|does not run|dont fit|no longer works|no room for|no space for|dont have room for|do not have room for|dont have space for|doesnt have room for|cant sell|couldnt sell|cant use|not wanted|unwanted|no good|no net|no legs",
    "no se salvo|ya no quiero|ya no quiere|ya no quieren|ya no lo quiero|ya no la quiero|ya no los quiero|ya no las quiero|ya no queremos|ya no necesito|ya no necesitamos|ya no uso|ya no usamos|ya no sirve|ya no sirven|no sirve|no sirven|ya no funciona|ya no funcionan|no funciona|no funcionan|no prende|ya no prende|no enfria|ya no enfria|ya no calienta|no lo uso|no la uso|no lo usamos|no la usamos|nadie usa|nadie lo usa|nadie la usa|nadie los usa|ya no cabe|ya no caben|no cabe|no caben|ya no ocupo|ya no la ocupo|ya no lo ocupo|ya no las ocupo|ya no los ocupo",
  ],
  /** Whose it is, when it is not ours to take. */
  belong: [
    "belong to|belongs to|belong|belongs|is mine|are mine|is ours|are ours|isnt mine|is not mine|arent mine|not mine|not ours|isnt ours|hers|theirs|its leased|thats leased|theyre leased|leased|rented|on loan|its rented|thats rented|is rented|are rented|are rentals|is a rental|is leased|property of|never ours|never mine|borrowed",
    "pertenece|pertenecen|es del apartamento|es del apartment|es del depa|son del departamento|es del departamento|es del edificio|es del dueno|es de la duena|son del dueno|es del casero|no es mio|no es mia|no son mios|no es nuestro|no es nuestra|es mia|es mio|es rentado|es rentada",
  ],
  /** What follows is given up for the other. */
  instead: ["instead of|in place of|in lieu of", "en vez de|en lugar de|en vez del|en lugar del"],
  but: [
    "but|however|though|although|instead|while|whereas",
    "pero|sino|mas bien|aunque|mientras que",
  ],
  /** Takes back what was just said. */
  repair: [
    "wait|no wait|wait no|i mean|i meant|meant|scratch that|strike that|correction|changed my mind|changed our mind|jk|just kidding|sorry|rather|make that|make it|make em|hold on|oops|my bad|actually|i misspoke|let me correct|excuse me|should be|should have been|supposed to be|more like|turns out|turned out|update|instead make it|change that to|change it to|change to|i guess|no actually|well",
    "digo|perdon|mejor dicho|quise decir|quiero decir|espera|me equivoque|corrijo|en realidad|mejor|mas bien|resulta que|resulto|ponle|pongale|que sean|siempre si|correccion|bueno",
  ],
  add: [
    "also|plus|add|adding|add on|adding on|throw on|another|too|as well|additionally|forgot|more|throw in|oh and|and also|extra|one more thing|along with|and then|additional|tack on|on top of that",
    "tambien|agrega|agregar|agregue|agreguen|agregale|agreguele|anade|anadir|otro|otra|otros|otras|ademas|aparte|sumale|tambien hay|le agregas|se me olvido|se me olvidaba|me falto|me faltaron|me faltan|me faltaba|me faltaban",
  ],
  /** An answer of a word behind a name. */
  yes: [
    "yes|yep|yeah|yup|sure|fine|okay|alright|is a yes|are a yes|included|include|ok|take it|take them|thats a yes",
    "si|sip|claro|tambien va",
  ],
  no: [
    "nope|nah|not included|excluded|its a no|thats a no",
    "siempre no|mejor no|ese no|esa no|esos no|esas no|eso no",
  ],
  cancel: [
    "start from 0|start from scratch|scrap all that|scrap that list|scrap that whole list|scrap the whole list|scrap everything|start over|starting over|start fresh|restart|start again|reset|clear the list|clear my list|clear everything|clear it all|cancel everything|cancel all|cancel that all|cancel all that|cancel the whole thing|dont need you after all|do not need you after all|take neither|take none of it|take none of them|dont need you anymore|no longer need you|cancel the request|cancel this request|cancel my request|cancel this|cancel the order|cancel my order|cancel the pickup|cancel the job|please cancel|found someone else|found somebody else|please dont come|please do not come|all gone|forget everything|forget all that|forget all of that|forget all of it|forget it all|scratch all that|scratch everything|scratch all of that|scratch all of it|never mind all|nevermind all|nvm all|disregard all|disregard everything|ignore all that|wipe the list|empty the list|delete everything|delete all|remove everything from the list|new list|wrong house|wrong number|wrong address|dont take anything|do not take anything|nothing needs to go|nothing has to go|nothing is going|we dont need anything|dont need anything|dont need anything picked up|wipe everything|dont need yall anymore|wont be needing you|wont be needing your service|wont be needing your services|wont need you|no longer need the pickup|no longer need your services|no longer needed|no pickup needed|need the pickup anymore|dont need the pickup|do not need the pickup|dont need a pickup|nothing to pick up|nothing to haul|nothing for you|no need to come|we have nothing|ignore my request|ignore my earlier message|ignore my message|disregard my message|disregard my earlier message|disregard my request|disregard this request|keeping everything|keeping it all|keeping all of it|keeping them all|keep everything|keep it all|we are good now|all taken care of|its taken care of|handled it ourselves|already handled|doing it himself|do it himself|do it ourselves|do it myself",
    "empezar de nuevo|empecemos de nuevo|empieza de nuevo|empezamos de nuevo|empezar de cero|empecemos de cero|de cero|borra todo|borre todo|borren todo|cancela todo|cancele todo|cancelen todo|cancelalo todo|olvidalo todo|olvide todo|olvida todo|olvidelo todo|quita todo|quite todo|ya no quiero nada|ya no necesito nada|ya no ocupo nada|ya no vengan|no hay nada que recoger|nos quedamos con todo|me quedo con todo|casa equivocada|ignore mi mensaje anterior|ignoren mi mensaje anterior",
  ],
  undo: [
    "ignore my last message|ignore my previous message|disregard my last message|nvm|never mind|nevermind|forget it|forget that|cancel that|cancel|cancel it|scratch that|scrap that|undo|undo that|skip it|skip that|not that|never mind that|nvm that|take that back|ignore that|disregard|disregard that|ignore that last|drop it",
    "olvidalo|olvidelo|olvidala|olvida eso|olvide eso|no importa|ya no|dejalo asi|cancelalo|cancela eso|mejor no|siempre no",
  ],
  restore: [
    "put it back|put that back|put them back|add it back|add that back|add them back|bring it back|put back|add back|leave it on|keep it on the list|keep it on|on second thought take it|on second thought take them|take it after all|take them after all|take it anyway",
    "ponlo otra vez|ponla otra vez|regresalo|regresala|vuelve a ponerlo|vuelve a ponerla|siempre si llevenselo|siempre si llevensela|siempre si|ponlo de nuevo|ponla de nuevo|pongalo otra vez|pongala otra vez|pongalo de nuevo|pongala de nuevo|agregalo de nuevo|agregala de nuevo",
  ],
  /** Everything that is spoken of. */
  all: [
    "everything|everything else|all of it|all of them|all of that|all of those|it all|them all|all that|all this|the rest|rest of it|whole lot|the whole list|all items|both things|both items|everything here|do both|both|all three|all four|either|neither|both of them|both of those|the lot",
    "las 2 cosas|todas las cosas|ambas cosas|los 2|las 2|los 3|las 3|todo|todos|todas|todo eso|todo lo demas|lo demas|los dos|las dos|ambos|ambas|el resto",
  ],
  it: [
    "it|that|that one|this|this one|them|those|these|em|they|one|ones|those ones|which|who|the other one|the old one|the old ones|each one",
    "lo|la|los|las|ese|esa|eso|esos|esas|este|esta|ella|ellos|ellas|el viejo|la vieja|uno|una",
  ],
  us: [
    "i|im|ive|ill|id|we|were|weve|well|wed|me|us|my|our|ours|mine|myself|ourselves",
    "yo|nosotros|conmigo|mi|mis|nuestro|nuestra|nosotras",
  ],
  you: ["you|u|yall|you guys|u guys|yous|your guys|your crew|crew", "usted|ustedes|uds|ud"],
  other: [
    "moms|mothers|dads|fathers|sisters|daughters|aunts|uncles|grandmas|husbands|wifes|landlords|other crew|another crew|another place|another company|other company|neighbor|neighbour|neighbors|cousin|cousins|brother|sister|son|sons|daughter|mom|mother|dad|father|friend|friends|buddy|landlord|tenant|tenants|resident|residents|roommate|roommates|roomie|ex|exs|vendor|vendors|buyer|buyers|someone|somebody|someone else|anyone else|goodwill|salvation army|habitat|church|charity|nephew|niece|uncle|aunt|grandson|granddaughter|coworker|coworkers|guy|guys|lady|he|she|hes|shes|family|inlaws|in law|in laws|law|manager|owner|owners|new owners|movers|seller|contractor|contractors|builders|plumbers|plumber|electrician|handyman|builder|realtor|agent|boyfriend|girlfriend|husband|wife|spouse|fiance|fiancee|partner|hubby|hubs|grandma|grandpa|nana|granny|meemaw|mawmaw|pawpaw|gramps|sis|roomate|restoration company|restoration|grandmother|grandfather|grandparents|grandkids|kid|kids|child|children|stepson|stepdaughter|boss|colleague|pastor|housemate|superintendent|building|city|school|hoa|management|board|family members|estate|company|store|trash|scrapper|scrap guy|rental company|bank|insurance|heirs|florist|caterer|fella|folks|parents|staff|supplier|deacon|member|members|lawyer|dealer|museum|library|shelter|school district|marketplace",
    "compania|otra compania|ciudad|pana|muchacha|los de la mudanza|vecino|vecina|vecinos|primo|prima|primos|hermano|hermana|hermanos|hijo|hija|hijos|mama|papa|amigo|amiga|amigos|alguien|tio|tia|sobrino|sobrina|casero|cunado|cunada|suegra|suegro|comadre|compadre|abuela|abuelo|abuelos|abuelita|nieta|nieto|nietos|yerno|nuera|novio|novia|inquilino|inquilina|dueno|duena|jefe|patron|plomero|electricista|contratista|companero|muchacho|muchachos|padrino|madrina|iglesia|esposo|esposa|marido|senor|senora|ella",
  ],
  join: [
    "neither does|neither do|same with|same for|same goes for|same thing with|ditto for|likewise|neither is|neither are|so does|so do|so is|so are|so will|and|n|nd|or|nor|y|e|ni|o|plus|along with|as well as",
  ],
} as const satisfies Record<string, readonly string[]>;

export type CueKind = keyof typeof KINDS;

/** All phrases of the kinds in one tree; a phrase may be of several kinds. */
export const CUE_TREE: PhraseNode<CueKind> = createPhraseTree<CueKind>();
for (const [kind, lines] of Object.entries(KINDS))
  for (const phrase of lines.flatMap((line) => line.split("|")))
    addPhrase(CUE_TREE, wordsOf(phrase), kind as CueKind);

/** A phrase as a message has it: with its numbers in digits. */
function wordsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  return words.length === 1 ? words : words.map((word) => String(VALUES.get(word) ?? word));
}

/** Every single word of them. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap((lines) => lines.flatMap((line) => line.split(/[| ]/))),
);
