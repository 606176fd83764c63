import type { CityGuide, ExampleLoad } from "../city-guide.ts";

/** The words of a city's page in Spanish; what they are about stands in the English guide. */
export type SpanishGuide = Pick<
  CityGuide,
  "description" | "lede" | "heading" | "intro" | "aside" | "closing"
> & {
  /** Title and text, in the order of the English ones. */
  reasons: readonly (readonly [title: string, text: string])[];
  load: Pick<ExampleLoad, "title" | "text">;
};
