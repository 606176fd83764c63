/**
 * The pictures shown where a page is shared: what each says, and the version that their addresses carry.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "#app/lib/language.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { readCities } from "#app/schedule/area/cities.server.ts";
import { pictureWords as wordsOf } from "#app/site/look/picture-words.ts";

const POSTS = "app/site/blog/posts";
const TEXTS = "app/site/blog/texts";
const DRAWN_FROM = [
  "app/site/look/PagePicture.tsx",
  ...["app/ui/art/buddy.svg", "app/ui/art/skyline.svg", "app/ui/art/truck.svg"],
];

/** Those of the site as it comes: Houston, the usual numbers. */
export function pictureWords() {
  const titleIn = (slug: string, language: Language) =>
    /^ {2}title: "(.+)",$/m.exec(
      readFileSync(`${TEXTS}/${slug}.words.${language}.tsx`, "utf8"),
    )?.[1];
  const posts = readdirSync(POSTS)
    .map((file) => file.replace(/\.\w+$/, ""))
    .map((slug) => ({ slug, title: titleIn(slug, "en") ?? "", titleEs: titleIn(slug, "es") }));
  const cities = readCities("db/cities.json");
  return wordsOf({ city: "Houston", numbers: USUAL_NUMBERS, posts, cities });
}

/** A hash of everything that the pictures show, short: each page carries it. */
export function picturesVersion(): string {
  const hash = createHash("sha256").update(JSON.stringify([...pictureWords()]));
  for (const file of DRAWN_FROM) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 4);
}
