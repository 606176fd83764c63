import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./slot-words.en.ts";
import { words as es } from "./slot-words.es.ts";

export const words = byLanguage(en, es);
