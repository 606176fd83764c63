import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./view-words.en.ts";
import { words as es } from "./view-words.es.ts";

export const words = byLanguage(en, es);
