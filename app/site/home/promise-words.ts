import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./promise-words.en.ts";
import { words as es } from "./promise-words.es.ts";

export const words = byLanguage(en, es);
