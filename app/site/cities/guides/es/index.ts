import type { CitySlug } from "#app/schedule/area/city.ts";
import { alvin } from "./alvin.ts";
import { baytown } from "./baytown.ts";
import { channelview } from "./channelview.ts";
import { cypress } from "./cypress.ts";
import { deerPark } from "./deer-park.ts";
import { friendswood } from "./friendswood.ts";
import { houston } from "./houston.ts";
import { humble } from "./humble.ts";
import { katy } from "./katy.ts";
import { laPorte } from "./la-porte.ts";
import { leagueCity } from "./league-city.ts";
import { missouriCity } from "./missouri-city.ts";
import { pasadena } from "./pasadena.ts";
import { pearland } from "./pearland.ts";
import { richmond } from "./richmond.ts";
import { rosenberg } from "./rosenberg.ts";
import type { SpanishGuide } from "./spanish-guide.ts";
import { spring } from "./spring.ts";
import { sugarLand } from "./sugar-land.ts";
import { theWoodlands } from "./the-woodlands.ts";
import { tomball } from "./tomball.ts";

/** Each city's own words in Spanish. */
export const CITY_WORDS_ES: Record<CitySlug, SpanishGuide> = {
  houston,
  katy,
  "sugar-land": sugarLand,
  pearland,
  cypress,
  spring,
  humble,
  "missouri-city": missouriCity,
  pasadena,
  "the-woodlands": theWoodlands,
  "league-city": leagueCity,
  baytown,
  friendswood,
  channelview,
  richmond,
  rosenberg,
  tomball,
  alvin,
  "deer-park": deerPark,
  "la-porte": laPorte,
};
