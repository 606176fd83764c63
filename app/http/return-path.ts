/** Pages a cart form may lead back to; any other path leads to the first. */
const PAGES = ["/itemized", "/load-size", "/schedule", "/chat", "/"];

/**
 * The path to redirect to after a form post without JavaScript: one of the site's own pages, with
 * its query and hash, whatever the form says.
 */
export function returnPath(wanted: string | null): string {
  const fallback = PAGES[0] as string;
  if (!wanted || wanted.length > 300 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted)) return fallback;
  const url = new URL(wanted, "http://site.invalid");
  return PAGES.includes(url.pathname) ? url.pathname + url.search + url.hash : fallback;
}
