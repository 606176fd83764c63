import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./stage-words.en.ts";
import { words as es } from "./stage-words.es.ts";

export const words = byLanguage(en, es);
