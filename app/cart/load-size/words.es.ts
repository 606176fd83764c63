import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Elija el tamaño de su carga",
  description:
    "1/4, 1/2, 3/4 o un camión completo de 16 pies. Vea el precio al instante y pague cuando terminemos.",
  heading: "¿Cuánto del camión necesita?",
  lede: "Nuestra caja mide 16 pies. Si duda entre dos tamaños, elija el más chico. ",
  breakdown: "Ver cómo se calcula el precio",
  add: (name, hint, price, count) =>
    `Agregar ${name}, ${hint}, ${price}${count > 0 ? `, ${count} en el carrito` : ""}`,
  pickup: "Su recogida",
  empty: "Todavía no hay nada en el camión. Toque una carga para empezar.",
  payLater: "Hoy no paga nada",
  schedule: "Elegir fecha",
  addItems: "Agregar artículos",
  summary: (items) => `${items}, hoy no paga nada`,
};
