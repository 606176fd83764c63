/** The fonts' addresses, to preload them (fonts.css). */
import figtreeUrl from "./fonts/figtree.woff2?url";
import funnelDisplayUrl from "./fonts/funnel-display.woff2?url";

export const fontUrls = [funnelDisplayUrl, figtreeUrl];
