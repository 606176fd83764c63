import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./window-words.en.ts";
import { words as es } from "./window-words.es.ts";

export const words = byLanguage(en, es);
