import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./other-words.en.ts";
import { words as es } from "./other-words.es.ts";

export const words = byLanguage(en, es);
