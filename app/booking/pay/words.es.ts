import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Pagar con tarjeta",
  pay: (sum) => `Pagar ${sum} con tarjeta`,
  notPaid: "No se pagó nada con tarjeta. Intente otra vez cuando guste.",
  notHeard:
    "Stripe todavía no nos ha avisado. Si ya pagó, aparecerá aquí en un cuarto de hora a más tardar.",
  badTip: {
    problem: "Esa propina no es una cantidad.",
    advice: "Escríbala como 20 o 12.50, o elija Sin propina. No se pagó nada.",
  },
  noCards: {
    problem: "La página de la tarjeta no abre en este momento.",
    advice: "No se pagó nada. Intente otra vez en un minuto o llámenos.",
  },
  lede: [
    "Para el pedido ",
    ". Usted paga en la página de Stripe; nosotros nunca vemos su tarjeta.",
  ],
  go: "Seguir a la página de la tarjeta",
  tips: { "0": "Sin propina", "10": "$10", "20": "$20", other: "Otra cantidad" },
  tip: "¿Una propina para el equipo?",
  tipHint: "Solo si usted quiere. Se suma en la página de la tarjeta.",
  ownTip: "Su propina, en dólares",
};
