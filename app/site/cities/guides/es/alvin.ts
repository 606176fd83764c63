import type { SpanishGuide } from "./spanish-guide.ts";

export const alvin: SpanishGuide = {
  description:
    "Alfombra mojada, sofás arruinados y cuartos completos en Alvin, TX. Precio al instante en línea, " +
    "recogida hoy por teléfono y nada por adelantado.",
  lede:
    "Alfombra que se mojó, un sofá sin remedio, una recámara que hay que empezar de cero. Vea el precio " +
    "ahora, y llame si tiene que ser hoy.",
  heading: "Alvin sabe de lluvia",
  intro: [
    "En julio de 1979 la tormenta tropical Claudette dejó de 42 a 43 pulgadas de lluvia en la zona de " +
      "Alvin en 24 horas, por mucho tiempo el récord de Estados Unidos, y más de 6,000 residentes " +
      "tuvieron que salir de sus casas. Casi ninguna semana lluviosa se le parece. Solo dejan una " +
      "alfombra que ya nunca va a oler bien.",
    "Lo que arruinó la lluvia no tiene por qué quedarse en la casa hasta que toque la basura. Mientras " +
      "tanto el pueblo sigue creciendo: Preservation Creek, 2,962 acres para unas 5,500 casas, empezó a " +
      "construirse en mayo de 2025. Sea la casa vieja o nueva, consulte con la ciudad qué recoge de lo " +
      "voluminoso y con nosotros lo demás.",
  ],
  aside: { before: "¿Es su primera vez aquí?", to: "/", label: "Vea cómo es una recogida" },
  reasons: [
    [
      "Mojado no importa",
      "La alfombra mojada y su bajoalfombra se cobran como alfombra, por cuarto. La tablarroca se cobra " +
        "por montón.",
    ],
    [
      "Rápido cuando urge",
      "La recogida del mismo día está a una llamada. En un trabajo urgente el equipo llegó en menos de " +
        "dos horas.",
    ],
    [
      "Sin sorpresas al final",
      "Usted ve el total antes de reservar. Un equipo local se encarga del tiradero, y usted paga " +
        "después.",
    ],
  ],
  load: {
    title: "Un cuarto después de la lluvia",
    text: "El bajoalfombra de dos cuartos y una cama en la que ya nadie va a dormir.",
  },
  closing: "Seque todo y empiece de nuevo",
};
