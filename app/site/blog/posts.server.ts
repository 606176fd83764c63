/** The blog's posts: every text of app/site/blog/texts, read during the build. */
import { Link } from "@remix-run/react";
import { Children, isValidElement, type ReactNode } from "react";
import { inLanguage, type Language } from "#app/lib/language.ts";
import { PostLink } from "./figures.tsx";
import { type FullPost, type Heading, type PostHead, readingMinutes } from "./post.ts";

type PostFile = { words: { post: PostHead; text: () => ReactNode } };

const files = import.meta.glob<PostFile>("./texts/*.words.ts", { eager: true });

/** Every post in a language, newest first. */
export const readPosts = (language: Language) => inLanguage(language, allPosts);

function allPosts(): FullPost[] {
  return Object.entries(files)
    .map(([path, { words }]) => {
      const facts: Facts = { words: 0, headings: [], products: new Set() };
      collect(words.text(), facts);
      return {
        ...words.post,
        slug: path.replace(/^.*\/|\.words\.ts$/g, ""),
        minutes: readingMinutes(facts.words),
        headings: facts.headings,
        products: [...facts.products].sort(),
      };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

/** The text of one that comes with the site, in the language that is spoken. */
export function postText(slug: string): ReactNode {
  return files[`./texts/${slug}.words.ts`]?.words.text() ?? null;
}

type Facts = { words: number; headings: Heading[]; products: Set<string> };

/** What carries products: `product="sofa"`, `items="sofa:2 mattress"`. */
const PRODUCT_PROPS = ["product", "items", "from", "to"];

/** Counts a text's words, and finds its second-level headings and the products that its figures name. */
function collect(text: ReactNode, facts: Facts): void {
  for (const node of Children.toArray(text)) {
    if (typeof node === "string") facts.words += node.split(/\s+/).filter(Boolean).length;
    if (!isValidElement<Record<string, string> & { children?: ReactNode }>(node)) continue;
    const { type, props } = node;
    if (type === "h2") facts.headings.push({ id: `${props.id}`, text: `${props.children}` });
    // A link's `to` names no product.
    for (const name of type === Link || type === PostLink ? [] : PRODUCT_PROPS) {
      for (const id of props[name]?.match(/[a-z][a-z0-9-]*/g) ?? []) facts.products.add(id);
    }
    collect(props.children, facts);
  }
}
