import type { Topic } from "./small-talk.ts";

/** The words that ask about each topic of the small talk, in both languages; the particular before the general. */
export const TOPIC_WORDS = {
  photoQuote: new RegExp(
    "(?:quotes?|quoted|prices?|priced|pricing|estimates?|estimated|bids?) (?:\\w+ ){0,4}(?:photos?|pictures?|" +
      "pics?|images?)|(?:send|show|text|email|upload|share|submit|attach|post) (?:\\w+ ){0,3}(?:photos?|" +
      "pictures?|pics?|images?)|(?:photo|picture) (?:quotes?|estimates?|bids?)|" +
      "(?:photos?|pictures?|pics?) (?:and|for|to get) (?:\\w+ ){0,3}(?:quotes?|price|estimates?)|" +
      "(?:cotiza\\w*|precio|presupuesto) (?:\\w+ ){0,4}(?:fotos?|imagenes)|" +
      "(?:mand\\w+|envi\\w+|ensen\\w+|muestr\\w+|subir) (?:\\w+ ){0,3}(?:fotos?|imagenes)",
  ),
  sameDay: new RegExp(
    "same ?-?day|asap|right now|right away|today|urgent|emergency|this (?:afternoon|" +
      "morning|evening)|hoy|ahorita|urge|urgente",
  ),
  discount: new RegExp(
    "discounts?|coupons?|promos?|promotions?|deals?|10 ?% ?off|10 percent|10 por ciento|" +
      "cheaper|senior|military|veterans?|descuentos?|cupon|cupones|promocion|promociones|" +
      "ofertas?|rebajas?",
  ),
  payment: new RegExp(
    "pay|paid|payment|card|cards|credit|cash|check|checks|venmo|zelle|paypal|" +
      "cashapp|deposit|up ?front|tip|invoice|efectivo|tarjeta|paga|pagan|pagar|" +
      "pago|pagos|cheque|deposito|adelantado",
  ),
  bot: new RegExp(
    "bot|robot|ai|chatgpt|gpt|real person|are you human|a human|who are you|" +
      "who is this|whos this|whats your name|una maquina|eres real|es usted real|" +
      "persona real|quien (?:eres|es usted)|como te llamas",
  ),
  insured:
    /insured|insurance|licensed|license|bonded|background|trust|seguro|asegurados?|licencia|antecedentes/,
  change: new RegExp(
    String.raw`resched\w*|cancel|cancel[ao]\w*|(?:cambiar|mover) (?:la|mi) (?:cita|hora|` +
      "fecha|reserva)|change (?:my|the) (?:time|date|appointment|booking)|move my appointment|" +
      "running late",
  ),
  person: new RegExp(
    "phone number|call you|speak to|talk to|someone|representative|manager|telefono|" +
      "llamarles|hablar con|numero de telefono",
  ),
  next: new RegExp(
    "what happens|how does (?:it|this) work|how it works|next step|whats next|" +
      "what now|what do i do|how (?:do|can) (?:i|we) (?:book|schedule|reserve|" +
      "set up|make an? (?:appointment|booking))|como funciona|que sigue|como (?:reservo|" +
      "agendo|hago (?:una|la) (?:cita|reserva))|que hago|pasos",
  ),
  area: new RegExp(
    "area|areas|cover|serve|service in|come to|far|location|located|where are you|" +
      String.raw`zip|city|cities|zonas?|cubren|ubicad\w+|donde estan|llegan a|ciudad|vienen a`,
  ),
  hours: new RegExp(
    "hours?|open|close|closed|sundays?|saturdays?|mondays?|tuesdays?|wednesdays?|" +
      "thursdays?|fridays?|weekends?|tomorrow|when can|what time|how soon|how early|" +
      "how late|available|availability|window|schedule|appointment|morning|afternoon|" +
      "evening|horas?|horario|abren|cierran|domingos?|sabados?|lunes|martes|miercoles|" +
      "jueves|viernes|manana|cuando|disponible|cita",
  ),
  truck: /truck|trucks|how much fits|capacity|camion|camiones|troca|cabe/,
  business:
    /commercial|business|office clean\w*|property manag\w+|apartment complex|contractor|negocio|comercial|oficinas/,
  disposal: new RegExp(
    String.raw`recycl\w+|donat\w+|landfill|dump|where does it go|where do you take|recicl\w+|` +
      "donan|donar|basurero|donde lo llevan",
  ),
  notTaken: new RegExp(
    "what (?:dont|do you not|cant|wont) (?:you|u|yall)|not (?:accept|take)|(?:anything|" +
      "things?|stuff|items) (?:that )?(?:you|u|yall) (?:dont|do not|cant|wont)|" +
      "que (?:cosas )?no (?:se llevan|aceptan|llevan|recogen)|restricted|prohibited|" +
      "hazardous",
  ),
  access:
    /stairs?|floor|elevator|gate|gated|lockbox|narrow|upstairs|piso|elevador|escaleras|porton|codigo/,
  minimum: /minimums?|smallest job|least you charge|base rate|minimo|tarifa base|cobro minimo/,
  price: new RegExp(
    "price|prices|pricing|cost|costs|how much|quote|estimate|charge|rates?|fees?|" +
      String.raw`total|precio|cuanto|cuesta|cobran|cotiza\w*|presupuesto|tarifa`,
  ),
  rude: new RegExp(
    String.raw`sucks?|stupid|dumb|idiots?|useless|worthless|fuck\w*|bullshit|bitch|asshole|` +
      String.raw`inutil|inutiles|pendej\w*|estupid\w*|idiotas?|no sirves?|chinga\w*|mierda`,
  ),
  thanks: /thanks|thank|thankyou|thx|ty|appreciate|gracias|agradezco/,
  greeting:
    /(?<=^\W*)(?:hi|hello|hey|hola|buenas?|buenos|good (?:morning|afternoon|evening)|howdy|yo|que tal|k tal)/,
} satisfies Partial<Record<Topic, RegExp>>;
