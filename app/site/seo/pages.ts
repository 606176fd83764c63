/** The pages whose prices or items change with the price list. */
export const PRICED_PAGES = ["/", "/selection", "/load-size", "/itemized"];
/** The others that search engines are told of, beside posts and cities. */
export const PLAIN_PAGES = ["/schedule", "/quote", "/faq", "/service-areas", "/privacy", "/terms"];
/** Those that only visitors need. */
export const VISITORS_PAGES = ["/blog", "/booking", "/chat"];
