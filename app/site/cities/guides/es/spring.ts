import type { SpanishGuide } from "./spanish-guide.ts";

export const spring: SpanishGuide = {
  description:
    "Nos llevamos cocinas, alfombra y muebles de tienda en Spring, TX. Precio al instante para casas y " +
    "negocios; usted paga después del trabajo.",
  lede:
    "Una cocina vieja, alfombra de varios cuartos, una tienda que se renueva en Old Town Spring. Sepa el " +
    "precio antes de que suba a nuestro camión.",
  heading: "Más grande que su nombre en el mapa",
  intro: [
    "Spring es un lugar designado por el censo dentro de la jurisdicción extraterritorial de Houston y " +
      "no una ciudad, y el nombre cubre mucho más del norte del condado de Harris y del sur del de " +
      "Montgomery que el pueblo original. Sin ayuntamiento al que preguntar, empiece por su asociación o " +
      "su distrito de servicios si quiere saber quién se lleva la basura grande.",
    "Casi todas las colonias se construyeron cuando los suburbios de Houston avanzaron hacia el norte " +
      "en los años 1970. Las cocinas de entonces ya se ganaron el descanso. Old Town Spring hizo lo " +
      "contrario y convirtió sus casas viejas en tiendas. Trabajamos para las dos, y para Springwoods " +
      "Village, que queda en medio.",
  ],
  reasons: [
    [
      "Remodelaciones pieza por pieza",
      "Gabinetes, hornos, puertas, pisos por cuarto. Una remodelación es una lista como cualquiera, solo " +
        "que con más polvo.",
    ],
    [
      "Las tiendas, igual que las casas",
      "Vitrinas, percheros y estantes de una tienda se reservan igual que una litera.",
    ],
    [
      "En cualquiera de los dos condados",
      "Norte de Harris o sur de Montgomery: un solo teléfono y una sola lista de precios.",
    ],
  ],
  load: {
    title: "Una cocina de los 1970, completa y de una vez",
    text: "En su época el color mostaza parecía buena idea.",
  },
  closing: "Empiece la remodelación con el cuarto vacío",
};
