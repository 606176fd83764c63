/** A place before and after a pickup, as the gallery shows it: drawn or photographed. */
export type BeforeAfter = {
  /** "garage" */
  key: string;
  caption: string;
  before: Picture;
  after: Picture;
};

export type Picture = {
  alt: string;
  /** For every browser. */
  src: string;
  width: number;
  height: number;
  /** Smaller or better files for browsers that can use them, best first. */
  sources: readonly { type: string; srcSet: string }[];
};
