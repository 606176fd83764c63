import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./tier-words.en.ts";
import { words as es } from "./tier-words.es.ts";

export const words = byLanguage(en, es);
