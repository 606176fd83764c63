import { fromMiddle, words as links } from "./link-words.es.ts";
import type { words as en } from "./page-words.en.ts";

export const words: typeof en = {
  title: (name) => `Recogida de muebles y cosas viejas en ${name}, TX`,
  lost: {
    title: "No encontramos esa ciudad",
    description: "No tenemos una página de una ciudad con ese nombre.",
  },
  crumb: "Ciudades que atendemos",
  crumbs: "Ruta de la página",
  instantPricing: (name) => `Ver mi precio en ${name}`,
  downtown: "Centro",
  around: "y todos sus alrededores",
  away: (place, middle) => [links.away(place), fromMiddle(middle)],
  prices: (least, most) => [`De ${least} a ${most}`, "Del mínimo a un camión completo"],
  load: (names) => ["Se va en el camión", `${names.join(", ")} y el resto de la lista`],
  loadPrice: "Precio de esta carga",
  loadMore: "Qué lleva y cómo se calcula",
  loadOwn: "Ver el precio de su carga",
  reasons: (name) => `Por qué nos llaman en ${name}`,
  ownReasons: "Por qué reservar con nosotros",
  trust: "Con qué puede contar",
  pay: "Pague cuando terminemos",
  noFees: "Sin cargos ocultos",
  onMap: (name) => `${name} en el mapa`,
  mapNote: (name, county, middle) =>
    `${name}, ${county ? `condado de ${county}` : "Texas"}. Medimos las millas en línea recta a partir ` +
    `${fromMiddle(middle)}.`,
  middle: "downtown Houston",
  streetMap: (name) => `Mapa de calles de ${name}`,
  showOwn: "Ver nuestro mapa",
  showStreets: "Ver aquí el mapa de calles",
  openStreetMap: (name) => `${name} en OpenStreetMap`,
  neighborhoods: (name) => `Colonias que atendemos en ${name}`,
  zips: (name) => `Códigos postales de ${name}`,
  zipCodes: "Códigos postales",
  moreZips: (count) => `Y ${count} más. `,
  anyAddress: (city) =>
    `Puede reservar desde cualquier dirección del área de ${city}, esté o no su código postal en la lista.`,
  near: (name) => `Cerca de ${name}`,
  readOn: "Para seguir leyendo",
  before: "Antes de reservar",
  photos: "Antes y después",
  drawn: "Lo naranja se va. Lo azul se queda.",
};
