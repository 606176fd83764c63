/** The page that takes photos instead of a list: a reply with its name brings the way there (rule 415). */
export const QUOTE_PAGE = "Quote from photos";
