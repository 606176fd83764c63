import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./customer-words.en.ts";
import { words as es } from "./customer-words.es.ts";

export const words = byLanguage(en, es);
