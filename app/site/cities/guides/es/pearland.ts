import type { SpanishGuide } from "./spanish-guide.ts";

export const pearland: SpanishGuide = {
  description:
    "Cunas, casitas de juegos y trampolines que ya no usan: recogida en Pearland, TX con cada precio en " +
    "pantalla y sin tarjeta para apartar el día.",
  lede:
    "El trampolín en el que ya nadie salta, la cuna que ya cumplió dos veces. Vea cuánto cuesta que se " +
    "vayan.",
  heading: "No cabe en el bote",
  intro: [
    "En octubre de 2021 Pearland cambió de compañía y empezó a usar botes de la ciudad, que se vacían " +
      "dos veces por semana. Un bote es perfecto para las bolsas de la cocina. No se hizo para una casita " +
      "de juegos. Qué cuenta como voluminoso y cuándo se lo llevan es algo que conviene consultar con la " +
      "ciudad.",
    "Los niños dejan las cosas más rápido de lo que un bote se las traga, en Shadow Creek Ranch igual " +
      'que en Southern Trails o West Lea. Escriba "cuna" o "montable" en el buscador, toque lo que ' +
      "aparezca y vea cómo se llena el camioncito. Luego elija un horario entre la escuela y el " +
      "entrenamiento.",
  ],
  reasons: [
    [
      "Las cosas de niños tienen su lugar",
      "Carriolas, sillas altas, cambiadores y cajas de juguetes están en una misma categoría, cada una " +
        "con su precio.",
    ],
    [
      "También los gigantes del patio",
      "Columpios, juegos de patio y albercas sobre el suelo están en la lista por su nombre. Llámenos si " +
        "todavía hay que desarmarlos.",
    ],
    [
      "Para empezar no hace falta tarjeta",
      "No hay depósito ni número de tarjeta que escribir. Paga cuando las cosas ya están en el camión.",
    ],
  ],
  load: {
    title: "Un cuarto de juegos y un patio que ya se quedaron chicos",
    text: "El menor acaba de entrar a la secundaria. Ya es hora.",
  },
  closing: "Deje que el patio crezca",
};
