import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "El precio de su recogida",
  description:
    "Lo que usted escribió, con los precios de nuestra lista y el espacio que ocupa. Pague cuando terminemos.",
  heading: "¿Qué se va?",
  lede: "Escríbalo como lo diría. Verá el precio antes de reservar.",
  label: "Sus artículos",
  placeholder: "2 sofás y un refri",
  seePrice: "Ver precio",
  ask: "Escriba algunas cosas, como 2 sofás y una caminadora.",
  dropped: "Se cortó la conexión. Presione Ver precio otra vez.",
  tooMuch: (wait) => `Son muchas consultas seguidas. Presione Ver precio otra vez en ${wait}.`,
  noMatch: {
    before: "No encontramos ese artículo. Pruebe con una palabra más corta o",
    link: "elíjalo de la lista",
  },
  yourPrice: "Su precio",
  empty: "El camión todavía está vacío",
  book: (total) => `Reservar por ${total}`,
  missing: { before: "¿Falta algo?", link: "Elíjalo de la lista" },
};
