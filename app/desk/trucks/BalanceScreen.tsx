import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatPoints } from "#app/lib/money.ts";
import type { TimeOfDay } from "#app/schedule/schedule.ts";
import { shortSlotWords } from "#app/schedule/words.ts";
import type { BalancePlan } from "./balance.server.ts";
import { TruckDot } from "./TruckDot.tsx";
import "#app/ui/styles/table.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/desk/styles/trucks.css";

/** How the stops of a window would be shared anew, and the press that does it. */
export function BalanceScreen({
  requestId,
  plan: { trucks, moves, savedMiles, stamp },
  ...wanted
}: {
  requestId: string;
  date: string;
  timeOfDay: TimeOfDay | null;
  plan: BalancePlan;
}) {
  return (
    <>
      <DeskTop
        title="Share the stops"
        help={
          <>
            This is what would change if the stops were shared anew among your trucks, with miles
            and points. Nothing moves until you press the button.
          </>
        }
        back={{ to: `/desk?date=${wanted.date}`, label: "The day" }}
      >
        <p>{shortSlotWords(wanted)}</p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <section className="block">
          <h2>
            {moves.length === 0 ? "They are shared well" : headline(moves.length, savedMiles)}
          </h2>
          <div className="table-wrap">
            <table>
              <thead>
                <tr>
                  <th scope="col">Truck</th>
                  <th scope="col">Stops</th>
                  <th scope="col">Points</th>
                  <th scope="col">Miles</th>
                </tr>
              </thead>
              <tbody>
                {trucks.map(({ truck, before, after }) => (
                  <tr key={truck.id}>
                    <th scope="row" className="nowrap">
                      <TruckDot color={truck.color} /> {truck.name}
                    </th>
                    <Change was={String(before.stops)} is={String(after.stops)} />
                    <Change was={formatPoints(before.points)} is={formatPoints(after.points)} />
                    <Change was={miles(before.miles)} is={miles(after.miles)} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="small">
            Of the whole day. Miles are in straight lines. A stop that you put on its truck yourself
            stays there, and so does one that is on its way.
          </p>
          {moves.length > 0 && (
            <ul className="rows">
              {moves.map(({ orderNumber, name, from, to }) => (
                <li key={orderNumber}>
                  <span>
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                    <small>
                      {from} to {to}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          )}
          <DeskForm intent="share" requestId={requestId} seen={stamp}>
            {moves.length > 0 && (
              <button className="btn" type="submit">
                Share them like this
              </button>
            )}
          </DeskForm>
        </section>
      </div>
    </>
  );
}

function headline(moves: number, saved: number): string {
  const stops = moves === 1 ? "1 stop changes its truck" : `${moves} stops change trucks`;
  const rounded = Math.round(saved);
  if (rounded > 0) return `${stops}: ${rounded} fewer miles`;
  return rounded < 0 ? `${stops}: ${-rounded} more miles, and all of it fits` : stops;
}

function Change({ was, is }: { was: string; is: string }) {
  return <td>{was === is ? is : <b>{`${was} → ${is}`}</b>}</td>;
}

function miles(count: number): string {
  return String(Math.round(count));
}
