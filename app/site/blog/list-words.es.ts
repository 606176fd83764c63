import type { words as en } from "./list-words.en.ts";

export const words: typeof en = {
  title: "Las cosas claras",
  description:
    "Cuánto cuesta la recogida de muebles y cosas viejas en {city} y cómo pagar menos: guías con cada cifra " +
    "calculada con nuestra lista de precios.",
  lede: "Cuánto cuesta una recogida, por qué y cómo pagar menos, con cada precio calculado con nuestra propia lista.",
  hurry: "¿Tiene prisa? ",
  answers: "Lea las respuestas cortas",
  price: "vea su precio",
  or: " o ",
  start: "vuelva al inicio",
};
