import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./drawer-words.en.ts";
import { words as es } from "./drawer-words.es.ts";

export const words = byLanguage(en, es);
