import type { Stamp } from "#app/jobs/job-change.ts";
import type { PressUndo } from "#app/jobs/job-event.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import { JobForm } from "./job/JobForm.tsx";
import { takeBack } from "./offline/desk-app.ts";
import { postWords, pressOf } from "./offline/desk-queue.ts";
import { useDeskState, usePostsOf } from "./offline/use-desk-state.ts";
import { words } from "./words/desk-words.ts";

type UndoProps = {
  undo: PressUndo;
  name: string;
  stamp: Stamp;
  /** On Today: the stop that it is about, and where the press is sent. */
  order?: string;
  action?: string;
};

/** The last press, which can be taken back for some minutes; its email waits as long (rule 282). */
export function UndoPress({
  undo: { stage, until, mailAt },
  name,
  stamp,
  order,
  action,
}: UndoProps) {
  const { sendsMail } = useBusiness();
  const waitWords =
    mailAt === null ? words.mailSent(STAGE_WORDS[stage], name) : words.mailAt(name, mailAt);
  return (
    <JobForm
      stamp={stamp}
      customer={name}
      className="stack stack--sm"
      {...(action !== undefined && { action })}
    >
      {order && <input type="hidden" name="order" value={order} />}
      {sendsMail && <p className="small">{waitWords}</p>}
      <div className="row">
        <button className="btn btn--sm btn--line" type="submit" name="do" value="undo">
          <DeskIcon name="undo-2" />
          {words.takeBackUntil(until)}
          <span className="vh"> {words.pressOf(STAGE_WORDS[stage], name)}</span>
        </button>
        {sendsMail && mailAt !== null && (
          <button className="btn btn--sm btn--line" type="submit" name="do" value="mail">
            {words.mailNow}
            <span className="vh"> {words.mailTo(name)}</span>
          </button>
        )}
      </div>
    </JobForm>
  );
}

/** The last press while it waits on this device, which is taken back there (rule 316). */
export function WaitingPress({ order, name }: { order: string; name: string }) {
  const posts = usePostsOf(order);
  const { trying } = useDeskState();
  const press = pressOf(posts.filter(({ id }) => id !== trying));
  if (press) {
    return (
      <div className="stack stack--sm">
        <p className="small">{words.notSent(postWords(press))}</p>
        <p>
          <button
            className="btn btn--sm btn--line"
            type="button"
            onClick={() => void takeBack(press)}
          >
            <DeskIcon name="undo-2" />
            {words.takeBack}
            <span className="vh"> {words.pressOf(postWords(press), name)}</span>
          </button>
        </p>
      </div>
    );
  }
  return posts.some(({ kind }) => kind === "undo") ? (
    <p className="small" role="status">
      {words.takenBackHere}
    </p>
  ) : null;
}
