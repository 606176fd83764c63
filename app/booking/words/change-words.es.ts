import type { words as en } from "./change-words.en.ts";

const late = "No se cambió nada. Llámenos y haremos lo posible por ayudarle.";
const choose = "No se cambió nada. Elija uno de los horarios disponibles de abajo.";
const closed = (slot: string) => `No trabajamos el ${slot}.`;
const over = (slot: string) => `Ya es tarde para reservar el ${slot}.`;
const tooLarge = () => "Es más de lo que el camión puede llevarse en un día.";

export const words: typeof en = {
  unreadable: {
    problem: "No pudimos leer el formulario.",
    advice: "No se cambió nada. Envíelo otra vez o llámenos.",
  },
  busy: (wait) => ({
    problem: "Nos llegaron demasiados cambios desde su conexión.",
    advice: `No se cambió nada, y lo que escribió sigue aquí. Envíelo otra vez en ${wait} o llámenos.`,
  }),
  ended: {
    problem: "Esta reservación ya no se puede cambiar en línea.",
    advice: "No se cambió nada. Si algo está mal, llámenos.",
  },
  tooLate: (hour) => ({
    problem: `Podía cambiarla en línea hasta las ${hour} del día antes de la recogida.`,
    advice: late,
  }),
  noteTooLong: (most) => ({
    problem: `La nota tiene más de ${most} caracteres.`,
    advice: "No se cambió nada. Acórtela y envíela otra vez.",
  }),
  noteSame: { problem: "El equipo ya tiene esa nota.", advice: "No se cambió nada." },
  reasonTooLong: (most) => ({
    problem: `Lo que escribió tiene más de ${most} caracteres.`,
    advice: "No se canceló nada. Acórtelo y envíelo otra vez.",
  }),

  noSlot: { problem: "No eligió ningún horario.", advice: choose },
  badDate: (days) => ({
    problem: `Ese día no se puede reservar. Elija uno de hoy a ${days} días.`,
    advice: choose,
  }),
  sameSlot: { problem: "Ese es el horario que ya tiene.", advice: choose },
  noRoom: {
    move: {
      full: (slot) => `El horario del ${slot} se llenó mientras usted elegía.`,
      ...{ closed, over, "too-large": tooLarge },
    },
    items: {
      full: (slot) => `El camión no tiene lugar para todo esto el ${slot}.`,
      ...{ closed, over, "too-large": tooLarge },
    },
  },
  moveOffers: (offers, points) => {
    if (offers === 0) return "No se cambió nada. Llámenos y le buscamos un día.";
    return offers === 1
      ? `No se cambió nada. En este horario hay lugar para sus ${points} puntos:`
      : `No se cambió nada. En estos horarios hay lugar para sus ${points} puntos:`;
  },
  itemOffers: (offers) =>
    offers === 0
      ? "No se cambió nada, y su lista sigue aquí. Quite algo o llámenos."
      : "No se cambió nada, y su lista sigue aquí. Quite algo o elija un horario con lugar para todo:",

  quoted: {
    problem: "Le cotizamos el precio por lo que nos mostró.",
    advice: "No se cambió nada. Llámenos y cambiamos con usted la lista y el precio.",
  },
  emptyList: {
    problem: "Su lista se quedaría vacía.",
    advice: "No se cambió nada. Deje un artículo en la lista o cancele la recogida.",
  },
  sameList: { problem: "Esa es la lista que ya reservó.", advice: "No se cambió nada." },

  waiting:
    "Cuando se abra un horario antes, lo verá en esta página. " +
    "Su recogida queda igual hasta que usted decida cambiarla.",
  waitingMailed:
    "Cuando se abra un horario antes, le mandaremos un correo. " +
    "Su recogida queda igual hasta que usted decida cambiarla.",
  stopped: "Ya no está en la lista. Su recogida queda igual.",
  declined: "Su recogida queda igual, y usted sigue en la lista.",
  noneEarlier: { problem: "No hay un horario antes que se pueda esperar.", advice: late },
  nothingChosen: {
    problem: "Elija al menos un día y un horario.",
    advice: "No se cambió nada. Lo que eligió sigue abajo.",
  },
  neverOpen: {
    problem: "Antes de su recogida no se puede abrir un horario así.",
    advice: "No se cambió nada. Elija otros días u horarios abajo.",
  },
  notHeld: {
    problem: "Ya no le estamos guardando ese horario.",
    advice:
      "Su recogida queda igual, y usted sigue en la lista. " +
      "Si el horario todavía está disponible, puede cambiarse a él.",
  },

  find: {
    order: "Los números de pedido son como JB-123456. El suyo se lo dimos al reservar.",
    email: "Escriba el correo con el que reservó, por ejemplo nombre@example.com.",
  },
};
