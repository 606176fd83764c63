import type { words as en } from "./done-refusal-words.en.ts";

export const words: typeof en = {
  noApproval: "No hay registro de que el cliente lo aprobara.",
  choosePaid: {
    problem: "Falta elegir la forma de pago.",
    advice: "Si todavía no pagan, elija Todavía no. No se cambió nada.",
  },
  ended: {
    problem: "Eso ya no se puede hacer con este trabajo.",
    advice: "Ya está hecho o cancelado. No se cambió nada.",
  },
  "open-days": {
    problem: "Este trabajo todavía tiene otro día pendiente.",
    advice: "No se cambió nada. Si de todos modos ya está todo hecho, toque otra vez.",
  },
  "no-reason": {
    problem: "Falta decir por qué cambió.",
    advice: "El motivo sale en el recibo. No se cambió nada.",
  },
  empty: {
    problem: "La lista quedó vacía.",
    advice:
      "Si no había nada que llevarse, pida al dueño que cancele el trabajo. No se cambió nada.",
  },
  "bad-price": {
    problem: "Eso no es un precio.",
    advice: "Escríbalo como 404.59. No se cambió nada.",
  },
  "owner-only": {
    problem: "Eso solo lo puede anotar el dueño.",
    advice:
      "No se cambió nada. Muestre el precio nuevo al cliente o termine el trabajo como se reservó.",
  },
  "no-approval": {
    problem: "La aprobación del cliente ya no cuenta.",
    advice: "El precio o la lista cambió después, o el precio se quitó. No se cambió nada.",
  },
  same: {
    problem: "Esa lista y ese precio son los reservados.",
    advice: "Primero cambie la lista o ponga un precio. No se cambió nada.",
  },
  gone: {
    problem: "Ya no hay un precio propuesto.",
    advice: "Queda el precio reservado. No se cambió nada.",
  },
  "bad-amount": {
    problem: "Esa cantidad no está bien.",
    advice: "Escríbala como 120.00, sin pasar de lo que se debe. La propina va en su propio campo.",
  },
  "bad-tip": {
    problem: "Eso no es una propina.",
    advice: "Escríbala como 20.00 o elija Nada. No se cambió nada.",
  },
  "tip-unpaid": {
    problem: "Una propina necesita un pago.",
    advice: "Elija la forma de pago o anote la propina después, con el pago. No se cambió nada.",
  },
  answerKept:
    "La respuesta no cuenta. Queda en el historial del trabajo y en la bandeja del dueño.",
};
