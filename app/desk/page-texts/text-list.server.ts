/** The questions and posts as the desk lists them. */
import { standardTexts, textFigures } from "#app/services.server.ts";
import { postDate } from "#app/site/blog/post.ts";
import { withFigures } from "#app/site/faq/faq.ts";
import { listedTexts } from "#app/site/page-texts/change-page-texts.server.ts";
import { hasWords, type TextKind } from "#app/site/page-texts/page-text.ts";
import { connection } from "#db/client.server.ts";

export type TextRow = { id: string; title: string; state: string; isHidden: boolean };
export type TextLists = Record<TextKind, TextRow[]>;

export function readTextLists(): TextLists {
  return { question: rowsOf("question"), post: rowsOf("post") };
}

function rowsOf(kind: TextKind): TextRow[] {
  const standards = standardTexts(kind);
  const figures = textFigures();
  return listedTexts(connection(), kind, standards).map((text) => {
    const { id, own, standard } = text;
    const title = hasWords(own) ? own.title : (standard?.title ?? "");
    const isHidden = own?.isHidden ?? false;
    const words = hasWords(own) ? yours(own.updatedOn, standard !== null) : "Comes with the site";
    return {
      ...{ id, title: withFigures(title, figures), isHidden },
      state: isHidden ? `Hidden. ${words}` : words,
    };
  });
}

function yours(day: string | null, isChanged: boolean): string {
  const what = isChanged ? "Changed by you" : "Added by you";
  return day === null ? what : `${what}, ${postDate(day)}`;
}
