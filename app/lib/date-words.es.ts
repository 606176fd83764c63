import type { words as en } from "./date-words.en.ts";

export const words: typeof en = {
  days: "domingo lunes martes miércoles jueves viernes sábado".split(" "),
  months:
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
      " ",
    ),
  styles: {
    weekday: "W",
    monthDay: "d m",
    short: "w, d m",
    day: "W d de M",
    monthDayYear: "d de M de y",
    month: "M de y",
    shortMonth: "m y",
    long: "W d de M de y",
  },
  today: "Hoy",
  tomorrow: "Mañana",
  dayAfter: "Pasado mañana",
};
