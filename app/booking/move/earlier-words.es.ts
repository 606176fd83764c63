import type { words as en } from "./earlier-words.en.ts";

const lede = (wish: string | null, own: string | null) =>
  wish
    ? `Está en la lista para ${wish}. `
    : "Puede haber lugar cuando otro cliente mueve o cancela su recogida. " +
      `Elija lo que le queda bien antes ${own ? `del ${own}` : "de su recogida"}. `;

export const words: typeof en = {
  title: "Una recogida antes",
  isOpen: (slot) => `Hay lugar el ${slot}`,
  lede: (wish, own) => `${lede(wish, own)}Si hay lugar, lo verá en esta página.`,
  ledeMailed: (wish, own) => `${lede(wish, own)}Si hay lugar, le mandaremos un correo.`,
  seeOpenNow: "Ver qué hay disponible",
  when: (day, hours) => `${day}, ${hours}`,
  held: (own, terms) => [
    "Se lo guardamos hasta las ",
    ", con los mismos artículos y el mismo precio. " +
      `Si no lo toma, su recogida sigue ${own ? `el ${own}` : "igual"}. ${terms ?? ""}`,
  ],
  take: (slot) => `Tomar el ${slot}`,
  keep: (own) => (own ? `No, dejar la del ${own}` : "No, dejar mi recogida"),
  noNeed: "No hace falta esperar.",
  moveFree: "Puede pasar su recogida gratis a cualquier horario disponible.",
  seeOpen: "Ver qué hay disponible",
  whichDays: "¿Qué días le quedan bien?",
  daysHint: "Aquí están los días posibles antes de su recogida.",
  whichTimes: "¿A qué horas?",
  from: "No antes de esta fecha (opcional)",
  noMail: "No mandamos correos: revise esta página de vez en cuando. ",
  terms: (hours, from, until) =>
    `Ofrecemos un lugar a un solo cliente a la vez, por ${hours} horas; entre las ` +
    `${from} y las ${until} no ofrecemos nada. Si no contesta, su recogida queda igual.`,
  save: "Guardar mis opciones",
  join: "Ponerme en la lista",
  tell: "Avísenme si hay lugar",
  stop: "Ya no esperar",
};
