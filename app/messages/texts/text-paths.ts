import type { TextId } from "./texter.ts";

/** Where the texting service brings what customers text, and what became of our texts. */
export const TEXTS_PATH = "/api/texts";

export function textStatusPath(id: TextId): string {
  return `${TEXTS_PATH}/status/${id}`;
}
