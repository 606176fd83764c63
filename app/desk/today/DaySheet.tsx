import { SpeaksSpanish } from "#app/desk/SpeaksSpanish.tsx";
import { longDate } from "#app/lib/dates.ts";
import { joinWords } from "#app/lib/join-words.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import type { DayStop, DayView } from "./day-view.ts";
import "#app/ui/styles/table.css";
import "./route-sheet.css";

/** A day's stops on paper, one row each. */
export function DaySheet({ day }: { day: DayView }) {
  const { name, phone } = useBusiness();
  const stops = day.windows.flatMap((window) =>
    window.stops
      .filter(({ stage }) => stage !== "cancelled")
      .map((stop) => ({
        ...stop,
        window: window.timeOfDay ? windowNamed(window.timeOfDay).name : "Not chosen",
      })),
  );
  const hauls = stops.filter(({ haul }) => haul !== null).map(({ number }) => (number ?? 1) - 1);
  return (
    <div className="wrap route-sheet">
      <header className="rs-head">
        <div>
          <h1>{longDate(day.date)}</h1>
          <p>
            {name}. {stops.length === 1 ? "1 stop" : `${stops.length} stops`}.
          </p>
        </div>
        <dl className="rs-tot">
          {day.toCollect && (
            <div>
              <dt>To collect</dt>
              <dd>{formatMoney(day.toCollect.cents)}</dd>
            </div>
          )}
          <div>
            <dt>Volume</dt>
            <dd>{formatPoints(day.points.taken)} pts</dd>
          </div>
        </dl>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it sideways */}
      <section className="table-wrap" aria-label="Stops" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Stop</th>
              <th scope="col">Window</th>
              <th scope="col">Customer</th>
              <th scope="col">Items</th>
              <th scope="col">Truck</th>
              {day.toCollect && (
                <th scope="col" className="n">
                  Collect
                </th>
              )}
              <th scope="col">Done</th>
            </tr>
          </thead>
          <tbody>
            {stops.map((stop) => (
              <StopRow key={stop.orderNumber} stop={stop} hasMoney={day.toCollect !== null} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="small">
        Call the office before you change a price: <span translate="no">{phone}</span>. One truck
        holds {FULL_LOAD_POINTS} pts
        {hauls.length > 0 && `: empty it after stop ${joinWords(hauls, "and")}`}.
      </p>
    </div>
  );
}

type StopRowProps = { stop: DayStop & { window: string }; hasMoney: boolean };

function StopRow({ stop, hasMoney }: StopRowProps) {
  return (
    <tr>
      <td>
        <Tiles text={String(stop.number)} size="sm" />
      </td>
      <td>
        <b>{stop.window}</b>
        <br />
        <span translate="no">{stop.orderNumber}</span>
      </td>
      <td>
        <b>
          <bdi>{stop.name}</bdi>
          {stop.day && `, ${stop.day.toLowerCase()}`}
        </b>
        {stop.isInSpanish && (
          <>
            {" "}
            <SpeaksSpanish />
          </>
        )}
        <br />
        <span translate="no">{stop.address}</span>
        <br />
        <span translate="no">{stop.phone}</span>
      </td>
      <td>
        {stop.items}
        {stop.notes !== "" && <Remark words={stop.notes} />}
        {stop.deskNote !== "" && <Remark words={stop.deskNote} />}
      </td>
      <td>{formatPoints(stop.volume)} pts</td>
      {hasMoney && <td className="n">{stop.money && formatMoney(stop.money.owedCents)}</td>}
      <td>
        <span className="rs-box" /> Loaded
        {stop.money && (
          <>
            <br />
            <span className="rs-box" /> Paid
          </>
        )}
      </td>
    </tr>
  );
}

function Remark({ words }: { words: string }) {
  return (
    <>
      <br />
      <i>{words}</i>
    </>
  );
}
