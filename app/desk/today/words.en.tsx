import type { ReactNode } from "react";
import { joinWords } from "#app/lib/join-words.ts";

const stops = (count: number) => (count === 1 ? "1 stop" : `${count} stops`);

export const words = {
  sheetTitle: "Route sheet",
  help:
    "Your stops in the order of the route. Press On my way when you leave for one, and the customer hears from us; " +
    "press Done when it is loaded. The arrows change the order. It all works without signal too.",
  noStops: "No stops on this day.",
  truckPoints: "Truck points",
  closed: "closed",
  of: (points: string) => `of ${points}`,
  taken: (taken: string, points: string) => `${taken} of ${points}`,
  takenClosed: (taken: string) => `${taken}, closed`,
  stops,
  noWindow: "Window not chosen",
  nothingBooked: "Nothing is booked.",
  haul: (truck: string | null, stop: number | null, onBoard: string, toLoad: string) =>
    `Empty ${truck ?? "the truck"} before stop ${stop}: ${onBoard} on board, ${toLoad} to load.`,
  trucks: "Trucks",
  allTrucks: "All trucks",
  stopsUnit: "stops",
  onTruck: (truck: string | null) => (truck ? `On ${truck} now` : "On the truck now"),
  onBoard: (points: string, holds: string) => `${points} of ${holds} points`,
  navigate: (first: number, last: number) =>
    first === last ? `Navigate to stop ${first}` : `Navigate stops ${first} to ${last}`,
  ofTruck: (truck: string, way: string) => `${truck}: ${way}`,
  print: "Print the day",
  map: (routes: string[]) => `Map of the day: ${routes.join("; ")}`,
  mapRoute: (truck: string | null, count: number) =>
    truck ? `${truck}, ${stops(count)}` : stops(count),

  undone: "Taken back.",
  doneAt: (clock: string | null, paidBy: string | null) =>
    `Done ${clock}${paidBy ? `, ${paidBy}` : ""}`,
  and: " and ",
  notPaid: (sum: string) => `${sum} not paid`,
  canceledBy: (who: string | null, clock: string | null) =>
    `by the ${who === "customer" ? "customer" : "owner"}, ${clock}`,
  onMyWayTo: (name: ReactNode) => <>On my way to {name}. It can be taken back below.</>,
  points: (points: string) => `${points} points`,
  byZip: "(order by ZIP)",
  ourNote: "Our note:",
  next: "Next",
  doneWith: (name: string) => `Done with ${name}`,
  onMyWayLabel: (name: string) => `On my way to ${name}`,
  setOffNow: (isTexted: boolean) => `Set off and ${isTexted ? "text" : "email"} now`,
  setOffLabel: (isTexted: boolean, name: string) =>
    `Set off and ${isTexted ? "text" : "email"} now: ${name}`,

  doneNow: (name: ReactNode) => <>Done with {name}.</>,
  lastStop: "That was the last stop of the day",

  stopsOf: (name: string, count: number) => `${name}. ${stops(count)}.`,
  volume: "Volume",
  pts: (points: string) => `${points} pts`,
  stop: "Stop",
  notChosen: "Not chosen",
  customer: "Customer",
  items: "Items",
  truck: "Truck",
  collect: "Collect",
  loaded: "Loaded",
  paid: "Paid",
  table: "Stops",
  foot: (phone: ReactNode, points: number, hauls: number[]) => (
    <>
      Call the office before you change a price: {phone}. One truck holds {points} pts
      {hauls.length > 0 && `: empty it after stop ${joinWords(hauls, "and")}`}.
    </>
  ),
};
