import type { SpanishGuide } from "./spanish-guide.ts";

export const richmond: SpanishGuide = {
  description:
    "Vacíe un cuarto o toda una casa vieja en Richmond, TX. Haga la lista de muebles o elija una parte " +
    "del camión, pónganse de acuerdo y reserve.",
  lede:
    "Salas en el centro histórico, cuartos de sobra en Richmond Landing. Sepa cuánto cuesta una casa " +
    "entera antes de empezar.",
  heading: "De las primeras ciudades de la República",
  intro: [
    "Richmond fue una de las primeras ciudades que incorporó la República de Texas, en 1837, y es la " +
      "cabecera del condado de Fort Bend. Los edificios viejos del centro están al lado de suburbios " +
      "nuevos. En los cuartos viejos suele haber muebles viejos, y casi siempre a alguien de la familia " +
      "le toca vaciarlos.",
    "Tres códigos postales llevan el nombre y llegan mucho más allá de los límites de la ciudad, así " +
      "que lo que se llevan de la banqueta depende de la dirección. Consulte con la ciudad, o con su " +
      "distrito si vive fuera de ella. Cuánto cuesta una carga lo puede ver aquí mismo, de Pecan Grove a " +
      "Long Meadow Farms, antes de abrir un solo cajón.",
  ],
  reasons: [
    [
      "Cuarto por cuarto",
      "Esta semana la sala y la próxima las recámaras. Cada recogida tiene su propio precio.",
    ],
    [
      "Dos maneras de contar",
      "Nombre los muebles si los conoce. Si no, elija un cuarto, medio, tres cuartos o todo el camión.",
    ],
    [
      "Una cifra para ponerse de acuerdo",
      "Léales el total a sus hermanas antes de que alguien reserve nada.",
    ],
  ],
  load: {
    title: "Dos salas de una casa vieja",
    text: "El sofá bueno, el otro sofá y un ropero que nadie abre sin maña.",
  },
  closing: "Abra las salas otra vez",
};
