import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import type { words as en } from "./other-words.en.ts";

export const words: typeof en = {
  description: (name) =>
    `Recogida de muebles y cosas viejas en ${name}, TX: vea el precio antes de reservar, elija el día y el ` +
    "horario, y pague cuando terminemos.",
  lede: "Toque lo que se va, vea el precio y elija un día. El equipo lo carga, y usted paga cuando terminemos.",
  heading: (name) => `Cómo es una recogida en ${name}`,
  choose:
    "Elija lo que se va, por artículo o por carga, y vea el precio de inmediato. Luego elija el día y el " +
    "horario. No se paga nada hasta que terminemos.",
  nearest: (name, away) => `El lugar más cercano de nuestra lista es ${name}, ${away}.`,
  home: (name, miles) =>
    `Nuestro mapa empieza en ${name}: los equipos llegan hasta ${miles} millas de aquí.`,
  farther: (name, away, home) =>
    `${name} queda a cerca de ${away} de ${home}. El equipo confirma la distancia con usted.`,
  inside: (name, away, home) =>
    `${name} queda a cerca de ${away} de ${home}, dentro de la zona a la que van nuestros equipos.`,
  onePrice: (name) => ({
    title: "Una sola lista de precios",
    text: `El precio depende de lo que carga. En ${name} es el mismo que en todas las ciudades que atendemos.`,
  }),
  change: {
    title: "Cambiar es gratis",
    text: `Mueva su recogida sin costo hasta las ${CHANGE_UNTIL.replace("PM", "p.m.")} del día anterior.`,
  },
  carry: {
    title: "Usted no carga nada",
    text: "Muéstrele al equipo lo que se va. Ellos lo cargan y se lo llevan.",
  },
  loads: {
    living: {
      title: "Una sala vacía",
      text: "Un ejemplo: lo que se va cuando llegan muebles nuevos.",
    },
    garage: {
      title: "Un garaje despejado",
      text: "Un ejemplo: lo que se va para que el auto vuelva a caber.",
    },
    yard: {
      title: "Un patio limpio",
      text: "Un ejemplo: lo que se va antes de que le crezca el pasto encima.",
    },
  },
  closing: (name) => `Devuélvale su espacio a ${name}`,
};
