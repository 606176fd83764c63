import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Factura",
  heading: "Factura ",
  made: (day, due) => `Hecha el ${day}, se paga a más tardar el ${due}`,
  isVoid: "Esta factura está anulada.",
  dontPay: " No la pague, por favor. Si no tiene otra, llámenos.",
  howElse: [
    "Para pagar con cheque o transferencia, indique el número de la factura. ¿Algo está mal? Llame al ",
    ".",
  ],
  jobs: (count) => `${count} recogidas`,
  caption: "Las recogidas y lo que cuestan",
  hauled: "Lo que nos llevamos",
  price: "Precio",
  stillToPay: "Falta pagar",
  payFor: (order) => ` del pedido ${order}`,
  paid: "Pagado",
  total: "Total",
  tax: "Impuesto sobre ventas incluido",
  stillToPayBy: (day) => `Falta pagar a más tardar el ${day}`,
  weOwe: "Le debemos a usted",
};
