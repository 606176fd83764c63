import { joinWords } from "#app/lib/join-words.ts";
import { words as methods } from "./method-words.es.ts";
import type { words as en } from "./receipt-words.en.ts";

const byDay = (day: string | null) => (day ? ` a más tardar el ${day}` : "");

export const words: typeof en = {
  methods,
  price: "Precio",
  discount: "Descuento",
  discountOf: (rate) => `Descuento de ${rate}`,
  because: (discount, reason) => `${discount}: ${reason}`,
  tax: (rate) => `Impuesto sobre ventas (${rate})`,
  taxIncluded: (rate) => `Impuesto sobre ventas (${rate}), incluido`,
  total: "Total",
  tip: "Propina para el equipo",
  paid: (method) => `Pagado ${method}`,
  refunded: (method) => `Devuelto ${method}`,
  onDay: (payment, day) => `${payment}, ${day}`,
  stillToPay: (day) => `Falta pagar${byDay(day)}`,
  weOwe: "Le debemos a usted",
  toPay: (sum, day) => `Faltan ${sum} por pagar${byDay(day)}.`,
  paidMore: (sum) => `Usted pagó ${sum} más que el precio. Eso se lo debemos.`,
  nothingLeft: (methods) =>
    methods.length === 0
      ? "No falta nada por pagar."
      : `Pagado ${joinWords(methods, "y")}, no falta nada por pagar.`,
  points: (points) => `${points} puntos`,
};
