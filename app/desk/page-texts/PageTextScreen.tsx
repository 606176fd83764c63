import { Link } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { useInView } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import type { TextFields, TextKind } from "#app/site/page-texts/page-text.ts";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import { TEXTS_LIST } from "./text-path.ts";
import "#app/desk/styles/settings.css";
import "#app/site/blog/prose.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/table.css";
import "./page-texts.css";

type Preview = { title: string; summary: string; html: string };

export type TextAnswer = RefusalWords & {
  typed: TextFields;
  errors: Partial<TextFields>;
  /** The words that count, where they are others than the form saw. */
  now: TextFields | null;
  preview: Preview | null;
};

type Figures = readonly { write: string; reads: string; what?: string }[];

type ScreenProps = {
  requestId: string;
  kind: TextKind;
  /** Null: a new one. */
  id: string | null;
  seen: string;
  fields: TextFields;
  limits: TextFields<number>;
  /** It has words of the owner's; it comes with the site. */
  isOwn: boolean;
  isStandard: boolean;
  figures: Figures;
  examples: Figures;
  answer: TextAnswer | undefined;
};

const LABELS: Record<TextKind, { name: string; title: string; body: string }> = {
  question: { name: "question", title: "Question", body: "Answer" },
  post: { name: "post", title: "Title", body: "Text" },
};

/** Edits a question or a post as text, with a look at it before it is saved (rule 530). */
export function PageTextScreen(page: ScreenProps) {
  const { kind, id, isOwn, isStandard, answer } = page;
  const { name } = LABELS[kind];
  return (
    <>
      <DeskTop
        title={id === null ? `New ${name}` : `Edit the ${name}`}
        help={
          <>
            Write plain text, with a blank line between paragraphs. A figure in braces, like{" "}
            {"{minimum}"}, always shows what it is today. Look at it first, then save.
          </>
        }
        back={{ to: TEXTS_LIST, label: "Questions and posts" }}
      >
        {isStandard && !isOwn && (
          <p>This comes with the site. Once you save, your words stand as you wrote them.</p>
        )}
      </DeskTop>
      <div className="wrap cols">
        <div className="stack">
          <DeskAnswer answer={answer?.problem ? answer : undefined} />
          {answer?.now && <Now kind={kind} fields={answer.now} />}
          {answer?.preview && <Seen kind={kind} preview={answer.preview} />}
          <TextForm {...page} />
        </div>
        <aside className="stack">
          <HowToWrite />
          <FigureList title="Figures that stay right" figures={page.figures} />
          <FigureList title="Prices of your list" figures={page.examples} />
          {isOwn && id !== null && <TakeBack {...page} />}
        </aside>
      </div>
    </>
  );
}

function TextForm({ requestId, seen, kind, fields, limits, answer }: ScreenProps) {
  const shown = answer?.typed ?? fields;
  const { title, body } = LABELS[kind];
  const errors = answer?.errors ?? {};
  return (
    <DeskForm requestId={requestId} seen={seen} className="block">
      <TextField
        name="title"
        label={title}
        maxLength={limits.title}
        autoComplete="off"
        defaultValue={shown.title}
        error={errors.title}
      />
      {kind === "post" && (
        <TextField
          name="summary"
          label="In one sentence"
          hint="Under the title, on the blog and in search engines"
          maxLength={limits.summary}
          autoComplete="off"
          defaultValue={shown.summary}
          error={errors.summary}
        />
      )}
      <FieldFrame name="pageText" label={body} error={errors.body}>
        <textarea
          {...fieldProps({ name: "pageText", error: errors.body })}
          className={`input textbody textbody--${kind}`}
          maxLength={limits.body}
          defaultValue={shown.body}
        />
      </FieldFrame>
      <div className="row">
        <button className="btn btn--line" type="submit" name="intent" value="preview">
          See how it looks
        </button>
        <button className="btn" type="submit" name="intent" value="save">
          Save
        </button>
        <Link className="btn btn--quiet" to={TEXTS_LIST}>
          Cancel
        </Link>
      </div>
    </DeskForm>
  );
}

/** How customers would read it. The page was loaded with it, and it takes the focus. */
function Seen({ kind, preview }: { kind: TextKind; preview: Preview }) {
  const place = useInView<HTMLElement>(preview);
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section ref={place} className="block" tabIndex={-1} autoFocus aria-labelledby="preview">
      <h2 id="preview">How customers will read it</h2>
      <p className="small">Nothing is saved yet.</p>
      <div className="textseen">
        <p className="textseen__title">{preview.title}</p>
        {kind === "post" && <p className="muted">{preview.summary}</p>}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server (rule 530) */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: preview.html }} />
      </div>
    </section>
  );
}

function Now({ kind, fields }: { kind: TextKind; fields: TextFields }) {
  return (
    <section className="block" aria-labelledby="now">
      <h2 id="now">As it is now</h2>
      <p>
        <b>{fields.title}</b>
      </p>
      {kind === "post" && <p>{fields.summary}</p>}
      <pre className="textnow">{fields.body}</pre>
    </section>
  );
}

function HowToWrite() {
  return (
    <section className="block">
      <h2>How to write it</h2>
      <ul className="stack small">
        <li>A blank line begins a new paragraph.</li>
        <li>## in front makes a line a heading.</li>
        <li>- in front of lines makes a list, 1. a numbered one.</li>
        <li>**Two stars** around words make them bold.</li>
        <li>A link is [words](/selection), or [words](https://example.com).</li>
      </ul>
    </section>
  );
}

function FigureList({ title, figures }: { title: string; figures: Figures }) {
  return (
    <section className="block">
      <h2>{title}</h2>
      <dl className="figures">
        {figures.map(({ write, reads, what }) => (
          <div key={write}>
            <dt>{write}</dt>
            <dd>
              {reads || "Nothing yet"}
              {what && <span className="muted"> {what}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function TakeBack({ requestId, seen, kind, isStandard }: ScreenProps) {
  const { name } = LABELS[kind];
  return (
    <DeskForm intent="reset" requestId={requestId} seen={seen} className="block">
      <h2>{isStandard ? "The words that come with the site" : `Delete this ${name}`}</h2>
      <p className="small">
        {isStandard
          ? "Your words are deleted, and ours count again. They follow your prices and settings."
          : "It is gone for good. To keep your words, hide it in the list instead."}
      </p>
      <div>
        <button className="btn btn--sm btn--danger" type="submit">
          {isStandard ? "Use the site's own words" : "Delete it"}
        </button>
      </div>
    </DeskForm>
  );
}
