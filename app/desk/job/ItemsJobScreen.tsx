import { Form } from "@remix-run/react";
import { type ExplainedOrder, saveWords } from "#app/booking/items/draft-order.ts";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import type { Answer } from "#app/desk/DeskAnswer.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import type { DeskJob } from "./desk-job.ts";
import { JobTask } from "./JobTask.tsx";
import { ListEditor, useListEditor } from "./ListEditor.tsx";

/** Changes the list of a booked job. Booked units keep their price. */
export function ItemsJobScreen({
  job,
  booked,
  stamp,
  page,
  draft,
  isNoRoom,
  answer,
}: {
  job: DeskJob;
  booked: ExplainedOrder;
  stamp: Stamp;
  page: ItemPage;
  draft: string;
  isNoRoom: boolean;
  answer: Answer;
}) {
  const editor = useListEditor(booked, draft, page.items);
  const { order } = editor;
  const words = `${formatPoints(order.volume)} points, ${formatMoney(order.totalCents)}`;
  return (
    <JobTask
      job={job}
      title="Change the items"
      help={
        <>
          Add what else goes and take off what stays. What was booked keeps its price, and what you
          add costs today's.
        </>
      }
      answer={answer}
    >
      <Form method="post" className="stack" onSubmit={editor.onSubmit} preventScrollReset>
        <input type="hidden" name="requestId" value={stamp.requestId} />
        <input type="hidden" name="revision" value={stamp.revision} />
        <ListEditor editor={editor} booked={booked} page={page} />
        <p>
          <b>{words}.</b> It was {formatPoints(booked.volume)} points,{" "}
          {formatMoney(booked.totalCents)}.
        </p>
        <div className="docked">
          <button
            className="btn"
            type="submit"
            name="finish"
            value="save"
            aria-disabled={order.isUnchanged || undefined}
          >
            {saveWords(order, booked)}
          </button>
          {isNoRoom && (
            <button className="btn btn--line" type="submit" name="finish" value="force">
              Save anyway
            </button>
          )}
        </div>
      </Form>
    </JobTask>
  );
}
