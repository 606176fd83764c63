import type { words as en } from "./selection-words.en.ts";

export const words: typeof en = {
  title: "¿De qué se quiere deshacer?",
  description:
    "Vea el precio de su recogida en el área de {city}, por tamaño de carga o por artículo, y reserve sin " +
    "pagar nada por adelantado.",
  heading: "¿De qué se quiere deshacer?",
  lede: "De las dos maneras ve el precio antes de reservar y paga después de la recogida.",
  loadSize: "Por tamaño de carga",
  loadText: (from) =>
    `Para montones o limpiezas grandes. Elija cuánto del camión necesita, desde ${from}.`,
  chooseLoad: "Elegir una carga ",
  itemized: "Por artículo",
  itemText: "Para ciertos muebles o electrodomésticos. Toque cada uno y vea el total.",
  pickItems: "Elegir artículos ",
  today: "¿Lo necesita hoy mismo?",
  sameDay: "Recogida hoy mismo, ",
};
