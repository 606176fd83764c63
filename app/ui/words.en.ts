import type { Language } from "#app/lib/language.ts";

/** What the error page says (rule 103), and what the site says on every page. */
type ErrorWords = { heading: string; lede: string };

const statusWords: Record<number, ErrorWords> = {
  403: {
    heading: "That came from another site",
    lede: "Nothing was sent. Your cart is still here. Open the page again, or call us.",
  },
  404: {
    heading: "That page was hauled away",
    lede: "We can't find this page. Your cart is still here.",
  },
};

export const words = {
  language: "en" as Language,
  locale: "en_US",
  home: "Home",
  failure: {
    heading: "Unexpected Application Error!",
    lede: "Something went wrong on our side. Your cart is still here. Open the page again, or call us.",
  },
  refused: {
    heading: "We couldn't do that",
    lede: "Your cart is still here. Open the page again, or call us.",
  },
  statusWords,
  notFound: "Page not found",
  getPrice: "Get a price",
  backHome: "Back to Home",
  manageBooking: "Manage booking",
  call: "Call",
};
