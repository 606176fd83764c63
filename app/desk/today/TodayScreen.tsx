import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import type { Todo } from "#app/desk/inbox/inbox.ts";
import { dayWithWaiting } from "#app/desk/offline/desk-queue.ts";
import { keepDay } from "#app/desk/offline/kept-pages.ts";
import { useDeskState } from "#app/desk/offline/use-desk-state.ts";
import type { DeskRole } from "#app/desk/sign-in/desk-person.ts";
import { formatDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "#app/prices/pricing.ts";
import type { NearSaving } from "#app/schedule/nearby/nearby-windows.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import icons from "#app/ui/art/icons.svg?url";
import { Icon } from "#app/ui/Icon.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { AfterDone } from "./AfterDone.tsx";
import type { DayStop, DayView, DayWindow } from "./day-view.ts";
import { StopCard } from "./StopCard.tsx";
import "#app/ui/styles/card.css";
import "#app/desk/styles/day.css";

type TodayProps = {
  day: DayView;
  isToday: boolean;
  role: DeskRole;
  /** The days before and after; null where the person may not see them. */
  before: string | null;
  after: string | null;
  requestId: string;
  /** What is open from earlier days; for the owner, on today itself. */
  earlier: readonly Todo[];
  /** After "On my way": a link to a text message to that customer, with the words filled in. */
  text: { name: string; orderNumber: string; href: string } | null;
  answer: Answer;
};

/** A day's stops by window, in the order of the route. */
export function TodayScreen(received: TodayProps) {
  const { posts, isOff } = useDeskState();
  const waiting = dayWithWaiting(received.day, posts);
  const props = { ...received, day: received.isToday ? waiting : withoutNext(waiting) };
  const { day, answer } = props;
  useKeptDay(received, isOff);
  const stops = day.windows.flatMap((window) => window.stops);
  return (
    <>
      <DayHead {...props} />
      <div className="wrap cols">
        <div>
          <DeskAnswer answer={answer} />
          {props.isToday && <AfterDone day={day} requestId={props.requestId} />}
          {stops.length === 0 && <p>No stops on this day.</p>}
          {day.windows.map((window) => (
            <WindowStops key={window.timeOfDay ?? "none"} {...props} window={window} />
          ))}
        </div>
        <Aside {...props} />
        <Earlier todos={props.earlier} />
      </div>
    </>
  );
}

const EARLIER_SHOWN = 5;

/** Jobs of earlier days that are still open, and money that is still to come or to give back. */
function Earlier({ todos }: { todos: readonly Todo[] }) {
  if (todos.length === 0) return null;
  return (
    <section className="block">
      <h2>From earlier days</h2>
      <ul className="rows">
        {todos.slice(0, EARLIER_SHOWN).map(({ key, title, words, action }) => (
          <li key={key}>
            <span>
              {action.kind === "link" ? <Link to={action.to}>{title}</Link> : title}
              <small>{words}</small>
            </span>
          </li>
        ))}
      </ul>
      {todos.length > EARLIER_SHOWN && <Link to="/desk/inbox">All {todos.length}</Link>}
    </section>
  );
}

/** No stop of another day is the next one. */
function withoutNext(day: DayView): DayView {
  const windows = day.windows.map((window) => ({
    ...window,
    stops: window.stops.map((stop) => ({ ...stop, isNext: false })),
  }));
  return { ...day, windows };
}

/** Keeps the stored copy of today in step with what the server shows. */
function useKeptDay({ day, isToday }: TodayProps, isOff: boolean): void {
  useEffect(() => {
    if (!isToday || isOff) return;
    const stops = day.windows.flatMap((window) => window.stops);
    const jobs = stops
      .filter(({ stage }) => stage === "booked" || stage === "on-the-way")
      .flatMap((stop) => {
        const version = JSON.stringify(stop);
        return ["", "done"].map((part) => ({ path: jobPath(stop.orderNumber, part), version }));
      });
    const drawings = [icons];
    void keepDay({ date: day.date, jobs, drawings, version: JSON.stringify(day) });
  }, [day, isToday, isOff]);
}

function DayHead({ day, before, after }: TodayProps) {
  const { toCollect, collected, points } = day;
  return (
    <header className="top">
      <div className="wrap">
        <div className="day">
          <div className="day__nav">
            <DayLink date={before} icon="chevron-left" />
            <h1>{formatDate(day.date, "day")}</h1>
            <DayLink date={after} icon="chevron-right" />
          </div>
          <dl className="day__sum">
            {toCollect && <Sum label="To collect" {...toCollect} />}
            {collected && <Sum label="Collected" {...collected} />}
            <div>
              <dt>Truck points</dt>
              <dd>
                {formatPoints(points.taken)}
                {points.of !== null && (
                  <small>{points.of === 0 ? "closed" : `of ${formatPoints(points.of)}`}</small>
                )}
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </header>
  );
}

function DayLink({ date, icon }: { date: string | null; icon: "chevron-left" | "chevron-right" }) {
  if (date === null) return <span className="icon-btn" aria-hidden="true" />;
  return (
    <Link className="icon-btn" to={`/desk?date=${date}`} aria-label={formatDate(date, "day")}>
      {icon === "chevron-left" ? <Icon name={icon} /> : <DeskIcon name={icon} />}
    </Link>
  );
}

function Sum({ label, cents, stops }: { label: string; cents: number; stops: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatMoney(cents)}
        <small>{stops === 1 ? "1 stop" : `${stops} stops`}</small>
      </dd>
    </div>
  );
}

