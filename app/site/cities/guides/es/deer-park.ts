import type { SpanishGuide } from "./spanish-guide.ts";

export const deerPark: SpanishGuide = {
  description:
    "¿Solo un sillón reclinable y una tele vieja? En Deer Park, TX las recogidas chicas son bienvenidas. " +
    "Toque las cosas, vea el precio y elija horario.",
  lede:
    "Un sillón reclinable cerca de Dow Park, la tele de bulbo por Luella Avenue. Las recogidas chicas son " +
    "bienvenidas, y primero va el precio.",
  heading: "Cuartos de sobra con historia",
  intro: [
    "Deer Park tenía 12,773 habitantes en 1970 y 28,520 en 2000, así que muchas de sus casas son de " +
      "esas décadas. Una casa de esa edad ha visto varios televisores, más de un sillón reclinable y un " +
      "cuarto de sobra que los recibió a todos.",
    "También hay trabajos grandes. En enero de 2023 un tornado con vientos de casi 140 millas por hora " +
      "golpeó el pueblo, y el alcalde habló de hasta 30 casas con daños graves. Casi todos los días son " +
      "más amables y casi todos los montones más chicos. Si quiere que se vayan solo tres cosas, por " +
      "Center Street o San Augustine Street, ponga esas tres y nadie le va a vender medio camión. Las " +
      "reglas de la banqueta, consúltelas con la ciudad.",
  ],
  aside: {
    before: "¿Ya sabe exactamente qué se va?",
    to: "/itemized",
    label: "Escoja las cosas una por una",
  },
  reasons: [
    [
      "Poquito está bien",
      "Dos o tres cosas cuestan la suma de sus precios, con un mínimo por visita.",
    ],
    [
      "Escriba tres letras",
      "Teles de bulbo, bicicletas fijas, archiveros: el buscador los encuentra por su nombre de todos los " +
        "días.",
    ],
    [
      "Lo que vio es lo que paga",
      "No hay cargos ocultos esperando en la puerta por las cosas de su lista.",
    ],
  ],
  load: {
    title: "Tres cosas del cuarto de sobra",
    text: "El sillón, la tele que tenía enfrente y la bicicleta que lo iba a cambiar todo.",
  },
  closing: "Vacíe el cuarto de sobra",
};
