import { spokenLanguage } from "./language.ts";

/** "6 PM", "6 p.m.". @param hour of the day, 0 to 23 */
export function hourWords(hour: number): string {
  const isInSpanish = (import.meta.env.LANGUAGE ?? spokenLanguage()) === "es";
  const [am, pm] = isInSpanish ? ["a.m.", "p.m."] : ["AM", "PM"];
  return `${((hour + 11) % 12) + 1} ${hour < 12 ? am : pm}`;
}
