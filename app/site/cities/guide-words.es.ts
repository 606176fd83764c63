import type { words as en } from "./guide-words.en.ts";

const COUNTS = ["", "Un", "Dos", "Tres", "Cuatro", "Cinco", "Seis", "Siete", "Ocho"];

export const words: typeof en = {
  reads: {
    cost: "Cuánto cuesta la recogida en {city}",
    "load-cost": "Cuánto cuesta una carga",
    "single-items": "Cuánto cuesta un solo artículo",
    "worked-out": "Cuatro recogidas, paso a paso",
    compare: "Cómo nos comparamos",
    save: "Diez maneras de ahorrar",
    sell: "Venda lo que todavía sirve",
    "city-pickup": "Use primero la recogida de su ciudad",
    minimum: "Aproveche el mínimo",
    sets: "Elija juegos, no piezas",
    "one-trip": "Un viaje mejor que dos",
    share: "Comparta el camión con un vecino",
    payment: "¿Pago algo por adelantado?",
    "same-day": "¿Pueden venir hoy?",
    "load-or-items": "¿Por carga o por artículo?",
    "bigger-pile": "¿Y si hay más de lo que reservé?",
    "not-taken": "Lo que no nos llevamos",
    "be-home": "¿Tengo que estar en casa?",
    business: "¿Trabajan con negocios?",
    discount: "Cómo funciona el 10% de descuento",
  },
  windows: (count, from, to) => [
    `${COUNTS[count]} ${count === 1 ? "horario" : "horarios"} al día`,
    `De ${from} a ${to} en línea, y hoy mismo si llama`,
  ],
};
