/** The fonts' addresses, to preload them (fonts.css). */
import figtreeUrl from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import funnelDisplayUrl from "@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2?url";

export const fontUrls = [funnelDisplayUrl, figtreeUrl];
