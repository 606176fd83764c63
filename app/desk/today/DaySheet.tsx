import { SpeaksSpanish } from "#app/desk/SpeaksSpanish.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { STAGE_WORDS } from "#app/jobs/words.ts";
import { longDate } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import type { DayStop, DayView } from "./day-view.ts";
import { words } from "./words.ts";
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
        window: window.timeOfDay ? windowNamed(window.timeOfDay).name : words.notChosen,
      })),
  );
  const hauls = stops.filter(({ haul }) => haul !== null).map(({ number }) => (number ?? 1) - 1);
  return (
    <div className="wrap route-sheet">
      <header className="rs-head">
        <div>
          <h1>{longDate(day.date)}</h1>
          <p>{words.stopsOf(name, stops.length)}</p>
        </div>
        <dl className="rs-tot">
          {day.toCollect && (
            <div>
              <dt>{shared.toCollect}</dt>
              <dd>{formatMoney(day.toCollect.cents)}</dd>
            </div>
          )}
          <div>
            <dt>{words.volume}</dt>
            <dd>{words.pts(formatPoints(day.points.taken))}</dd>
          </div>
        </dl>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it sideways */}
      <section className="table-wrap" aria-label={words.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.stop}</th>
              <th scope="col">{shared.window}</th>
              <th scope="col">{words.customer}</th>
              <th scope="col">{words.items}</th>
              <th scope="col">{words.truck}</th>
              {day.toCollect && (
                <th scope="col" className="n">
                  {words.collect}
                </th>
              )}
              <th scope="col">{STAGE_WORDS.done}</th>
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
        {words.foot(<span translate="no">{phone}</span>, FULL_LOAD_POINTS, hauls)}
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
        {stop.notes !== "" && <Remark said={stop.notes} />}
        {stop.deskNote !== "" && <Remark said={stop.deskNote} />}
      </td>
      <td>{words.pts(formatPoints(stop.volume))}</td>
      {hasMoney && <td className="n">{stop.money && formatMoney(stop.money.owedCents)}</td>}
      <td>
        <span className="rs-box" /> {words.loaded}
        {stop.money && (
          <>
            <br />
            <span className="rs-box" /> {words.paid}
          </>
        )}
      </td>
    </tr>
  );
}

function Remark({ said }: { said: string }) {
  return (
    <>
      <br />
      <i>{said}</i>
    </>
  );
}
