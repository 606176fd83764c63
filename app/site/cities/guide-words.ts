import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./guide-words.en.ts";
import { words as es } from "./guide-words.es.ts";

export const words = byLanguage(en, es);
