/** A comparison of a post, as a line of text. */
export const words = {
  line: (ask: string, us: string, they: string) => `- **${ask}** With us: ${us}. Others: ${they}.`,
};
