import { Link, useLocation, useNavigationType } from "@remix-run/react";
import { ContactLinks } from "#app/desk/ContactLinks.tsx";
import { useInView } from "#app/desk/DeskSaid.tsx";
import { SAID_ID } from "#app/desk/desk-path.ts";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import type { DayView } from "./day-view.ts";
import { NextStep } from "./StopCard.tsx";
import { words } from "./words.ts";

/** Right after Done: that it is done, and the stop to drive to, with and without signal (rule 426). */
export function AfterDone({ day, requestId }: { day: DayView; requestId: string }) {
  const { search, key } = useLocation();
  const asked = new URLSearchParams(search);
  const order = asked.get("did") === "done" ? asked.get("what") : asked.get("show");
  const isReturn = useNavigationType() === "POP";
  const place = useInView<HTMLElement>(order !== null && !isReturn ? key : null);
  if (order === null) return null;
  const stops = day.windows.flatMap(({ timeOfDay, stops }) =>
    stops.map((stop) => ({ ...stop, timeOfDay })),
  );
  const done = stops.find(({ orderNumber }) => orderNumber === order);
  const next = stops.find(({ isNext, truck }) => isNext && (!done || truck?.id === done.truck?.id));
  return (
    <section
      ref={place}
      id={SAID_ID}
      className="block after-done"
      tabIndex={-1}
      aria-labelledby="next-stop"
    >
      <p className="said" role="status">
        {done?.stage === "done" && <>{words.doneNow(<bdi>{done.name}</bdi>)} </>}
        <Link to={jobPath(order)}>{shared.openJob}</Link>
      </p>
      <h2 id="next-stop">{next ? shared.nextStop : words.lastStop}</h2>
      {next && (
        <>
          <p>
            <b>
              <bdi>{next.name}</bdi>
            </b>
            {next.timeOfDay && `, ${windowNamed(next.timeOfDay).hours}`}
            <br />
            <span translate="no">{next.address}</span>
          </p>
          <div className="stop__do">
            <ContactLinks name={next.name} phone={next.phone} address={next.address} />
            <NextStep stop={next} requestId={requestId} day={day} />
          </div>
        </>
      )}
    </section>
  );
}
