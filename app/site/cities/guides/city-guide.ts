/**
 * The words of one city's page. They are made from the facts in db/cities.json and say nothing of a
 * place beyond them; what a city collects is always left to the city. No price is ever typed: a load
 * names catalogue ids, and the pricing rules price it.
 */

import type { Cart } from "#app/prices/cart.ts";
import type { ReadName } from "#app/site/cities/reads.ts";
import type { IconName } from "#app/ui/art/icon-name.ts";

export type CityGuide = {
  /** What a search engine shows under the title: 100 to 160 characters. */
  description: string;
  /** Under the headline, on a phone's first screen. */
  lede: string;
  heading: string;
  intro: readonly string[];
  /** A link that only some cities have, after the intro. */
  aside?: { before: string; to: string; label: string };
  reasons: readonly Reason[];
  load: ExampleLoad;
  /** The drawing that fits the place, shown while the owner has no photos. */
  scene: Scene;
  /** What to read next: no two cities have the same. */
  reads: readonly [ReadName, ReadName, ReadName];
  /** The closing call. */
  closing: string;
  hasPromiseStrip?: true;
};

export type Scene = "garage" | "living" | "yard";

export type Reason = { icon: IconName; title: string; text: string };

/** A load that fits the place, priced as a cart would be. */
export type ExampleLoad = { title: string; text: string; lines: Cart };
