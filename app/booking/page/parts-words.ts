import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./parts-words.en.ts";
import { words as es } from "./parts-words.es.ts";

export const words = byLanguage(en, es);
