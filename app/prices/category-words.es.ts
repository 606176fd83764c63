import type { words as en } from "./category-words.en.ts";

export const words: typeof en = {
  beds: { name: "Camas y recámara", short: "Camas" },
  seating: { name: "Sofás y asientos", short: "Sofás" },
  storage: { name: "Cómodas y gabinetes", short: "Cómodas" },
  tables: { name: "Mesas y escritorios", short: "Mesas" },
  appliances: { name: "Electrodomésticos", short: "Aparatos" },
  fitness: { name: "Ejercicio y deportes", short: "Ejercicio" },
  kids: { name: "Niños y bebés", short: "Niños" },
  outdoor: { name: "Patio y jardín", short: "Patio" },
  bath: { name: "Baño y plomería", short: "Baño" },
  decor: { name: "Decoración y cosas pequeñas", short: "Decoración" },
  tools: { name: "Herramientas y garaje", short: "Garaje" },
  custom: { name: "Trabajos especiales", short: "Especiales" },
};
