import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./map-words.en.ts";
import { words as es } from "./map-words.es.ts";

export const words = byLanguage(en, es);
