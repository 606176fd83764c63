import type { words as en } from "./shared-words.en.ts";

export const words: typeof en = {
  corner: "Precios en línea",
  pay: "Pague cuando terminemos.",
  promise: "Vea su precio antes de reservar.",
  prices: (from, to) => `Desde ${from}, máximo ${to} por camión.`,
  booking: "Elija el día y el horario.",
  listed: "Revísela, cámbiela y resérvela.",
  guide: "Calculado con los precios\nde nuestra propia lista.",
  advice: (city) => `Cuánto cuesta en ${city}\ny cómo pagar menos.`,
  default: "Recogida de muebles con precio antes de reservar",
  home: "Haga espacio para lo que importa.",
  selection: "¿Qué se va?",
  schedule: "Reserve su recogida. Hoy no paga nada.",
  list: "Una lista para recoger, con el precio de hoy",
  faq: "Preguntas y respuestas",
  blog: "Las cosas claras",
  cityOf: "Recogida de muebles en",
};
