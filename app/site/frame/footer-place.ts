/**
 * The place that a page names at its end: the one its route names; null: the home city.
 *
 * A route names its place from what its loader returned:
 *
 *   export const handle = { footerPlace: (data: Data) => `${data.city.name} TX` };
 */
/** The fields of Remix's UIMatch that are read here. */
type Match = { data: unknown; handle: unknown };

/** The place that the innermost route names. A page whose loader failed has no data and names none. */
export function footerPlace(matches: readonly Match[]): string | null {
  for (const { data, handle } of [...matches].reverse()) {
    if (data !== undefined && namesPlace(handle)) return handle.footerPlace(data);
  }
  return null;
}

function namesPlace(handle: unknown): handle is { footerPlace: (data: unknown) => string | null } {
  return (
    typeof handle === "object" &&
    handle !== null &&
    "footerPlace" in handle &&
    typeof handle.footerPlace === "function"
  );
}
