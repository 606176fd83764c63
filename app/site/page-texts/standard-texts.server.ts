/** The questions and posts that come with the site, as the owner would write them. */
import type { FullPost } from "#app/site/blog/post.ts";
import { postText } from "#app/site/blog/posts.server.ts";
import type { Question } from "#app/site/faq/question.ts";
import { textElsewhere } from "./elsewhere.ts";
import type { StandardText } from "./page-text.ts";
import { postMarkdown } from "./post-markdown.server.tsx";

/** @param questions with the names of their figures */
export function standardQuestions(questions: readonly Question[]): StandardText[] {
  return questions.map(({ id, formerId, question, answer, link }) => {
    const body = link ? `${answer}\n\n[${link.label}](${link.to})` : answer;
    const fields = () => ({ title: question, summary: "", body });
    return { id, formerId, title: question, fields };
  });
}

/** @param isElsewhere for another area than Houston's */
export function standardPostTexts(
  posts: readonly FullPost[],
  isElsewhere: boolean,
): StandardText[] {
  const told = isElsewhere ? textElsewhere : (text: string) => text;
  return posts.map(({ slug, date, title: own, description }) => {
    const title = told(own);
    return {
      ...{ id: slug, date, title },
      fields: () => ({
        ...{ title, summary: told(description) },
        body: told(postMarkdown(postText(slug))),
      }),
    };
  });
}
