/**
 * What the curb at the end of a page spells: the area, or the place a route names.
 *
 * A route names its place from what its loader returned:
 *
 *   export const handle = { curb: (data: Data) => `${data.city.name} TX` };
 */
export const DEFAULT_CURB = "Houston TX";

/** The part of Remix's UIMatch this reads. */
type Match = { data: unknown; handle: unknown };

/** The word of the innermost page that names one; a page whose loader failed has no data to name. */
export function curbText(matches: readonly Match[]): string {
  for (const { data, handle } of [...matches].reverse()) {
    if (data !== undefined && hasCurb(handle)) return handle.curb(data);
  }
  return DEFAULT_CURB;
}

function hasCurb(handle: unknown): handle is { curb: (data: unknown) => string } {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "curb" in handle &&
    typeof handle.curb === "function"
  );
}
