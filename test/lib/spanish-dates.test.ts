import { expect, test } from "vitest";
import { formatDate, longDate } from "#app/lib/dates.ts";
import { hourWords } from "#app/lib/hour-words.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { inLanguage } from "#app/lib/language.ts";
import { dateOptions, shortHours, windowWithHours } from "#app/schedule/schedule.ts";

const FRIDAY = "2026-11-27";

test("dates and windows read as Spanish has them, and as English again behind it", () => {
  const said = () => [
    ...(["weekday", "monthDay", "short", "day", "long", "month"] as const).map((style) =>
      formatDate(FRIDAY, style),
    ),
    dateOptions(FRIDAY)[1]?.label,
    windowWithHours("Morning"),
    windowWithHours("07:30-09:00 Early"),
    shortHours("07:30-13:00 Early"),
    hourWords(18),
    houstonTime("2026-07-20T15:30:00Z"),
  ];
  expect(inLanguage("es", said)).toEqual([
    "viernes",
    "27 nov",
    "vie, 27 nov",
    "viernes 27 de noviembre",
    "viernes 27 de noviembre de 2026",
    "noviembre de 2026",
    "Mañana",
    "Mañana, 7:00 a.m. – 12:00 p.m.",
    "Early, 7:30 a.m. – 9:00 a.m.",
    "7:30 – 1",
    "6 p.m.",
    "lun, 20 de jul de 2026, 10:30 a.m.",
  ]);
  expect(said().slice(0, 3)).toEqual(["Friday", "Nov 27", "Fri, Nov 27"]);
  expect(longDate(FRIDAY)).toBe("Friday, November 27, 2026");
});
