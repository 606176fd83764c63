import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./words.en.tsx";
import { words as es } from "./words.es.tsx";

export const words = byLanguage(en, es);
