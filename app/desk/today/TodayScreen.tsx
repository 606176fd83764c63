import { Link } from "@remix-run/react";
import { useEffect } from "react";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { Help } from "#app/desk/Help.tsx";
import type { Todo } from "#app/desk/inbox/inbox.ts";
import { dayWithWaiting } from "#app/desk/offline/desk-queue.ts";
import { keepDay } from "#app/desk/offline/kept-pages.ts";
import { useDeskState } from "#app/desk/offline/use-desk-state.ts";
import type { DeskRole } from "#app/desk/sign-in/desk-person.ts";
import { AtTheDump } from "#app/desk/trips/AtTheDump.tsx";
import { TruckDot } from "#app/desk/trucks/TruckDot.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { isOpen } from "#app/jobs/visit.ts";
import { formatDate } from "#app/lib/dates.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import type { NearSaving } from "#app/schedule/nearby/nearby-windows.ts";
import { windowNamed, windowWord } from "#app/schedule/schedule.ts";
import icons from "#app/ui/art/icons.svg?url";
import { Icon } from "#app/ui/Icon.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { AfterDone } from "./AfterDone.tsx";
import { DayMap } from "./DayMap.tsx";
import type { DayStop, DayView, DayWindow } from "./day-view.ts";
import { StopCard } from "./StopCard.tsx";
import type { TruckBoard } from "./truck-board.ts";
import { words } from "./words.ts";
import "#app/ui/styles/card.css";
import "#app/desk/styles/day.css";
import "#app/desk/styles/trucks.css";

type TodayProps = {
  day: DayView;
  isToday: boolean;
  role: DeskRole;
  /** The days before and after; null where the person may not see them. */
  before: string | null;
  after: string | null;
  requestId: string;
  /** Where trucks were emptied before. */
  places: readonly string[];
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
          <TruckTabs day={day} />
          {stops.length === 0 && <p>{words.noStops}</p>}
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
    const jobs = stops.filter(isOpen).flatMap((stop) => {
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
            <div className="day__name">
              <h1>{formatDate(day.date, "day")}</h1>
              <Help>{words.help}</Help>
            </div>
            <DayLink date={after} icon="chevron-right" />
          </div>
          <dl className="day__sum">
            {toCollect && <Sum label={shared.toCollect} {...toCollect} />}
            {collected && <Sum label="Collected" {...collected} />}
            <div>
              <dt>{words.truckPoints}</dt>
              <dd>
                {formatPoints(points.taken)}
                {points.of !== null && (
                  <small>
                    {points.of === 0 ? words.closed : words.of(formatPoints(points.of))}
                  </small>
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
        <small>{words.stops(stops)}</small>
      </dd>
    </div>
  );
}

function WindowStops({ window, role, requestId, text, day }: TodayProps & { window: DayWindow }) {
  const { timeOfDay, taken, points, stops } = window;
  const named = timeOfDay && windowNamed(timeOfDay);
  const id = `window-${timeOfDay?.replace(" ", "-") ?? "none"}`;
  const open = stops.filter(isOpen);
  const balance = `/desk/balance?date=${day.date}&show=${encodeURIComponent(timeOfDay ?? "")}`;
  return (
    <section className="win" aria-labelledby={id}>
      <div className="win__head">
        <Icon name={named ? named.icon : "calendar-clock"} />
        <h2 id={id}>
          {named ? named.name : words.noWindow} {named && <small>{named.hours}</small>}
        </h2>
        <b>{takenWords(taken, points)}</b>
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
            day={day}
            text={text?.orderNumber === stop.orderNumber ? text.href : null}
            mayOrder={role === "owner" ? orderOf(stop, stops, open) : null}
            trucks={role === "owner" ? day.trucks : NO_TRUCKS}
          />
        ))}
      </ol>
      {stops.length === 0 && <p className="muted">{words.nothingBooked}</p>}
      {role === "owner" && day.trucks.length > 1 && timeOfDay && open.length > 1 && (
        <p>
          <Link to={balance}>
            Share the stops<span className="vh"> of the {windowWord(timeOfDay)}</span> anew
          </Link>
        </p>
      )}
    </section>
  );
}

function takenWords(taken: number, points: number | null): string {
  const shown = formatPoints(taken);
  if (points === null) return shown;
  return points === 0 ? words.takenClosed(shown) : words.taken(shown, formatPoints(points));
}

