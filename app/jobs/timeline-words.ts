import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./timeline-words.en.ts";
import { words as es } from "./timeline-words.es.ts";

export const words = byLanguage(en, es);
