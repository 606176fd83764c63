/** The blog's posts: every file of app/site/blog/posts, read during the build. */
import { z } from "zod";
import { type FullPost, readingMinutes } from "./post.ts";

const day = z.iso.date("must be a date like 2026-11-21");
const line = (longest: number) => z.string().trim().min(1).max(longest);

/** The front matter of a post, and what mdx.config.js extracts from it. */
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

const modules = import.meta.glob("/app/site/blog/posts/*.mdx", { eager: true });

/**
 * Every post, newest first.
 * @throws Error naming the file and its first invalid line
 */
export function readPosts(): FullPost[] {
  return Object.entries(modules)
    .map(([path, module]) => parsePost(path, module))
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

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
