import type { words as en } from "./post-words.en.ts";

export const words: typeof en = {
  crumbs: "Ruta de la página",
  home: "Inicio",
  contents: "En esta página",
  next: "Siga leyendo",
  answers: "Respuestas cortas",
  tenAnswers: "Diez respuestas cortas",
  own: "Vea su propio número",
  tap: "Toque unos artículos. El precio cambia con cada toque, y hoy no paga nada.",
  instantPricing: "Ver mi precio",
  ranges: {
    single: { name: "Un artículo", hint: "Un sofá, un refrigerador" },
    small: { name: "Recogida pequeña", hint: "Unas cuantas piezas" },
    medium: { name: "Carga mediana", hint: "Un cuarto o un clóset lleno" },
    full: { name: "Limpieza completa", hint: "Garaje, herencia, remodelación" },
  },
  rangeHead: ["Trabajo", "Precio usual"],
  loadHead: ["Tamaño de carga", "Precio"],
  itemHead: ["Artículo", "Precio de lista"],
  aFew: "unos",
  something: "algo",
  pay: "Usted paga",
  others: "Las grandes compañías",
  onTheList: "en la lista de precios",
  truck: (feet) => `${feet} pies`,
};
