import type { DrawnText } from "#app/site/page-texts/drawn-text.ts";
import { Fold } from "#app/ui/Fold.tsx";

/** A post in the owner's words: what stands before its first heading, then a section for each (rule 530). */
export function OwnSections({ opening, sections }: DrawnText) {
  return (
    <>
      <Drawn html={opening} />
      <div className="folds">
        {sections.map(({ id, title, html }, at) => (
          <Fold key={id} id={id} title={title} isOpen={at === 0}>
            <Drawn html={html} />
          </Fold>
        ))}
      </div>
    </>
  );
}

function Drawn({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server, none of it the owner's HTML
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
