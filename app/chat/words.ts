/** What the assistant says by itself (rules 85 to 88, 91 to 95, 102); app/chat/parser/reply/ composes its answers. */
import { byLanguage } from "#app/lib/language.ts";
import { words as en } from "./words.en.ts";
import { words as es } from "./words.es.ts";

export const words = byLanguage(en, es);
