/** The display font's address, to preload it: headings and prices are the first thing seen. */
import displayFontUrl from "@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url";

export { displayFontUrl };
