import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./wish-words.en.ts";
import { words as es } from "./wish-words.es.ts";

export const words = byLanguage(en, es);
