import type { PressUndo } from "#app/domain/job-event.ts";
import { STAGE_WORDS } from "#app/domain/stage-words.ts";
import { DeskIcon } from "./DeskIcon.tsx";
import { JobForm, type Stamp } from "./JobForm.tsx";

type UndoProps = {
  undo: PressUndo;
  name: string;
  stamp: Stamp;
  /** On Today: the stop that it is about. */
  order?: string;
};

/** The last press, which can be taken back for some minutes; its email waits as long (rule 282). */
export function UndoPress({ undo: { stage, until, mailAt }, name, stamp, order }: UndoProps) {
  return (
    <JobForm stamp={stamp} className="stack stack--sm" {...(order && { action: "/desk?index" })}>
      {order && <input type="hidden" name="order" value={order} />}
      <p className="small">
        {mailAt === null
          ? `No email about “${STAGE_WORDS[stage]}” waits. If one was sent, taking it back sends ${name} another that says so.`
          : `The email to ${name} goes out at ${mailAt}.`}
      </p>
      <div className="row">
        <button className="btn btn--sm btn--line" type="submit" name="do" value="undo">
          <DeskIcon name="undo-2" />
          Take it back, until {until}
          <span className="vh">
            {" "}
            (“{STAGE_WORDS[stage]}” for {name})
          </span>
        </button>
        {mailAt !== null && (
          <button className="btn btn--sm btn--line" type="submit" name="do" value="mail">
            Send the email now<span className="vh"> to {name}</span>
          </button>
        )}
      </div>
    </JobForm>
  );
}
