import type { SpanishGuide } from "./spanish-guide.ts";

export const cypress: SpanishGuide = {
  description:
    "¿En Cypress, TX la ciudad no recoge basura? Vea el precio de un juego de patio, una terraza o un " +
    "garaje entero, aparte un horario y nos lo llevamos.",
  lede:
    "Terrazas en Bridgeland, garajes en Towne Lake, aquel juego de patio en Fairfield. Vea el precio " +
    "usted mismo y nosotros nos lo llevamos.",
  heading: "Sin ayuntamiento no hay día de basura",
  intro: [
    "Cypress no está incorporado: no hay un departamento de basura de la ciudad al que llamar. Por lo " +
      "general se encargan los distritos de servicios y las asociaciones de vecinos, y cada uno decide " +
      "qué se puede dejar en la banqueta. El suyo le puede decir qué se lleva.",
    "También es un lugar de colonias enormes. Towne Lake abarca unos 2,400 acres, y Bridgeland se " +
      "planeó con unos 11,400. Son muchos patios, y tarde o temprano en cada uno hay un columpio sin " +
      "quien lo use. Miramesa, Ravensway y Canyon Lakes West están para nosotros en el mismo mapa y en la " +
      "misma lista de precios.",
  ],
  reasons: [
    [
      "Una llamada en vez de tres",
      "Olvídese de preguntar al distrito, a la asociación y a la compañía. Vea el precio y reserve aquí, " +
        "o llámenos y haga las dos cosas de una vez.",
    ],
    [
      "Trabajos de fin de semana",
      "Un juego de terraza y un asador son una buena recogida. Un sillón reclinable, también.",
    ],
    [
      "¿Hay código en la entrada?",
      "Escríbalo en la nota al reservar. El equipo lo ve y llama antes de llegar.",
    ],
  ],
  load: {
    title: "Un juego de patio y la terraza vieja",
    text: "La madera ya está gris, y la mesa también.",
  },
  closing: "Recupere su patio",
};
