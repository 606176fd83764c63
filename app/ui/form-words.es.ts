import type { words as en } from "./form-words.en.ts";

export const words: typeof en = {
  use: (email) => `Usar ${email}`,
  leaveEmpty: "Deje esto vacío",
};
