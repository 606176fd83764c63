import type { words as en } from "./words.en.tsx";

export const words: typeof en = {
  title: "Terminar el trabajo",
  correct: "Corregir el precio",
  help:
    "Si fue como se reservó, elegir cómo pagaron y tocar Terminar. Si no, cambiar la lista o el precio, y que el " +
    "cliente lo apruebe en este teléfono antes de cargar.",
  doneWith: (name) => <>Hecho con {name}</>,
  visitDone: (order) => `Este día queda como hecho. El cobro y el recibo van con ${order}.`,
  asBookedDone: (isBilled) =>
    `El trabajo queda como hecho, tal como se reservó.${isBilled ? "" : " El dueño anota lo que se pagó."}`,
  nothingToCollect: "No hay nada que cobrar.",
  byInvoice: (account) => <>{account} paga por factura.</>,
  openDays:
    "Termine el trabajo cuando esté hecho su último día. Si lo termina ahora, ese día queda pendiente.",

  hauled: "¿Qué se llevaron?",
  whats: {
    approved: "Lo aprobado",
    as: "Lo reservado",
    lines: "Algo cambió",
    price: "Poner otro precio",
  },
  price: (isBeforeTax) => (isBeforeTax ? "Precio, antes de impuesto" : "Precio"),
  why: "Por qué cambió",
  whyHint: "El cliente lo ve en el recibo.",
  show: (name) => <>Mostrar el precio nuevo a {name}</>,
  showHint: "Lo aprueba o no en este teléfono.",
  paidBy: "Forma de pago",
  methods: {
    code: "Tarjeta: mostrar código",
    card: "Tarjeta, en otro lado",
    cash: "Efectivo",
    zelle: "Zelle",
    venmo: "Venmo",
    check: "Cheque",
    none: "Todavía no",
  },
  received: "Cuánto pagaron, si no fue todo",
  tip: "Propina",
  tips: { "0": "Nada", "10": "$10", "20": "$20", other: "Otra" },
  tipLater: "Todavía no pagan. La propina se anota después, con el pago.",
  otherTip: "Otra propina",

  receipt: "Recibo",
  asBooked: (points) => `Lo reservado, ${points} puntos`,
  total: "Total",
  noPrice: "Escriba el precio y el descuento como cantidades.",
  receivedBy: (method) => `Recibido: ${method.toLowerCase()}`,
  stillToPay: "Falta pagar",
  finish: (isSent) => (isSent ? "Terminar y mandar recibo" : "Terminar"),
  dontSend: "Sin mandar correo",

  backToJob: "Equipo: volver al trabajo",
};
