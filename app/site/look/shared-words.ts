import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./shared-words.en.ts";
import { words as es } from "./shared-words.es.ts";

export const words = byLanguage(en, es);