function WindowStops({ window, role, requestId, text }: TodayProps & { window: DayWindow }) {
  const { timeOfDay, taken, points, stops } = window;
  const named = timeOfDay && windowNamed(timeOfDay);
  const id = `window-${timeOfDay ?? "none"}`;
  const open = stops.filter(({ stage }) => stage === "booked" || stage === "on-the-way");
  return (
    <section className="win" aria-labelledby={id}>
      <div className="win__head">
        <Icon name={named ? named.icon : "calendar-clock"} />
        <h2 id={id}>
          {timeOfDay ?? "Window not chosen"} {named && <small>{named.hours}</small>}
        </h2>
        <b>
          {formatPoints(taken)}
          {points !== null && (points === 0 ? ", closed" : ` of ${formatPoints(points)}`)}
        </b>
        {points !== null && (
          <span
            className="gauge"
            style={{ "--fill": Math.min(1, taken / Math.max(1, points)) } as never}
          />
        )}
      </div>
      <ol className="stops">
        {stops.map((stop) => (
          <StopOrHaul
            key={stop.orderNumber}
            stop={stop}
            requestId={requestId}
            text={text?.orderNumber === stop.orderNumber ? text.href : null}
            mayOrder={
              role === "owner" && open.length > 1
                ? { up: stop !== stops[0], down: stop !== open.at(-1) }
                : null
            }
          />
        ))}
      </ol>
      {stops.length === 0 && <p className="muted">Nothing is booked.</p>}
    </section>
  );
}

function StopOrHaul(props: {
  stop: DayStop;
  requestId: string;
  text: string | null;
  mayOrder: { up: boolean; down: boolean } | null;
}) {
  const { haul, number, volume } = props.stop;
  return (
    <>
      {haul !== null && (
        <li className="haul">
          <Icon name="truck" />
          <span>
            Empty the truck before stop {number}: {formatPoints(haul)} on board,{" "}
            {formatPoints(volume)} to load.
          </span>
        </li>
      )}
      <StopCard {...props} />
    </>
  );
}

function Aside({ day, role, isToday }: TodayProps) {
  const { onBoard, route, saving, date } = day;
  const share = onBoard / FULL_LOAD_POINTS;
  const first = day.windows
    .flatMap(({ stops }) => stops)
    .find(({ stage }) => stage === "booked" || stage === "on-the-way")?.number;
  return (
    <aside className="stack">
      {isToday && (
        <div className="card stack">
          <Truck fill={share} />
          <div className="meter" style={{ "--fill": share } as never}>
            <div className="meter__label">
              <span>On the truck now</span>
              <b>
                {formatPoints(onBoard)} of {FULL_LOAD_POINTS} points
              </b>
            </div>
            <div className="meter__bar" aria-hidden="true" />
          </div>
        </div>
      )}
      {saving && <NearSaved saving={saving} />}
      <div className="stack stack--sm">
        {route.map((piece) => (
          <a
            key={piece.href}
            className="btn btn--line"
            href={piece.href}
            target="_blank"
            rel="noreferrer"
          >
            <DeskIcon name="navigation" />
            {pieceWords(piece.first + (first ?? 1), piece.last + (first ?? 1))}
          </a>
        ))}
        <Link className="btn btn--line" to={`/desk/sheet?date=${date}`}>
          <DeskIcon name="printer" />
          {role === "owner" ? "Print without prices" : "Print the day"}
        </Link>
        {role === "owner" && (
          <Link className="btn btn--line" to={`/desk/sheet?date=${date}&prices=1`}>
            <DeskIcon name="printer" />
            Print the day
          </Link>
        )}
      </div>
    </aside>
  );
}

/** The miles that neighboring stops saved on this day, in straight lines. */
function NearSaved({ saving }: { saving: NearSaving }) {
  const { stops, withMiles, withoutMiles, apartMiles, savedMiles } = saving;
  return (
    <section className="card stack stack--sm" aria-labelledby="near-saved">
      <h2 id="near-saved">About {miles(savedMiles)} saved</h2>
      <p className="small">
        {stops === 1 ? "1 stop" : `${stops} stops`} chose a window marked &ldquo;We&rsquo;re near
        you then&rdquo;.
      </p>
      <dl className="near-saved">
        <div>
          <dt>The day&rsquo;s route with {stops === 1 ? "it" : "them"}</dt>
          <dd>{miles(withMiles)}</dd>
        </div>
        <div>
          <dt>The route without</dt>
          <dd>{miles(withoutMiles)}</dd>
        </div>
        <div>
          <dt>{stops === 1 ? "A separate trip" : "Separate trips"}</dt>
          <dd>{miles(apartMiles)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** "12 miles", "1 mile". */
function miles(count: number): string {
  const rounded = Math.round(count);
  return rounded === 1 ? "1 mile" : `${rounded} miles`;
}

function pieceWords(first: number, last: number): string {
  return first === last ? `Navigate to stop ${first}` : `Navigate stops ${first} to ${last}`;
}
