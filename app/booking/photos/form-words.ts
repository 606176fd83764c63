import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./form-words.en.ts";
import { words as es } from "./form-words.es.ts";

export const words = byLanguage(en, es);
