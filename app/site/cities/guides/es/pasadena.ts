import type { SpanishGuide } from "./spanish-guide.ts";

export const pasadena: SpanishGuide = {
  description:
    "¿Refrigerador viejo, lavadora descompuesta, calentador de agua? Recogida de electrodomésticos en " +
    "Pasadena, TX, con precio y horario en su teléfono.",
  lede:
    "Un refrigerador viejo en el garaje, una lavadora que ya no quiso, un calentador de agua tirado. Vea " +
    "el precio de todo en su teléfono.",
  heading: "Ahórrese la vuelta al basurero",
  intro: [
    "En Pasadena la dirección decide quién recoge la basura: en unas calles, la ciudad; en otras, " +
      "Frontier Waste Solutions. Los residentes también han podido llevar ellos mismos una carga de dos " +
      "yardas al mes al basurero de la ciudad. Consulte con la ciudad cómo es en su calle y cuáles son " +
      "las reglas del día.",
    "Amarrar un refrigerador en una camioneta prestada es una manera de pasar el sábado. La otra toma " +
      "como un minuto. Cuente los aparatos, vea la cifra y deje que un equipo con camión de caja maneje " +
      "desde Deepwater, Red Bluff Terrace o Pasadena Trails.",
  ],
  reasons: [
    [
      "Cada aparato por su nombre",
      "De dos puertas o chiquito, torre de lavado o secadora sola, estufa de gas o parrilla: cada tipo " +
        "tiene su propio precio.",
    ],
    [
      "Primero vacíelo",
      "La comida se va con la basura de la casa. Con el refrigerador o el congelador vacío, ya está listo " +
        "para nosotros.",
    ],
    ["Aquí cerquita", "Ninguna ciudad de nuestra lista queda más cerca del centro de Houston."],
  ],
  load: {
    title: "Cinco aparatos en una sola visita",
    text: "La casa estrenó lavandería y cocina el mismo verano.",
  },
  closing: "Despídase del refrigerador viejo",
};
