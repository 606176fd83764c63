import { wordSet } from "./table.ts";

/** Makers and colours: said of a thing beside its size, they choose nothing. */
export const MAKERS = wordSet(
  "samsung lg sony vizio tcl hisense toshiba panasonic sharp philips magnavox rca insignia roku sanyo element westinghouse onn mitsubishi jvc pioneer polaroid sceptre emerson zenith hitachi",
  "ge whirlpool kenmore maytag frigidaire bosch amana kitchenaid haier electrolux hotpoint viking speed daewoo mabe midea magic danby",
  "sealy serta simmons tempurpedic casper purple ikea ashley wayfair sears costco walmart target",
  "black white brown gray grey silver beige tan red blue green cherry oak walnut negro negra blanco blanca cafe gris",
);
