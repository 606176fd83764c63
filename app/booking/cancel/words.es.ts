import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Cancele su recogida",
  ask: "¿Cancelar su recogida?",
  askOn: (weekday) => `¿Cancelar su recogida del ${weekday}?`,
  noRefund: "No ha pagado nada, así que no hay nada que devolver.",
  noRefundAndWindow:
    "No ha pagado nada, así que no hay nada que devolver. Le daremos su horario a otro cliente.",
  already: "Esta recogida ya está cancelada",
  tooLate: "Esta recogida ya no se puede cancelar en línea",
  onTheWay: ["El camión va en camino. Si algo está mal, llame al ", "."],
  over: ["La recogida ya pasó. Si algo está mal, llame al ", "."],
  keep: "Dejar mi recogida",
  pickInstead: "Mejor elegir un día",
  moveInstead: "Mejor cambiar la fecha",
  why: "¿Por qué cancela?",
  optional: "No tiene que decirlo.",
  reasons: [
    "Cambiaron mis planes",
    "Encontré otra manera de deshacerme de las cosas",
    "El precio",
    "El día o la hora no me queda bien",
    "Otra cosa",
  ],
  freeMove: (until) => `Hasta el ${until} puede cambiar la fecha gratis.`,
  more: "¿Hay algo que debamos saber? (opcional)",
  cancel: "Cancelar esta recogida",
};
