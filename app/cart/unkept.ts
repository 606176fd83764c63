/** The parameter with the list of a visitor whose browser sent no cart cookie (rule 264). */
export const UNKEPT = "unkept";
