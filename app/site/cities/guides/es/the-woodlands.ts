import type { SpanishGuide } from "./spanish-guide.ts";

export const theWoodlands: SpanishGuide = {
  description:
    "Nos llevamos ramas, troncos y maleza de The Woodlands, TX sin reglas de amarre. Vea el precio " +
    "primero y aparte un horario para su villa.",
  lede:
    "Ramas en Grogan's Mill, un tocón en Panther Creek, una recámara en Sterling Ridge. Sepa el precio " +
    "antes de que llegue el camión.",
  heading: "Donde hay bosque hay ramas",
  intro: [
    "The Woodlands son ocho villas residenciales, y Grogan's Mill fue la primera en abrir, en octubre " +
      "de 1974. El municipio contrata el servicio de banqueta, y en su sitio ha pedido a los residentes " +
      "que programen lo voluminoso con Waste Management. Las ramas en la banqueta han tenido que ir " +
      "amarradas: hasta 4 pies de largo, 4 pulgadas de grueso y 40 libras. Consulte con el municipio las " +
      "reglas vigentes.",
    "Las nuestras son más cortas. Un montón de ramas es un artículo con precio, y un tocón también. Si " +
      "la sierra anduvo por Cochran's Crossing o Creekside Park, cuente montones en vez de pulgadas y ya " +
      "está.",
  ],
  reasons: [
    [
      "Sin cordel ni cinta métrica",
      "Las ramas se cuentan por camioneta y los troncos por pieza. Los atados son bienvenidos, nunca " +
        "obligatorios.",
    ],
    [
      "En cualquier villa",
      "De Panther Creek a Alden Bridge hay una sola lista con los mismos precios.",
    ],
    [
      "También adentro",
      "Si hay que vaciar una oficina cerca de Town Center o un cuarto de visitas, llega el mismo camión.",
    ],
  ],
  load: {
    title: "Cuando ya se fueron los que cortan árboles",
    text: "Lo cortaron. No se lo llevaron.",
  },
  closing: "Deje el bosque para los árboles",
};
