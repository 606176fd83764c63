import { joinWords } from "#app/lib/join-words.ts";
import type { words as en } from "./words.en.tsx";

const stops = (count: number) => (count === 1 ? "1 parada" : `${count} paradas`);
const notice = (isTexted: boolean) => (isTexted ? "un mensaje" : "un correo");

export const words: typeof en = {
  sheetTitle: "Hoja de ruta",
  help:
    "Sus paradas en el orden de la ruta. Toque En camino cuando salga hacia una, y el cliente recibe un aviso; toque " +
    "Hecho cuando esté cargada. Todo funciona también sin señal.",
  noStops: "No hay paradas este día.",
  truckPoints: "Puntos del camión",
  closed: "cerrado",
  of: (points) => `de ${points}`,
  taken: (taken, points) => `${taken} de ${points}`,
  takenClosed: (taken) => `${taken}, cerrado`,
  stops,
  noWindow: "Sin horario",
  nothingBooked: "No hay nada reservado.",
  haul: (truck, stop, onBoard, toLoad) =>
    `Vacíe ${truck ?? "el camión"} antes de la parada ${stop}: lleva ${onBoard} y faltan ${toLoad} por cargar.`,
  trucks: "Camiones",
  allTrucks: "Todos los camiones",
  stopsUnit: "paradas",
  onTruck: (truck) => (truck ? `Ahora en ${truck}` : "Ahora en el camión"),
  onBoard: (points, holds) => `${points} de ${holds} puntos`,
  navigate: (first, last) =>
    first === last ? `Navegar a la parada ${first}` : `Navegar a las paradas ${first} a ${last}`,
  ofTruck: (truck, way) => `${truck}: ${way}`,
  print: "Imprimir el día",
  map: (routes) => `Mapa del día: ${routes.join("; ")}`,
  mapRoute: (truck, count) => (truck ? `${truck}, ${stops(count)}` : stops(count)),

  undone: "Deshecho.",
  doneAt: (clock, paidBy) => `Hecho ${clock}${paidBy ? `, ${paidBy}` : ""}`,
  and: " y ",
  notPaid: (sum) => `Faltan ${sum}`,
  canceledBy: (who, clock) => `por ${who === "customer" ? "el cliente" : "el dueño"}, ${clock}`,
  onMyWayTo: (name) => <>En camino con {name}. Se puede deshacer abajo.</>,
  points: (points) => `${points} puntos`,
  byZip: "(orden por código postal)",
  ourNote: "Nota nuestra:",
  next: "Sigue",
  doneWith: (name) => `Hecho con ${name}`,
  onMyWayLabel: (name) => `En camino con ${name}`,
  setOffNow: (isTexted) => `Salir y mandar ${notice(isTexted)} ya`,
  setOffLabel: (isTexted, name) => `Salir y mandar ${notice(isTexted)} ya: ${name}`,

  doneNow: (name) => <>Hecho con {name}.</>,
  lastStop: "Esa fue la última parada del día",

  stopsOf: (name, count) => `${name}. ${stops(count)}.`,
  volume: "Volumen",
  pts: (points) => `${points} pts`,
  stop: "Parada",
  notChosen: "Sin horario",
  customer: "Cliente",
  items: "Artículos",
  truck: "Camión",
  collect: "Cobrar",
  loaded: "Cargado",
  paid: "Pagado",
  table: "Paradas",
  foot: (phone, points, hauls) => (
    <>
      Llame a la oficina antes de cambiar un precio: {phone}. En un camión caben {points} pts
      {hauls.length > 0 && `: vacíelo después de la parada ${joinWords(hauls, "y")}`}.
    </>
  ),
};
