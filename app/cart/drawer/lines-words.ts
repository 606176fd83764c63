import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./lines-words.en.ts";
import { words as es } from "./lines-words.es.ts";

export const words = byLanguage(en, es);
