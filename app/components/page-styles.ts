/**
 * The text of the page's own styles, as the server has put it in (document/page-styles.server.ts).
 * React takes it over from the page; and where it renders the document anew, since an extension of
 * the browser has changed it, the styles stay.
 */
export const pageStyles =
  typeof document === "undefined"
    ? ""
    : (document.getElementById("page-styles")?.textContent ?? "");
