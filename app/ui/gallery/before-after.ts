/** A place before and after a pickup, as the gallery shows it: drawn or photographed. */
export type BeforeAfter = {
  /** "garage" */
  key: string;
  caption: string;
  before: Picture;
  after: Picture;
};

/** The pairs that a city's page shows: those whose name or caption names it first. */
export function pairsOfPlace(
  pairs: readonly BeforeAfter[],
  { slug, name }: { slug: string; name: string },
  most: number,
): BeforeAfter[] {
  const isThere = ({ key, caption }: BeforeAfter) =>
    `-${key}-`.includes(`-${slug}-`) || caption.toLowerCase().includes(name.toLowerCase());
  return [...pairs.filter(isThere), ...pairs.filter((pair) => !isThere(pair))].slice(0, most);
}

export type Picture = {
  alt: string;
  /** For every browser. */
  src: string;
  width: number;
  height: number;
  /** Smaller or better files for browsers that can use them, best first. */
  sources: readonly { type: string; srcSet: string }[];
};
