import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./method-words.en.ts";
import { words as es } from "./method-words.es.ts";

export const words = byLanguage(en, es);
