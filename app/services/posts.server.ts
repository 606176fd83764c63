/** The blog's posts: every file of app/content/posts, read when the site is built. */
import { z } from "zod";
import { type Heading, type Post, type PricedProducts, readingMinutes } from "#app/domain/post.ts";
import { findProduct } from "./app.server.ts";

const day = z.iso.date("must be a date like 2026-11-21");
const line = (longest: number) => z.string().trim().min(1).max(longest);

/** What stands between the dashes at the top of a post, and what mdx.config.js finds in it. */
const moduleSchema = z.object({
  frontmatter: z
    .object({ title: line(70), description: line(170), date: day, updated: day.optional() })
    .strict(),
  facts: z.object({
    words: z.number(),
    headings: z.array(z.object({ id: z.string(), text: z.string() })),
    products: z.array(z.string()),
  }),
});

type FullPost = Post & { headings: Heading[]; products: string[] };

const modules = import.meta.glob("/app/content/posts/*.mdx", { eager: true });

const fullPosts: readonly FullPost[] = Object.entries(modules)
  .map(([path, module]) => parsePost(path, module))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** Every post, the newest first. */
export const posts: readonly Post[] = fullPosts.map(
  ({ headings: _headings, products: _products, ...post }) => post,
);

/** A post with its table of contents and today's prices of what it names; null for no such post. */
export function readPost(slug: string) {
  const found = fullPosts.find((post) => post.slug === slug);
  if (!found) return null;
  const { headings, products, ...post } = found;
  return { post, headings, products: priced(products) };
}

/** @throws Error naming the file and the first line that does not hold */
function parsePost(path: string, module: unknown): FullPost {
  const parsed = moduleSchema.safeParse(module);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${path}: ${issue?.path.slice(1).join(".")} ${issue?.message}`);
  }
  const { frontmatter, facts } = parsed.data;
  return {
    slug: path.replace(/^.*\/|\.mdx$/g, ""),
    ...frontmatter,
    updated: frontmatter.updated ?? frontmatter.date,
    minutes: readingMinutes(facts.words),
    headings: facts.headings,
    products: facts.products,
  };
}

function priced(ids: readonly string[]): PricedProducts {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const product = findProduct(id);
      if (!product) return [];
      const { name, priceCents, volume } = product;
      return [[id, { name, priceCents, volume }]];
    }),
  );
}