const NO_TRUCKS: DayView["trucks"] = [];

/** Whether a stop can be moved up and down among the open ones of its truck; null: it is alone. */
function orderOf(stop: DayStop, stops: readonly DayStop[], open: readonly DayStop[]) {
  const isMate = ({ truck }: DayStop) => truck?.id === stop.truck?.id;
  const mates = open.filter(isMate);
  if (mates.length < 2) return null;
  return { up: stop !== stops.find(isMate), down: stop !== mates.at(-1) };
}

function StopOrHaul(props: {
  stop: DayStop;
  requestId: string;
  day: DayView;
  trucks: DayView["trucks"];
  text: string | null;
  mayOrder: { up: boolean; down: boolean } | null;
}) {
  const { haul, number, volume, truck } = props.stop;
  return (
    <>
      {haul !== null && (
        <li className="haul">
          <Icon name="truck" />
          <span>
            {words.haul(truck?.name ?? null, number, formatPoints(haul), formatPoints(volume))}
          </span>
        </li>
      )}
      <StopCard {...props} />
    </>
  );
}

/** All trucks, or the stops of one of them alone. */
function TruckTabs({ day: { date, trucks, shown } }: { day: DayView }) {
  if (trucks.length === 0) return null;
  const to = (id: number | null) => `/desk?date=${date}${id === null ? "" : `&truck=${id}`}`;
  const current = (id: number | null) => (id === shown ? "page" : undefined);
  return (
    <nav className="trucktabs" aria-label={words.trucks}>
      <Link to={to(null)} aria-current={current(null)}>
        {words.allTrucks}
      </Link>
      {trucks.map(({ id, name, color, stops }) => (
        <Link key={id} to={to(id)} aria-current={current(id)}>
          <TruckDot color={color} /> {name}
          <small>
            {stops}
            <span className="vh"> {words.stopsUnit}</span>
          </small>
        </Link>
      ))}
    </nav>
  );
}

function Board({
  board,
  requestId,
  places,
}: {
  board: TruckBoard;
  requestId: string;
  places: readonly string[];
}) {
  const { truck, holds, onBoard } = board;
  const share = onBoard / holds;
  return (
    <div className="card stack">
      <Truck fill={share} />
      <div className="meter" style={{ "--fill": share } as never}>
        <div className="meter__label">
          <span>{words.onTruck(truck?.name ?? null)}</span>
          <b>{words.onBoard(formatPoints(onBoard), formatPoints(holds))}</b>
        </div>
        <div className="meter__bar" aria-hidden="true" />
      </div>
      <AtTheDump board={board} requestId={requestId} places={places} />
    </div>
  );
}

/** The ways to what is still to be driven to. */
function Ways({ board: { truck, route, first } }: { board: TruckBoard }) {
  return route.map((piece) => (
    <a
      key={piece.href}
      className="btn btn--line"
      href={piece.href}
      target="_blank"
      rel="noreferrer"
    >
      <DeskIcon name="navigation" />
      {pieceWords(truck, piece.first + first, piece.last + first)}
    </a>
  ));
}

function Aside({ day, role, isToday, requestId, places }: TodayProps) {
  const { boards, saving, map, date, shown } = day;
  const sheet = `/desk/sheet?date=${date}${shown === null ? "" : `&truck=${shown}`}`;
  return (
    <aside className="stack">
      {map && <DayMap {...map} />}
      {isToday &&
        boards.map((board) => (
          <Board key={board.id} board={board} requestId={requestId} places={places} />
        ))}
      {saving && <NearSaved saving={saving} />}
      <div className="stack stack--sm">
        {boards.map((board) => (
          <Ways key={board.id} board={board} />
        ))}
        <Link className="btn btn--line" to={sheet}>
          <DeskIcon name="printer" />
          {role === "owner" ? "Print without prices" : words.print}
        </Link>
        {role === "owner" && (
          <Link className="btn btn--line" to={`${sheet}&prices=1`}>
            <DeskIcon name="printer" />
            {words.print}
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

function pieceWords(truck: TruckBoard["truck"], first: number, last: number): string {
  const way = words.navigate(first, last);
  return truck ? words.ofTruck(truck.name, way) : way;
}
