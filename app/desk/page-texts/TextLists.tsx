import { Link } from "@remix-run/react";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import type { TextKind } from "#app/site/page-texts/page-text.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { TextLists as Lists, TextRow } from "./text-list.server.ts";
import { textPath } from "./text-path.ts";
import "./page-texts.css";

type ListProps = { requestId: string; kind: TextKind; rows: readonly TextRow[] };

const WORDS: Record<TextKind, { title: string; lede: string; add: string }> = {
  question: {
    title: "Questions",
    lede: "On the FAQ page, in this order.",
    add: "Add a question",
  },
  post: { title: "Posts", lede: "On the blog, in this order.", add: "Write a post" },
};

/** The questions and posts in their order; each is edited on a page of its own (rule 530). */
export function TextLists({ requestId, lists }: { requestId: string; lists: Lists }) {
  return (
    <>
      <DeskSaid did="text">Saved. Customers read it now.</DeskSaid>
      <DeskSaid did="reset">Done. Your words are gone.</DeskSaid>
      <TextList requestId={requestId} kind="question" rows={lists.question} />
      <TextList requestId={requestId} kind="post" rows={lists.post} />
    </>
  );
}

function TextList({ requestId, kind, rows }: ListProps) {
  const { title, lede, add } = WORDS[kind];
  return (
    <section className="block" id={`${kind}s`}>
      <h2>{title}</h2>
      <p className="small">{lede}</p>
      <ol className="rows">
        {rows.map((row, at) => (
          <li className="textrow" key={row.id}>
            <span>
              <Link to={textPath(kind, row.id)}>
                <b>{row.title}</b>
              </Link>
              <small>{row.state}</small>
            </span>
            <RowForm
              {...{ requestId, kind, row }}
              isFirst={at === 0}
              isLast={at === rows.length - 1}
            />
          </li>
        ))}
      </ol>
      <div>
        <Link className="btn btn--sm btn--line" to={textPath(kind, null)}>
          <Icon name="plus" />
          {add}
        </Link>
      </div>
    </section>
  );
}

type RowProps = {
  requestId: string;
  kind: TextKind;
  row: TextRow;
  isFirst: boolean;
  isLast: boolean;
};

function RowForm({ requestId, kind, row, isFirst, isLast }: RowProps) {
  const { id, title, isHidden } = row;
  const presses = [
    { intent: "text-up", label: "Up", words: `Move up: ${title}`, isOff: isFirst },
    { intent: "text-down", label: "Down", words: `Move down: ${title}`, isOff: isLast },
    isHidden
      ? { intent: "text-show", label: "Show", words: `Show: ${title}`, isOff: false }
      : { intent: "text-hide", label: "Hide", words: `Hide: ${title}`, isOff: false },
  ];
  return (
    <DeskForm
      requestId={requestId}
      of={id}
      answers={["text-up", "text-down", "text-hide", "text-show"]}
      className="textrow__acts"
    >
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {presses.map(({ intent, label, words, isOff }) => (
        <button
          key={label}
          className="remove"
          type="submit"
          name="intent"
          value={intent}
          aria-label={words}
          disabled={isOff}
        >
          {label}
        </button>
      ))}
    </DeskForm>
  );
}
