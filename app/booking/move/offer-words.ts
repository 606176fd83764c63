import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./offer-words.en.ts";
import { words as es } from "./offer-words.es.ts";

export const words = byLanguage(en, es);
