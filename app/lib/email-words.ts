import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./email-words.en.ts";
import { words as es } from "./email-words.es.ts";

export const words = byLanguage(en, es);
