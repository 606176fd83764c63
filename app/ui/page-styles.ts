/**
 * The text of the page's own styles, which the server has put into the page (document/page-
 * styles.server.ts). React hydrates with the same text; if it has to render the document anew
 * because a browser extension has changed it, the styles remain.
 */
export const pageStyles =
  typeof document === "undefined"
    ? ""
    : (document.getElementById("page-styles")?.textContent ?? "");
