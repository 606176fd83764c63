import { joinWords } from "#app/lib/join-words.ts";
import { spanishAnd } from "#app/lib/spanish.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Recogida de muebles y cosas viejas con precio al instante",
  description:
    "Toque lo que se va y vea su precio antes de que lleguemos. Recogida de muebles y cosas viejas en el " +
    "área de {city}, sin pagar nada por adelantado.",
  heading: "Haga espacio para lo que importa.",
  lede:
    "Toque lo que se va, vea cómo se llena el camión y sepa su precio antes de que lleguemos. Pague " +
    "cuando terminemos.",
  getStarted: "Reservar",
  sameDay: "Recogida hoy mismo",
  scene: (name, city) =>
    `Un camión de ${name} frente a una casa de ${city}, con los edificios del centro al fondo`,
  facts: (minimum, most) => [
    [`Desde ${minimum}`, `Máximo ${most} por camión`],
    ["Camiones de 16 pies", "30% más espacio que la competencia"],
    ["Nada por adelantado", "Pague cuando terminemos"],
    ["Hoy o mañana", "Sin cargos ocultos, nunca"],
  ],
  card: {
    title: "¿Qué se va?",
    payNothing: "Hoy no paga nada",
    example: (names, total) => {
      const things = joinWords(names, spanishAnd(names.at(-1) ?? ""));
      return `El camión todavía está vacío. Por ejemplo: ${things}, todo por ${total}.`;
    },
    addMore: "Agregar más artículos",
    instantPricing: "Precio al instante",
    fromPhotos: "Cotizar con fotos",
    truckFill: "Camión",
    book: (total) => `Reservar por ${total}`,
    remove: "Quitar",
    removeIt: (name) => `Quitar: ${name}`,
    less: (name) => `Uno menos: ${name}`,
    more: (name) => `Uno más: ${name}`,
  },
  how: {
    heading: "Tres toques y listo",
    step: (number) => `Paso ${number}`,
    steps: [
      ["Toque para empezar", "Elija un tamaño de carga o vaya artículo por artículo."],
      ["Agregue en segundos", "Con cada toque cambian el precio y el camión."],
      ["Aparte su fecha", "Elija el día y el horario. Sin tarjeta."],
    ],
    loadSize: "Por carga",
    itemized: "Por artículo",
    select: "Elegir artículos",
  },
  kinds: {
    heading: "Desde un colchón hasta la casa entera",
    lede: "Doce tipos de cosas, cada uno con su precio a la vista.",
    label: "Categorías",
  },
  loads: {
    heading: "Primero sepa cuánto cuesta",
    lede: "Precio claro al instante, 30% más bajo que el de las grandes compañías.",
    instantPricing: "Ver mi precio",
  },
  gallery: {
    drawn: "Lo naranja se va. Lo azul se queda.",
    photographed: "Antes y después",
    more: (count) => `Ver ${count} más`,
  },
  reviews: {
    heading: "Lo que dicen los clientes",
    stars: (count) => (count === 1 ? "1 de 5 estrellas" : `${count} de 5 estrellas`),
    on: "en",
  },
  about: {
    heading: "Sus vecinos con un camión grande",
    lede: (city) =>
      `Somos un equipo de ${city} con camiones de caja de 16 pies, y cobramos por el espacio que ` +
      "ocupan sus cosas. En un trabajo urgente llegamos en menos de 2 horas.",
    reasons: [
      ["Cambie gratis", "Mueva su recogida sin costo hasta las 6 p.m. del día anterior."],
      ["Casas y negocios", "Un sofá, una oficina o una herencia completa."],
      ["El precio que reservó", "Sin cargos ocultos y nada que pagar hasta que terminemos."],
    ],
    drawing: "Dibujo: dos personas llevan un sofá de una casa al camión",
  },
  cities: { label: "Ciudades", all: "Ciudades que atendemos" },
  closing: {
    heading: "¿Listo para volver a ver el piso?",
    lede: "Reserve ahora y pague cuando terminemos.",
    book: "Reservar al instante",
    call: "Llamar ahora",
  },
};
