import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./launcher-words.en.ts";
import { words as es } from "./launcher-words.es.ts";

export const words = byLanguage(en, es);
