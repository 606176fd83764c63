import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Reserve su recogida",
  description: "Elija el día y el horario de su recogida en el área de {city}. No paga nada ahora.",
  noUpfront: "Sin pago por adelantado",
  heading: ["Reserve su recogida:", " hoy no paga nada"],
  empty: "El camión todavía está vacío",
  emptyText: "Elija un tamaño de carga o toque algunos artículos y luego vuelva para reservar.",
  blocked: [
    "¿Ya agregó algo? Tal vez su navegador bloquea las cookies que guardan su lista. " +
      "Permítalas en este sitio o llame al ",
    " para reservar.",
  ],
  order: "Su pedido",
  edit: "Editar",
  failed: "No se hizo la reservación: ",
  dropped: "Se cortó la conexión.",
  again: "Lo que escribió sigue aquí. Toque Reservar recogida otra vez o llámenos.",
  book: "Reservar recogida",
  booking: "Reservando",
  noCard: "Sin tarjeta ni depósito. Pague cuando terminemos.",
  when: "¿Cuándo quiere que vayamos?",
  yourDate: "Su fecha",
  otherDate: "Elegir otra fecha",
  change: "Cambiar",
  whichWindow: "¿En qué horario?",
  windowOn: (day) => (day ? `¿En qué horario el ${day}?` : "¿En qué horario ese día?"),
  over: "Ya pasó por hoy",
  severalTrucks: (points) =>
    `Sus ${points} puntos son más de un camión lleno. ` +
    `Empezamos en su horario y volvemos en otro ese mismo día.`,
  full: (points) =>
    `Lleno quiere decir que en el camión no caben sus ${points} puntos. Tal vez quepa un pedido más chico.`,
  tooMuch: "Es más de lo que podemos llevarnos en un día",
  tooMuchText: (points) =>
    `Sus ${points} puntos toman más de un día. Reserve sin elegir el día y le llamamos ` +
    `para ponernos de acuerdo, o llámenos ahora.`,
  where: "¿Dónde recogemos?",
  who: "¿Por quién preguntamos?",
  fields: {
    date: "Fecha",
    timeOfDay: "Horario",
    street: "Calle y número",
    city: "Ciudad",
    state: "Estado",
    zip: "Código postal",
    notes: "Nota para el equipo",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono",
  },
  noState: "Elija",
  optional: (field) => `${field} (opcional)`,
  notesHint: "Código del portón, escaleras, dónde está todo.",
};
