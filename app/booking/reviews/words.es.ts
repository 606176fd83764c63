import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Peticiones de reseñas",
  stopped: "Ya no le pediremos reseñas",
  stoppedText:
    "Ni después de esta recogida ni después de otra. De sus recogidas sí le seguiremos avisando.",
  ask: "¿Ya no quiere que le pidamos reseñas?",
  askText: "No le volveremos a pedir una reseña. De sus recogidas sí le seguiremos avisando.",
  stop: "No me pidan reseñas",
};
