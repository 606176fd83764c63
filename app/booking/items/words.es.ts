import type { words as en } from "./words.en.ts";

const points = (volume: string) => `${volume} puntos`;

export const words: typeof en = {
  title: "Cambie sus artículos",
  lede: "Ve el precio y el espacio mientras cambia la lista. Nada cambia hasta que guarde.",
  showFitting: "Ver horarios donde cabe",
  onList: (units) => `${units} ${units === 1 ? "artículo" : "artículos"} en su lista`,
  empty: ["Su lista está vacía. Agregue un artículo o ", "cancele la recogida", "."],
  chooseOther: "Elija otro horario o quite algo.",
  payLater: "Usted paga cuando terminemos.",
  payLaterMailed: "Usted paga cuando terminemos. Le mandaremos el cambio por correo.",
  fits: (slot) => `Cabe el ${slot}`,
  noRoomOn: (slot) => `No hay lugar el ${slot}`,

  add: "Agregar un artículo",
  search: "Buscar",
  addNamed: (name) => `Agregar ${name}`,
  addShort: "Agregar",
  hit: (price, volume) => `${price}, ${points(volume)}`,
  alreadyOn: (units) => `, ${units} en su lista`,
  firstOf: (shown, found) =>
    `Los primeros ${shown} de ${found} artículos. Escriba más para encontrar el suyo.`,
  found: (found) =>
    found === 1 ? "Se encontró 1 artículo." : `Se encontraron ${found} artículos.`,
  notTaken: "Eso no lo podemos llevar:",
  noMatch: "Ningún artículo coincide. Pruebe una palabra más corta o agregue un trabajo especial.",

  notAdded: "No se agrega",
  added: "Agregado",
  removed: "Quitado",
  was: (count) => `Antes: ${count}`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar ${name}`,
  removeOne: (name) => `Quitar uno: ${name}`,
  howMany: (name) => `${name}, cuántos`,
  addOne: (name) => `Agregar uno: ${name}`,

  yourTotal: "Su total",
  newTotal: "Total nuevo",
  off: (percent) => `${percent}% de descuento`,
  total: "Total",
  bookedPrice: "El precio que reservó.",
  itWas: (total, volume) => `Era ${total} por ${points(volume)}.`,
  onSite: " El equipo le da el precio en su casa.",
  keepsPrice: "Lo que ya reservó conserva su precio; lo nuevo va al precio de hoy.",
  back: "Volver a mi reservación",
  keepOld: "Dejar mi lista como estaba",
  questions: ["¿Tiene preguntas? Llame al ", "."],

  noRoom: (slot) => `El camión no tiene lugar para todo esto el ${slot}.`,
  noRoomAdvice: (units) =>
    units === 1
      ? "Elija un horario donde quepa o llame al "
      : `Elija un horario con lugar para los ${units} artículos, quite algo o llame al `,
  noneClose: "Cerca de ese día no hay un horario con lugar para todo.",

  noChanges: "Todavía no hay cambios",
  listEmpty: "Su lista está vacía",
  save: (total) => `Guardar por ${total}`,
  saveSame: (total) => `Guardar por el mismo precio: ${total}`,
  unit: (price, volume) => `${price}, ${points(volume)}`,
  unitEach: (price, volume) => `${price}, ${points(volume)} cada uno`,
  unitsAt: (count, price, volume) =>
    `${count} a ${price}${volume === null ? "" : ` (${points(volume)})`}`,
  eachPoints: (prices, volume) => `${prices}, ${points(volume)} cada uno`,
};
