/** What the error page says, by the answer's status (rule 103). */
type ErrorWords = { heading: string; lede: string };

const FAILURE_WORDS: ErrorWords = {
  heading: "Unexpected Application Error!",
  lede: "Something went wrong on our side. Your cart is still here. Open the page again, or call us.",
};

const REFUSED_WORDS: ErrorWords = {
  heading: "We couldn't do that",
  lede: "Your cart is still here. Open the page again, or call us.",
};

const WORDS: Record<number, ErrorWords> = {
  403: {
    heading: "That came from another site",
    lede: "Nothing was sent. Your cart is still here. Open the page again, or call us.",
  },
  404: {
    heading: "That page was hauled away",
    lede: "We can't find this page. Your cart is still here.",
  },
};

/** @param status the answer's HTTP status; anything but 4xx is a failure of ours */
export function errorWords(status: number): ErrorWords {
  if (status < 400 || status >= 500) return FAILURE_WORDS;
  return WORDS[status] ?? REFUSED_WORDS;
}
