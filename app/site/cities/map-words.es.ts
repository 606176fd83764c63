import type { words as en } from "./map-words.en.ts";

export const words: typeof en = {
  map: (home, count) => `Mapa del área de ${home} con las ${count} ciudades que atendemos`,
  mapOf: (home, count, city) =>
    `Mapa del área de ${home} con las ${count} ciudades que atendemos; ${city} está marcada`,
  bay: ["Bahía de", "Galveston"],
};
