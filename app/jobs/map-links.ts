/** Links that open a phone's own map: addresses alone, no coordinates, so that the map finds the door. */

const DIRECTIONS = "https://www.google.com/maps/dir/?api=1";
/** A map takes this many stops on the way to the last one. */
const MAX_WAYPOINTS = 3;

/** Directions from where the phone is. */
export function directionsTo(address: string): string {
  return `${DIRECTIONS}&destination=${encodeURIComponent(address)}`;
}

/** A part of a route: its link, and which of the stops it leads to, from 0. */
export type RoutePiece = { href: string; first: number; last: number };

/** The rest of a day's route, in pieces that a map takes. */
export function routePieces(addresses: readonly string[]): RoutePiece[] {
  const size = MAX_WAYPOINTS + 1;
  return Array.from({ length: Math.ceil(addresses.length / size) }, (_, piece) => {
    const first = piece * size;
    const part = addresses.slice(first, first + size);
    const waypoints = part.slice(0, -1).map(encodeURIComponent).join("%7C");
    const href = directionsTo(part.at(-1) ?? "");
    return {
      href: waypoints === "" ? href : `${href}&waypoints=${waypoints}`,
      first,
      last: first + part.length - 1,
    };
  });
}
