export const words = {
  days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
  months:
    "January February March April May June July August September October November December".split(
      " ",
    ),
  /** A capital letter is the whole word, a small one its first three letters. */
  styles: {
    weekday: "W",
    monthDay: "m d",
    short: "w, m d",
    day: "W, M d",
    monthDayYear: "M d, y",
    month: "M y",
    shortMonth: "m y",
    long: "W, M d, y",
  },
  today: "Today",
  tomorrow: "Tomorrow",
  dayAfter: "Day After",
};
