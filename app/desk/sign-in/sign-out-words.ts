import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./sign-out-words.en.ts";
import { words as es } from "./sign-out-words.es.ts";

export const words = byLanguage(en, es);
