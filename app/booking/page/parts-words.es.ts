import type { words as en } from "./parts-words.en.ts";

export const words: typeof en = {
  booking: "Su reservación",
  noDay: "Todavía no hay día",
  noWindow: "Todavía no hay horario",
  window: (name, hours) => `${name}, ${hours}`,
  load: (items, points) => `${items} ${items === 1 ? "artículo" : "artículos"}, ${points} puntos`,
  questions: ["¿Tiene preguntas? Llame al ", "."],
  call: ["Llame al ", ". Haremos lo posible por ayudarle."],
  mayCancel: " Si no puede estar, todavía puede cancelar sin costo.",
  back: "Volver a mi reservación",
  cancel: "Cancelar la recogida",
};
