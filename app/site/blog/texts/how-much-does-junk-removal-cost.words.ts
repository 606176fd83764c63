import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./how-much-does-junk-removal-cost.words.en.tsx";
import { words as es } from "./how-much-does-junk-removal-cost.words.es.tsx";

export const words = byLanguage(en, es);
