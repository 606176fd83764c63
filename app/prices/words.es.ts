import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  discounted: (percent) => `(con ${percent}% menos)`,
  empty: "Todavía no hay nada en el camión",
  "on-site": "El equipo le da el precio en su casa",
  "one-entry": "Precio de este artículo",
  minimum: "Cargo mínimo",
  sum: "Suma de los precios de los artículos",
  flat: (share) => `Precio fijo de ${share} de carga`,
  perPoint: (points, price) => `${points} puntos × ${price}`,
  fullLoads: (loads, price) =>
    `${loads} ${loads === 1 ? "carga completa" : "cargas completas"} × ${price}`,
  noRoom: "Nada de su lista ocupa lugar en el camión.",
  notBelow: (minimum) => `Ninguna recogida cuesta menos de ${minimum}.`,
  byRoom: (difference, isLess, sum) =>
    `Precio por el espacio en el camión: ${difference} ${isLess ? "menos" : "más"} ` +
    `que los artículos por separado (${sum}).`,
  belowMinimum: (minimum) =>
    `Es menos que nuestro mínimo de ${minimum}, así que el equipo se lo confirma en su casa.`,
  taxIncluded: (rate) => `El impuesto sobre ventas (${rate}) está incluido.`,
  taxAdded: (rate, tax, total) =>
    `Más ${tax} de impuesto sobre ventas (${rate}): ${total} en total.`,
  taxHints: { unset: "", added: ", más impuesto", included: ", impuesto incluido" },
  lineFull: (most) =>
    `Son ${most} del mismo artículo, lo más que cabe en una reservación en línea. Llámenos si tiene más.`,
  cartFull:
    "Es lo más que cabe en una reservación en línea. Llámenos y juntos planeamos los camiones.",
  truckFill: "Camión",
  emptyTruck: "Vacío",
  load: (number) => `Carga ${number}`,
  trucks: (full, percent) => {
    if (full === 0) return `${percent}% de un camión`;
    const whole = full === 1 ? "1 camión lleno" : `${full} camiones llenos`;
    return percent > 0 ? `${whole} y ${percent}% de otro` : whole;
  },
  measure: (points, most, trucks) => `${points}${most ? ` de ${most}` : ""} puntos: ${trucks}`,
  items: (units) => `${units} ${units === 1 ? "artículo" : "artículos"}`,
};
