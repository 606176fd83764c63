import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Elija artículo por artículo",
  description:
    "Toque lo que se va, desde un colchón hasta un piano, y vea el precio al instante. Pague cuando terminemos.",
  getPrice: "Ver un precio",
  heading: "Elija artículo por artículo",
  payLater: "No paga hasta que terminemos",
  compare: "Compare precios al instante en el carrito",
  categories: "Categorías",
  search: "Buscar artículos",
  found: (items, notTaken) =>
    `Mostrando ${items}${notTaken > 0 ? `; ${notTaken} que no podemos llevarnos` : ""}`,
  viewCart: (units) => `Ver carrito (${units})`,
};
