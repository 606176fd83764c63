import type { words as en } from "./paper-words.en.ts";

export const words: typeof en = {
  order: "Pedido ",
  why: "Por qué cambió el precio:",
  approvedBy: (who) => `Lo aprobó ${who}:`,
  caption: "Lo reservado y lo final",
  hauled: "Lo que nos llevamos",
  booked: "Reservado",
  final: "Final",
  invoice: "Factura",
  receipt: "Recibo",
  for: "Para ",
  po: "Orden de compra ",
  paid: "Pagado",
};
