/** Questions and posts: those that come with the site, and what the owner has made of them (rules 530 to 534). */

export type TextKind = "question" | "post";

/** What the owner has made of one; a row of the database. */
export type PageText = {
  kind: TextKind;
  /** The anchor of a question, the last part of a post's address. */
  id: string;
  isHidden: boolean;
  /** Its place in the list; null: where it is by itself. */
  position: number | null;
  /** The owner's words; null: those that come with the site. */
  title: string | null;
  summary: string | null;
  body: string | null;
  publishedOn: string | null;
  updatedOn: string | null;
};

/** The words of one, as a form has them. A question has no summary. */
export type TextFields<Value = string> = { title: Value; summary: Value; body: Value };

/** One that comes with the site. @property fields what the owner would write for it, of which a list needs the title */
export type StandardText = {
  id: string;
  title: string;
  formerId?: string | undefined;
  date?: string;
  fields: () => TextFields;
};

/** How long each may be, in characters. */
export const TEXT_LIMITS: Record<TextKind, TextFields<number>> = {
  question: { title: 120, summary: 0, body: 3_000 },
  post: { title: 70, summary: 170, body: 20_000 },
};

/** One of a list: as it comes with the site, as the owner has it, or both. */
export type ListedText<Standard> = { id: string; standard: Standard | null; own: PageText | null };

/**
 * All of a kind in the order of their list, the hidden ones too: those that the owner has moved in their places, and
 * before or behind them the others as they come.
 * @param rows of the kind
 * @param isNewestFirst posts: what is not moved comes first, the newest before all
 */
export function listTexts<Standard extends { id: string; date?: string }>(
  standards: readonly Standard[],
  rows: readonly PageText[],
  isNewestFirst: boolean,
): ListedText<Standard>[] {
  const ofRow = new Map(rows.map((row) => [row.id, row]));
  const all: ListedText<Standard>[] = standards.map((standard) => ({
    ...{ id: standard.id, standard, own: ofRow.get(standard.id) ?? null },
  }));
  const known = new Set(all.map(({ id }) => id));
  // A row whose standard text the site no longer has stays where it has words of its own.
  for (const own of rows) {
    if (!known.has(own.id) && own.body !== null) all.push({ id: own.id, standard: null, own });
  }
  const placed = all.filter(({ own }) => own?.position != null);
  placed.sort((one, other) => (one.own?.position ?? 0) - (other.own?.position ?? 0));
  const others = all.filter(({ own }) => own?.position == null);
  if (!isNewestFirst) return [...placed, ...others];
  others.sort((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return [...others, ...placed];
}

function dayOf({ standard, own }: ListedText<{ date?: string }>): string {
  return standard?.date ?? own?.publishedOn ?? "";
}

/** The words that count: the owner's, or those that come with the site; null: it has none. */
export function fieldsOf(text: ListedText<StandardText> | undefined): TextFields | null {
  if (!text) return null;
  const { own, standard } = text;
  if (!hasWords(own)) return standard?.fields() ?? null;
  return { title: own.title, summary: own.summary ?? "", body: own.body };
}

/** Whether an own text takes the place of the one that comes with the site. */
export function hasWords(own: PageText | null): own is PageText & { title: string; body: string } {
  return own !== null && own.title !== null && own.body !== null;
}
