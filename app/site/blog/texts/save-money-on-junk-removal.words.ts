import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./save-money-on-junk-removal.words.en.tsx";
import { words as es } from "./save-money-on-junk-removal.words.es.tsx";

export const words = byLanguage(en, es);
