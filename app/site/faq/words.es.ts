import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Preguntas y respuestas",
  description:
    "Cómo se calcula el precio, cuándo se paga, qué ciudades del área de {city} atendemos y qué " +
    "pasa el día de su recogida.",
  lede: "¿Tiene otra pregunta? Llámenos y hable con una persona.",
  link: "Enlace a esta respuesta",
};
