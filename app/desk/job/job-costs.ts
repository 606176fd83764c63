export const MAX_COST_WORDS = 80;
