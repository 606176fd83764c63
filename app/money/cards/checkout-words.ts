import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./checkout-words.en.ts";
import { words as es } from "./checkout-words.es.ts";

export const words = byLanguage(en, es);
