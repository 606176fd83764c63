import type { words as en } from "./quote-words.en.ts";

const again = "No se reservó nada. Pídala otra vez abajo y le mandamos un precio nuevo.";

export const words: typeof en = {
  gone: {
    asked: {
      problem: "Esta cotización todavía no tiene precio.",
      advice: "No se reservó nada. Le mandaremos el precio en cuanto lo tengamos.",
    },
    changed: {
      problem: "Cambiamos esta cotización desde que abrió la página.",
      advice: "No se reservó nada, y lo que escribió sigue aquí. Revise primero el precio nuevo.",
    },
    expired: { problem: "Esta cotización ya venció.", advice: again },
    withdrawn: { problem: "Retiramos esta cotización.", advice: again },
    booked: {
      problem: "Esta cotización ya está reservada.",
      advice: "Sirve para una recogida. Ahora no se reservó nada más.",
    },
  },

  errors: {
    contact: "Escriba un teléfono o un correo para que le podamos mandar el precio.",
    nothing: "Agregue una foto o díganos en pocas palabras qué se va.",
    words: (most) => `Use ${most} caracteres como máximo.`,
  },
  refusals: {
    robot: {
      problem: "No pudimos saber si una persona envió este formulario.",
      advice: "Lo que escribió sigue aquí. Toque Pedir un precio otra vez o llámenos.",
    },
    files: {
      problem: "Algunos archivos no se recibieron.",
      advice: "Los demás están guardados. Agregue otras fotos o pida el precio sin ellas.",
    },
    day: {
      problem: "Hoy ya no podemos recibir más fotos.",
      advice: "Lo que escribió sigue aquí. Pida el precio sin fotos o llámenos.",
    },
    barred: {
      problem: "Esta cotización no se la podemos dar en línea.",
      advice: "Llámenos, por favor, y le ayudamos.",
    },
  },
  later: (wait) => ({
    problem: "Nos llegaron demasiadas solicitudes desde su conexión.",
    advice: `Lo que escribió sigue aquí. Toque Pedir un precio otra vez en ${wait} o llámenos.`,
  }),
  fields: (count) => ({
    problem: count === 1 ? "Falta revisar 1 campo." : `Falta revisar ${count} campos.`,
    advice: "Todavía no se envió nada, y lo que escribió sigue aquí. Sus fotos están guardadas.",
  }),
  reply: {
    email: (email) =>
      `La revisamos y le contestamos por correo a ${email}. El precio también sale aquí: guarde esta página.`,
    text: (phone) =>
      `La revisamos y le contestamos por mensaje al ${phone}. El precio también sale aquí: guarde esta página.`,
    phone: (phone) =>
      `La revisamos y le llamamos al ${phone}. El precio también sale aquí: guarde esta página.`,
    page: "La revisamos y le contestamos en esta página. Guárdela, por favor.",
  },
};
