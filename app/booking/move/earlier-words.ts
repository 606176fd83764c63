import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./earlier-words.en.ts";
import { words as es } from "./earlier-words.es.ts";

export const words = byLanguage(en, es);
