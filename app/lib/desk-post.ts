/** A post of the desk that saw another state than there is now: it changes nothing (rule 237). */
export class OutdatedPost extends Error {
  override name = "OutdatedPost";
}

/** A post as the database tells it from others (rule 214). */
export type DeskPost = {
  /** Of its whole content: the same page's form with other words is another post. Null: a command. */
  requestId: string | null;
  /** The stamp of what it changes, as its page showed it; null: whatever it is now. */
  seen: string | null;
};

/** Stands for what can be changed of an item of the price list, in its form. */
export function itemState(priceCents: number, isHidden: boolean): string {
  return `${priceCents} ${isHidden}`;
}
