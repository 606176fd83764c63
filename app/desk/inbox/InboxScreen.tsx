import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { InboxGroup, Todo, TodoAction } from "./inbox.ts";
import "#app/desk/styles/inbox.css";

type InboxProps = {
  requestId: string;
  at: string;
  group: InboxGroup | null;
  counts: readonly { name: InboxGroup; count: number }[];
  /** Those that fold last. `pick`: what ticks it; null where a press does not settle it. */
  todos: readonly ShownTodo[];
  /** What was just marked and can be taken back. */
  settled: Settled;
  all: number;
  /** How many more there are than the newest, which are listed. */
  beyond: number;
  answer: { problem: string; advice: string; settled: Settled } | undefined;
};

type ShownTodo = Todo & { pick: string | null; isOld: boolean };
type Settled = { at: string; count: number } | null;

const GROUP_NAMES: Record<InboxGroup, string> = {
  texts: "Texts",
  bookings: "Bookings",
  money: "Money",
  leads: "Leads",
  mail: "Mail",
  setup: "Setup",
};

/** What a press did; the thing itself has left the list. */
const DID: Record<string, string> = {
  several: "Marked as done.",
  undo: "Taken back: it is on the list again.",
  seen: "Marked as seen.",
  handled: "Marked as handled.",
  resend: "The emails are sent.",
  "send-again": "Sent again.",
  arrived: "Marked as arrived.",
};

/** The form that the tick boxes belong to, wherever they stand. */
const SEVERAL = "several";

/** What waits for the owner, the newest first, each with one clear action; what is old folds. */
export function InboxScreen({
  requestId,
  at,
  group,
  counts,
  todos,
  all,
  beyond,
  answer,
  settled,
}: InboxProps) {
  const { sendsMail } = useBusiness();
  const old = todos.filter(({ isOld }) => isOld);
  const recent = todos.filter(({ isOld }) => !isOld);
  const oldPicks = old.flatMap(({ pick }) => pick ?? []);
  const undo = answer ? answer.settled : settled;
  return (
    <>
      <DeskTop
        title="Inbox"
        help={
          <>
            Everything that waits for you, the newest first. A thing leaves by itself once it is
            dealt with. Tick several to mark them as done together.
          </>
        }
      >
        <p>
          {all === 0 ? "You're all caught up" : `${thingsWords(all)}, newest first`}. {at}
        </p>
      </DeskTop>
      <div className="wrap stack inbox">
        <DeskAnswer answer={answer} />
        {Object.entries(DID).map(([did, words]) => (
          <DeskSaid key={did} did={did}>
            {words}
          </DeskSaid>
        ))}
        {undo && (
          <DeskForm intent="undo" requestId={requestId} answers={[]}>
            <input type="hidden" name="settled" value={undo.at} />
            <button className="btn btn--sm btn--line" type="submit">
              <DeskIcon name="undo-2" />
              Take it back{undo.count === 1 ? "" : ` (${undo.count})`}
            </button>
          </DeskForm>
        )}
        {all > 0 && (
          <nav className="jump" aria-label="Filter">
            <Link to="/desk/inbox" aria-current={group === null ? "true" : undefined}>
              All {all}
            </Link>
            {counts
              .filter(({ count }) => count > 0)
              .map(({ name, count }) => (
                <Link
                  key={name}
                  to={`/desk/inbox?show=${name}`}
                  aria-current={group === name ? "true" : undefined}
                >
                  {GROUP_NAMES[name]} {count}
                </Link>
              ))}
          </nav>
        )}
        <h2 className="vh">Waiting for you</h2>
        <ul className="todos">
          {recent.map((todo) => (
            <TodoRow key={todo.key} todo={todo} requestId={requestId} />
          ))}
        </ul>
        {old.length > 0 && (
          <details className="todos__old" open={recent.length === 0 || undefined}>
            <summary>Older ({old.length})</summary>
            <ul className="todos">
              {old.map((todo) => (
                <TodoRow key={todo.key} todo={todo} requestId={requestId} />
              ))}
            </ul>
            {oldPicks.length > 1 && (
              <DeskForm intent="several" requestId={requestId} answers={[]}>
                {oldPicks.map((pick) => (
                  <input key={pick} type="hidden" name="pick" value={pick} />
                ))}
                <SubmitButton>Mark these {oldPicks.length} as done</SubmitButton>
              </DeskForm>
            )}
          </details>
        )}
        {todos.some(({ pick }) => pick) && (
          <DeskForm
            id={SEVERAL}
            className="several"
            intent="several"
            requestId={requestId}
            answers={[]}
          >
            <button className="btn btn--cobalt" type="submit">
              Mark ticked as done
            </button>
          </DeskForm>
        )}
        {beyond > 0 && (
          <p>
            Showing the newest {todos.length} of {todos.length + beyond}. You&rsquo;ll see the
            others as you handle these.
          </p>
        )}
        <p>
          <Link to="/desk/quotes">All quotes from photos</Link>
        </p>
        <p className="small muted">
          You may call or text leads from 9:00 AM to 8:00 PM Central time, and from noon on Sundays.{" "}
          {sendsMail
            ? "The site can't tell if an email bounces later. It only knows what the mail service refused."
            : noMailYet()}
        </p>
      </div>
    </>
  );
}

