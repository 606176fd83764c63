import { words as en } from "./date-words.en.ts";
import { words as es } from "./date-words.es.ts";
import { byLanguage } from "./language.ts";

export const words = byLanguage(en, es);
