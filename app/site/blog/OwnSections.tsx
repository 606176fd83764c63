import type { DrawnText } from "#app/site/page-texts/drawn-text.ts";
import { Fold } from "#app/ui/Fold.tsx";
import type { Post } from "./post.ts";

/** A post in the owner's words: what stands before its first heading, then a section for each (rule 530). */
export function OwnSections({ opening, sections, lang }: DrawnText & { lang?: Post["lang"] }) {
  return (
    <>
      <Drawn html={opening} lang={lang} />
      <div className="folds" lang={lang}>
        {sections.map(({ id, title, html }, at) => (
          <Fold key={id} id={id} title={title} isOpen={at === 0}>
            <Drawn html={html} />
          </Fold>
        ))}
      </div>
    </>
  );
}

function Drawn({ html, lang }: { html: string; lang?: Post["lang"] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, none of it the owner's HTML
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
