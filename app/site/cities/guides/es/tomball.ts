import type { SpanishGuide } from "./spanish-guide.ts";

export const tomball: SpanishGuide = {
  description:
    "Cobertizos, ramas, podadoras y más de terrenos en Tomball, TX. Un camión completo tiene un precio " +
    "fijo, y lo ve antes de reservar.",
  lede:
    "Un cobertizo chueco en Willow Creek Ranch, una podadora muerta en Amira, ramas a lo largo de la " +
    "cerca. Terrenos grandes, bienvenidos.",
  heading: "Espacio de sobra para juntar cosas",
  intro: [
    "Tomball creció como parada del tren y tomó su nombre en 1907. En 2019, unos 2,200 acres cerca de " +
      "la Grand Parkway, al oeste del pueblo, se estaban convirtiendo en seis comunidades nuevas. De " +
      "todos modos abundan los terrenos: Reserve at Spring Lake se planeó con lotes de uno a cinco acres, " +
      "y Tealpointe Lake Estates, con acre y medio.",
    "Un acre junta lo que un patio no puede. Un cobertizo que se ladea, una podadora que no arranca, un " +
      "gallinero sin gallinas. El servicio de banqueta depende de dónde viva, así que consulte con la " +
      "ciudad o con su asociación. Un montón así puede necesitar un camión para él solo, y reservar uno " +
      "completo no toma más tiempo que reservar una silla.",
  ],
  aside: {
    before: "¿Tiene familia con terreno en el condado de al lado?",
    to: "/service-areas",
    label: "Vea todas nuestras ciudades",
  },
  reasons: [
    [
      "Cobertizos en dos tamaños",
      "Chico o grande, tiene su renglón en la lista. Lo que hay adentro se cuenta aparte.",
    ],
    [
      "Un tope con el que puede contar",
      "Por más revuelto que esté el montón, un camión completo cuesta una cantidad fija.",
    ],
    [
      "Ramas por camioneta",
      "Lo de la cerca y las ramas caídas se mide como usted mismo lo llevaría.",
    ],
  ],
  load: {
    title: "Un acre en orden",
    text: "Da la casualidad de que esto llena un camión hasta la puerta, exacto.",
  },
  closing: "Recupere su acre",
};
