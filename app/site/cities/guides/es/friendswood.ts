import type { SpanishGuide } from "./spanish-guide.ts";

export const friendswood: SpanishGuide = {
  description:
    "¿Se muda a una casa más chica en Friendswood, TX? Pianos, vitrinas y comedores con precio en línea " +
    "mientras decide, y recogida el día que elija.",
  lede:
    "El piano en West Castlewood, la vitrina en Polly Ranch. Cuando la familia haya escogido, lo demás " +
    "nos toca a nosotros.",
  heading: "Todos los clósets, tarde o temprano",
  intro: [
    "Los cuáqueros fundaron Friendswood en 1895. Después de 1950 se volvió un suburbio de colonias, y " +
      "quien se instaló temprano en una de ellas ya tuvo tiempo de llenar dos veces cada clóset.",
    "Mudarse a algo más chico es la limpieza más tranquila, y la más lenta. Usted decide, en Wedgewood " +
      "o en Forest Bend, qué es para los hijos y qué para una amiga. Al final queda la lista de lo que " +
      "nadie va a recoger. Agregue esas cosas conforme se decida: el carrito se queda en su navegador de " +
      "una noche a la otra, con su total. Lo que se puede dejar en la banqueta, consúltelo con la ciudad.",
  ],
  reasons: [
    [
      "Los pianos tienen precio",
      "Vertical o de cola, ahí está. También el órgano y el reloj de pie.",
    ],
    [
      "Tómese su tiempo",
      "Cierre la página, consúltelo con la almohada y vuelva. Lo que tocó sigue en el camión.",
    ],
    [
      "Cuente hacia atrás desde el cierre",
      "¿Ya sabe cuándo entrega las llaves? Reserve la recogida para la semana anterior.",
    ],
  ],
  load: {
    title: "Lo que los hijos no quisieron",
    text: "Una casa en Autumn Creek y cuarenta años de cenas de Acción de Gracias.",
  },
  closing: "Aligere la casa y quédese con las historias",
};
