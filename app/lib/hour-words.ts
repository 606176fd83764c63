import { hourWords as en } from "./hour-words.en.ts";
import { hourWords as es } from "./hour-words.es.ts";
import { spokenLanguage } from "./language.ts";

/** "6 PM", "6 p.m.". @param hour of the day, 0 to 23 */
export const hourWords: typeof en = (hour) => (spokenLanguage() === "es" ? es(hour) : en(hour));
