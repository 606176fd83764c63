import type { TextKind } from "#app/site/page-texts/page-text.ts";

/** The list of questions and posts. */
export const TEXTS_LIST = "/desk/settings/questions";

/** Where one is edited. @param id null: a new one */
export function textPath(kind: TextKind, id: string | null): string {
  return `${TEXTS_LIST}/${kind}${id === null ? "" : `/${id}`}`;
}
