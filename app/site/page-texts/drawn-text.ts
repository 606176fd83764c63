/** A text of the owner's as HTML, in the parts that its headings of the second level open. */
export type DrawnText = {
  /** What stands before the first heading. */
  opening: string;
  /** @property id its anchor */
  sections: { id: string; title: string; html: string }[];
};