function TodoRow({ todo, requestId }: { todo: ShownTodo; requestId: string }) {
  const { key, title, words, action, end, isUrgent, pick } = todo;
  return (
    <li className={isUrgent ? "todo todo--now" : "todo"}>
      <span className="todo__ic">{iconOf(todo)}</span>
      <div className="todo__body">
        <h3>{title}</h3>
        <p>{words}</p>
      </div>
      {pick && (
        <label className="todo__tick">
          <input type="checkbox" name="pick" value={pick} form={SEVERAL} />
          <span className="vh">Tick: {title}</span>
        </label>
      )}
      <div className="todo__do">
        <Action action={action} todoKey={key} requestId={requestId} />
        {end && (
          <DeskForm intent={end.intent} requestId={requestId} answers={[]}>
            <input type="hidden" name="key" value={key} />
            <button
              className="btn btn--sm btn--quiet"
              type="submit"
              aria-label={`${end.label}: ${title}`}
            >
              {end.label}
            </button>
          </DeskForm>
        )}
      </div>
    </li>
  );
}

type ActionProps = { action: TodoAction; todoKey: string; requestId: string };

function Action({ action, todoKey, requestId }: ActionProps) {
  switch (action.kind) {
    case "link":
      return (
        <Link className="btn btn--sm btn--line" to={action.to}>
          {action.label}
        </Link>
      );
    case "text":
      return (
        <a className="btn btn--sm btn--line" href={action.href}>
          <DeskIcon name="message-square" />
          {action.label}
        </a>
      );
    case "wait":
      return (
        <button className="btn btn--sm btn--line" type="button" disabled>
          {action.label}
        </button>
      );
    case "post":
      return (
        <DeskForm intent={action.intent} requestId={requestId} answers={[]}>
          <input type="hidden" name="key" value={todoKey} />
          <SubmitButton>{action.label}</SubmitButton>
        </DeskForm>
      );
  }
}

function iconOf({ key, group }: Todo) {
  const [kind] = key.split(":");
  if (kind === "late-cancel") return <Icon name="calendar-x" />;
  if (kind === "photos" || kind === "quote") return <Icon name="camera" />;
  if (group === "texts") return <DeskIcon name="message-square" />;
  if (group === "mail") return <Icon name="mail" />;
  if (group === "leads") return <Icon name="badge-percent" />;
  if (group === "setup") return <DeskIcon name="settings" />;
  return <Icon name="circle-alert" />;
}

function thingsWords(count: number): string {
  return count === 1 ? "1 thing" : `${count} things`;
}
