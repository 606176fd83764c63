/** The questions and posts that come with the site, as the owner would write them. */
import type { FullPost } from "#app/site/blog/post.ts";
import { postText } from "#app/site/blog/posts.server.ts";
import type { Question } from "#app/site/faq/faq.ts";
import type { StandardText } from "./page-text.ts";
import { postMarkdown } from "./post-markdown.server.tsx";

/** @param questions with the names of their figures */
export function standardQuestions(questions: readonly Question[]): StandardText[] {
  return questions.map(({ id, formerId, question, answer, link }) => {
    const body = link ? `${answer}\n\n[${link.label}](${link.to})` : answer;
    return { id, formerId, fields: () => ({ title: question, summary: "", body }) };
  });
}

export function standardPostTexts(posts: readonly FullPost[]): StandardText[] {
  return posts.map(({ slug, date, title, description }) => ({
    ...{ id: slug, date },
    fields: () => ({ title, summary: description, body: postMarkdown(postText(slug)) }),
  }));
}
