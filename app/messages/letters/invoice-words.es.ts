import type { words as en } from "./invoice-words.en.ts";

export const words: typeof en = {
  why:
    "Recibe este correo porque su negocio tiene una cuenta con nosotros. " +
    "Quien tenga el enlace puede ver la factura.",
  due: (sum, day) => `Hay que pagar ${sum} a más tardar el ${day}.`,
  wasDue: (sum, day) => `Había que pagar ${sum} a más tardar el ${day}.`,
  nothingLeft: "No queda nada por pagar. Gracias.",
  forAccount: (account, po) => `Para ${account}${po && `, orden de compra ${po}`}.`,
  replaces: (number) => `Reemplaza la factura ${number}, que ya no vale.`,
  title: (number) => `Factura ${number}`,
  paidSubject: (number, sender) => `Factura ${number} de ${sender}: pagada`,
  subject: (number, sender, sum, day) =>
    `Factura ${number} de ${sender}: ${sum}, a pagar hasta el ${day}`,
  soonTitle: (number, day) => `La factura ${number} vence el ${day}`,
  soonSubject: (sum, number, day) =>
    `Recordatorio: ${sum} de la factura ${number} vencen el ${day}`,
  lateTitle: (number, day) => `La factura ${number} venció el ${day}`,
  lateSubject: (sum, number, day) =>
    `Faltan por pagar ${sum}: la factura ${number} venció el ${day}`,
  whatFor: (jobs) => (jobs === 1 ? "De qué es" : `De qué es: ${jobs} recogidas`),
  total: "Total",
  tax: "Incluye de impuesto sobre ventas",
  paid: "Pagado",
  stillToPay: "Falta por pagar",
  oweBack: "Le debemos",
  pay: (number) => `Si paga con cheque o transferencia, ponga ${number}.`,
  payOrCard: (number, jobs) =>
    `Si paga con cheque o transferencia, ponga ${number}. ` +
    `Para pagar con tarjeta${jobs > 1 ? ", recogida por recogida" : ""}, ábrala.`,
  see: "Ver e imprimir la factura",
  wrong: (phone) => `¿Algo no está bien o ya pagó? Llame al ${phone}.`,
};
