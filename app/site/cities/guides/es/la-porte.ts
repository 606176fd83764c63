import type { SpanishGuide } from "./spanish-guide.ts";

export const laPorte: SpanishGuide = {
  description:
    "Nos llevamos concreto, ladrillo, azulejo, tierra y llantas en La Porte, TX: lo pesado que se queda " +
    "en la banqueta, con el precio en pantalla.",
  lede:
    "Adoquines rotos en Lomax, azulejo viejo en Fairmont Park, llantas detrás del garaje. Si la banqueta " +
    "no lo acepta, búsquelo aquí.",
  heading: "El montón que se queda en la banqueta",
  intro: [
    "La Porte pone límites claros a la basura pesada. Los montones han sido de hasta 10 yardas cúbicas, " +
      "unos 6 por 6 por 8 pies, y se sacan no más de cinco días antes. Piedras, ladrillos, azulejo, " +
      "concreto, tierra, pintura y materiales peligrosos han quedado fuera, y de llantas solo dos chicas. " +
      "Consulte con la ciudad la lista de hoy.",
    "Fairmont Park, que empezó a mediados de los años 1950, trajo casas sobre losa con garaje para dos " +
      "autos a un pueblo donde casi todas estaban sobre pilotes. Con el tiempo todo patio se rehace, " +
      "también en Pecan Crossing y Glen Meadows. Nosotros cargamos lo que queda. La pintura y los " +
      "químicos son lo que tiene que ir a un centro de acopio.",
  ],
  reasons: [
    [
      "Mampostería por carretilla",
      "Ladrillo, bloque, adoquín y concreto se cuentan por carretilla; la tierra, por bolsa.",
    ],
    ["Más de dos llantas", "Cuatro, seis, toda la pila. Un toque por cada una."],
    [
      "Más de diez yardas",
      "Cuando el montón pasa del límite, elija una parte del camión y guarde la cinta métrica.",
    ],
  ],
  load: {
    title: "Un patio de concreto, roto",
    text: "El nuevo llega el viernes. El viejo pesa más de lo que parece.",
  },
  closing: "Rompa con el patio viejo",
};
