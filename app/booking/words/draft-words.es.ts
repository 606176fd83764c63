import type { words as en } from "./draft-words.en.ts";

const untouched = "No se cambió nada. Revise la lista de abajo y envíela otra vez.";

export const words: typeof en = {
  outdated: {
    problem: "Esta reservación cambió desde que abrió la página.",
    advice:
      "No se cambió nada ahora. Aquí está la reservación como es, y lo que escribió sigue en esta página.",
  },
  draft: (mostOfOne, most) => ({
    unreadable: { problem: "No pudimos leer toda la lista.", advice: untouched },
    unknown: {
      problem: "Algunos artículos no están en nuestra lista de precios.",
      advice: `No los incluimos. ${untouched}`,
    },
    gone: {
      problem:
        "Uno de los artículos ya no está en nuestra lista de precios y no puede agregar más.",
      advice: "Lo que reservó sigue reservado. Si tiene más, llámenos.",
    },
    line: {
      problem: `En una reservación en línea caben hasta ${mostOfOne} del mismo artículo.`,
      advice: "No se cambió nada. Si tiene más, llámenos.",
    },
    cart: {
      problem: `En una reservación en línea caben hasta ${most} artículos.`,
      advice: "No se cambió nada. Llámenos y juntos planeamos los camiones.",
    },
  }),
};
