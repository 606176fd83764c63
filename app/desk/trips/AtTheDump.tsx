import { Link } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import { SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { keepPost, leavePost } from "#app/desk/offline/desk-app.ts";
import { tripTruckOf } from "#app/desk/offline/desk-queue.ts";
import { NotSent } from "#app/desk/offline/OfflineStrip.tsx";
import { useDeskState } from "#app/desk/offline/use-desk-state.ts";
import type { TruckBoard } from "#app/desk/today/truck-board.ts";
import { houstonClock } from "#app/lib/houston-time.ts";
import { NOTHING, TripFields } from "./TripForm.tsx";
import { words } from "./words.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";

/** "At the dump": a trip of one truck, entered where its load is shown, with and without signal (rule 455). */
export function AtTheDump({
  board: { id, truck, trips },
  requestId,
  places,
}: {
  board: TruckBoard;
  requestId: string;
  places: readonly string[];
}) {
  const [isEntered, setEntered] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const isBusy = useRef(false);
  const waiting = useDeskState().posts.filter((post) => tripTruckOf(post) === String(id));
  const keep = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const { files, fields } = contentOf(form);
    const name = truck ? words.atTheDumpWith(truck.name) : words.atTheDump;
    const post = { kind: "trip", orderNumber: "", name, action: ACTION, fields, files } as const;
    const kept = await keepPost({ ...post, at: new Date().toISOString() }, false);
    isBusy.current = false;
    if (!kept) return form.submit();
    form.reset();
    if (details.current) details.current.open = false;
    setEntered(true);
    leavePost();
  };
  return (
    <>
      <details
        ref={details}
        className="dump"
        onToggle={({ currentTarget }) => currentTarget.open && setEntered(false)}
      >
        <summary className="btn btn--line btn--block">
          {words.atTheDump}
          {truck && <span className="vh"> {words.withTruck(truck.name)}</span>}
        </summary>
        <form
          className="stack stack--sm"
          method="post"
          encType="multipart/form-data"
          action={ACTION}
          onSubmit={keep}
        >
          <input type="hidden" name="requestId" value={requestId} />
          <input type="hidden" name="truck" value={id} />
          <TripFields fields={{ ...NOTHING, place: places[0] ?? "" }} places={places} />
          <SubmitButton>{words.saveEmpty}</SubmitButton>
        </form>
      </details>
      {isEntered && (
        <p className="said" role="status">
          {words.entered}
        </p>
      )}
      <DeskSaid did="trip" of={truck ? String(id) : undefined}>
        {words.entered}
      </DeskSaid>
      <ul className="dump__trips">
        {trips.map(({ id: trip, words: said, path }) => (
          <li key={trip}>
            {said}
            {path && (
              <Link to={path}>
                {words.correct}
                <span className="vh"> {words.correctAt(said)}</span>
              </Link>
            )}
          </li>
        ))}
        {waiting.map(({ id: post, at, fields }) => (
          <li key={post}>
            {houstonClock(at)}, {fields.find(([name]) => name === "place")?.[1]} <NotSent />
          </li>
        ))}
      </ul>
    </>
  );
}

const ACTION = "/desk/trips";

/** A form's fields, with an id of its own for each press: two trips may be alike. */
function contentOf(form: HTMLFormElement) {
  const all = [...new FormData(form)];
  const files = all.flatMap(([, value]) => (value instanceof File && value.size > 0 ? value : []));
  const fields = all.flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, name === "requestId" ? crypto.randomUUID() : value]] : [],
  );
  return { files, fields };
}
