import type { words as en } from "./promise-words.en.ts";

export const words: typeof en = {
  heading: "Le damos nuestra palabra",
  play: "Reanudar",
  pause: "Pausar",
  badges: "los mensajes en movimiento",
  rows: (most, cities, city) => [
    [
      ["Vea el precio antes de reservar", "precio al instante"],
      ["Pague cuando terminemos", "nada por adelantado"],
      ["Sin cargos ocultos", "precios claros"],
      ["Mueva su recogida gratis", "hasta las 6 p.m. del día anterior"],
      ["Cancele gratis", "hasta que el camión vaya en camino"],
      ["Recogida el mismo día", "por teléfono"],
    ],
    [
      [`Máximo ${most} por camión`, "cada carga completa"],
      ["Camiones de 16 pies", "30% más espacio"],
      ["Usted elige el día y el horario", "reserve en línea"],
      ["Nuestro equipo carga y se lo lleva", "usted solo señale"],
      ["Casas y negocios", "trabajos de todo tamaño"],
      [oneNumber(cities), `área de ${city}`],
    ],
  ],
  oneNumber,
};

function oneNumber(cities: number): string {
  return cities === 1 ? "Un solo número" : `${cities} ciudades, un solo número`;
}
