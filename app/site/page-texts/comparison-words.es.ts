import type { words as en } from "./comparison-words.en.ts";

export const words: typeof en = {
  line: (ask, us, they) => `- **${ask}** Con nosotros: ${us}. Los demás: ${they}.`,
};
