/** A conversation and the lists that are correct after its last turn. */
export type Case = { turns: string[]; accept: Wanted[][]; tag: string };

/** A required line: any of the ids, with this count (null: any count). */
export type Wanted = { ids: string[]; quantity: number | null };

/** True when a list has each wanted line and no other. */
export function fits(got: ReadonlyMap<string, number>, want: readonly Wanted[]): boolean {
  const left = new Map(got);
  // The lines with the fewest ids are matched first, so that a list of ids cannot take another
  // line's item.
  for (const { ids, quantity } of [...want].sort((a, b) => a.ids.length - b.ids.length)) {
    const id = ids.find(
      (one) => left.has(one) && (quantity === null || left.get(one) === quantity),
    );
    if (id === undefined) return false;
    left.delete(id);
  }
  return left.size === 0;
}
