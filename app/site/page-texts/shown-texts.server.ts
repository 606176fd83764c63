/** The questions and posts that the site shows. */
import { spokenLanguage } from "#app/lib/language.ts";
import { shopRevision } from "#app/prices/shop.server.ts";
import { log } from "#app/server/log.server.ts";
import type { FullPost, Post } from "#app/site/blog/post.ts";
import { withFigures } from "#app/site/faq/faq.ts";
import type { Question } from "#app/site/faq/question.ts";
import { connection } from "#db/client.server.ts";
import {
  fieldsOf,
  hasWords,
  listTexts,
  type PageText,
  type StandardText,
  type TextKind,
} from "./page-text.ts";
import { listPageTexts } from "./page-texts.server.ts";
import { drawWhole, minutesOf, type Showing, wordsOf } from "./read-text.server.tsx";

let kept = { of: "", rows: [] as PageText[] };

/** What the owner has made of a kind; as it was while the database cannot be read. */
export function ownTexts(kind: TextKind): PageText[] {
  const of = shopRevision();
  try {
    if (kept.of !== of) kept = { of, rows: listPageTexts(connection()) };
  } catch (error) {
    log.error({ err: error }, "The owner's questions and posts could not be read: the last stay");
  }
  return kept.rows.filter((row) => row.kind === kind);
}

/** The questions that are not hidden, in the order of their list. @param standards as they come with the site */
function listedQuestions(standards: readonly Question[]) {
  return listTexts(standards, ownTexts("question"), false).filter(
    ({ standard, own }) => !own?.isHidden && (standard !== null || hasWords(own)),
  );
}

export function countQuestions(standards: readonly Question[]): number {
  return listedQuestions(standards).length;
}

/** @param standards as they come with the site, their figures filled in */
export function shownQuestions(standards: readonly Question[], showing: Showing): Question[] {
  const hidden = hiddenPaths("post");
  return listedQuestions(standards).flatMap(({ id, standard, own }) => {
    if (!hasWords(own)) return standard ? withoutLinkTo(hidden, standard) : [];
    const html = drawWhole(own.body, showing);
    const former = standard?.formerId && { formerId: standard.formerId };
    const question = withFigures(own.title, showing.figures);
    return { id, ...former, question, answer: wordsOf(html), html, ...englishOnly() };
  });
}

/** The mark of the owner's words, which are in English, on a page in Spanish. */
const englishOnly = () => (spokenLanguage() === "en" ? {} : { lang: "en" as const });

function withoutLinkTo(hidden: readonly string[], { link, ...question }: Question): Question {
  return link && !hidden.includes(link.to) ? { ...question, link } : question;
}

/** The addresses of what comes with the site and is hidden: no page leads there. */
export function hiddenPaths(kind: TextKind): string[] {
  const base = kind === "question" ? "/faq#" : "/blog/";
  return ownTexts(kind).flatMap(({ id, isHidden }) => (isHidden ? `${base}${id}` : []));
}

/** A post as its list has it, with the owner's words where it has them. */
export type ShownPost = Post & {
  /** It has the owner's words, which are in English alone (rule 563). */
  isOwn?: true;
  /** In Markdown; left out: the text is that which comes with the site. */
  body?: string;
};

/**
 * All that are not hidden, in the order of their list.
 * @param elsewhere the words of the standard ones for another area; null: theirs are Houston's
 */
export function shownPosts(
  standards: readonly FullPost[],
  figures: Readonly<Record<string, string>>,
  elsewhere: readonly StandardText[] | null,
): ShownPost[] {
  const listed = standards.map((post) => ({ ...post, id: post.slug }));
  return listTexts(listed, ownTexts("post"), true).flatMap(({ id, standard, own }) => {
    if (own?.isHidden) return [];
    const told = elsewhere?.find((text) => text.id === id);
    const words = fieldsOf({ id, own, standard: told ?? null });
    if (!words) return standards.find(({ slug }) => slug === id) ?? [];
    const { title, summary, body } = words;
    const day = own?.publishedOn ?? standard?.date ?? "";
    return {
      ...{ slug: id, title: withFigures(title, figures), body },
      ...(hasWords(own) && { isOwn: true as const, ...englishOnly() }),
      description: withFigures(summary, figures),
      ...{
        date: day,
        updated: own?.updatedOn ?? standard?.updated ?? day,
        minutes: minutesOf(body),
      },
    };
  });
}
