import type { words as en } from "./ask-words.en.ts";

export const words: typeof en = {
  metaTitle: "Cotización por fotos para recoger lo que ya no quiere",
  description: "Mande fotos de lo que se va y unas palabras. Le contestamos con un precio.",
  askTitle: "Una cotización por fotos",
  fieldNames: {
    words: "Qué se va",
    name: "Nombre",
    phone: "Teléfono",
    email: "Correo",
    zip: "Código postal",
  },
  field: (name, error) => `${name}: ${error}`,
  askLede:
    "No necesita lista. Muéstrenos lo que se va y díganos unas palabras. Lo revisamos, le mandamos un " +
    "precio y usted lo reserva con un toque.",
  rightNow: ["¿Quiere un precio ahora mismo? ", "Calcúlelo usted", " o llame al ", "."],
  ask: "Pedir un precio",
  what: "¿Qué se va?",
  words: "Unas palabras",
  wordsHint: "Qué es, cuánto y dónde está: cochera, segundo piso, banqueta.",
  where: "¿A dónde le mandamos el precio?",
  orEmail: "O solo un correo.",
  orPhone: "O solo un teléfono.",
  zip: "Código postal de la recogida",
  photos: "Fotos",
  kept: (count) =>
    count === 1
      ? "Hay 1 foto guardada. No tiene que elegirla otra vez."
      : `Hay ${count} fotos guardadas. No tiene que elegirlas otra vez.`,
  private: "Solo nosotros las vemos. Quitamos de cada foto el lugar y la hora.",
  free: "Pedirlo es gratis y no reserva nada.",
};
