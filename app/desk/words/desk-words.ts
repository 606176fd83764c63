import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./desk-words.en.tsx";
import { words as es } from "./desk-words.es.tsx";

export const words = byLanguage(en, es);
