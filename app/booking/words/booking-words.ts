import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./booking-words.en.ts";
import { words as es } from "./booking-words.es.ts";

export const words = byLanguage(en, es);
