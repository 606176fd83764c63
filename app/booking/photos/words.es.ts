import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Fotos para el equipo",
  lede: (most) =>
    `Agregue hasta ${most} fotos de lo que se va y del camino para llegar. Solo usted y nuestro equipo las ven.`,
  over: "Esta recogida ya terminó: ya no se pueden agregar ni quitar fotos.",
  none: "Todavía no hay fotos",
  count: (photos, most) => `${photos} de ${most} fotos`,
  back: "Volver a mi reservación",
  fromChat:
    "Las fotos de su chat solo están en esta pestaña del navegador. ¿Quiere guardarlas con su " +
    "reservación para que el equipo las vea?",
  numbered: (number, of) => `${number} de ${of}`,
  keep: "Guardar mis fotos",
};
