import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./receipt-words.en.ts";
import { words as es } from "./receipt-words.es.ts";

export const words = byLanguage(en, es);
