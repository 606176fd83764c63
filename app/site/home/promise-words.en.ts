type Pair = readonly [promise: string, about: string];

/**
 * The badges that pass by on the home page and on Alvin's: two rows of six. They are this site's own
 * promises, not reviews, so they have no stars. Reviews are added on the desk (rule 223).
 */
export const words = {
  heading: "You have our word",
  play: "Play",
  pause: "Pause",
  badges: "the moving badges",
  /** Each with small print beside it. @param most what a truck costs at most */
  rows: (most: string, cities: number, city: string): Pair[][] => [
    [
      ["Price on screen before you book", "instant pricing"],
      ["Pay when the job is done", "nothing up front"],
      ["No hidden fees", "upfront pricing"],
      ["Move your pickup for free", "until 6 PM the day before"],
      ["Cancel for free", "until the truck is on its way"],
      ["Same-day pickup", "by phone"],
    ],
    [
      [`${most} cap per truck`, "every full load"],
      ["16-ft box trucks", "30% more space"],
      ["Pick your own day and window", "book online"],
      ["Loaded and hauled by our crew", "you just point"],
      ["Homes and businesses", "any size of job"],
      [oneNumber(cities), `${city} area`],
    ],
  ],
  oneNumber,
};

/** @param cities how many are served */
function oneNumber(cities: number): string {
  return cities === 1 ? "One number to call" : `${cities} cities, one number to call`;
}
