import type { WeeklyWindow, WindowOverride } from "#app/domain/availability.ts";
import { formatPoints } from "#app/domain/money.ts";
import { formatDate, WINDOWS } from "#app/domain/schedule.ts";
import { boxName, WEEK_ORDER, WEEKDAY_NAMES } from "#app/domain/week-form.ts";
import { DeskForm } from "./DeskForm.tsx";

export type HoursSettingsProps = {
  requestId: string;
  today: string;
  weekly: readonly WeeklyWindow[];
  /** What every open window holds; null where they differ. */
  room: { points: number; stops: number | null } | null;
  overrides: readonly (WindowOverride & { booked: number })[];
  settings: { noticeHours: number | null };
};

const HOURS = { Morning: "7 – 12", Afternoon: "12 – 5", Evening: "5 – 9" };
const NOTICES = [
  ["", "2 hours before the window"],
  ["0", "Until the window starts"],
  ["1", "1 hour before"],
  ["4", "4 hours before"],
  ["12", "12 hours before"],
  ["24", "24 hours before"],
  ["48", "2 days before"],
] as const;

/** The usual week, what a window holds, the days that differ, and how late one can book. */
export function HoursSettings({ requestId, today, ...page }: HoursSettingsProps) {
  const { weekly, room, overrides, settings } = page;
  const isSet = weekly.length > 0;
  return (
    <>
      <DeskForm intent="windows" requestId={requestId} className="block" id="windows">
        <h2>Working windows</h2>
        {!isSet && (
          <p className="small">
            Not set: every window of every day can be booked, however full it is. Once you save this
            table, what is not ticked is closed.
          </p>
        )}
        <WeekTable weekly={weekly} />
        <div className="row">
          <button className="btn btn--sm btn--line" type="submit">
            Save windows
          </button>
          {isSet && (
            <button
              className="btn btn--sm btn--quiet"
              type="submit"
              name="intent"
              value="unlimited"
            >
              Unset: no limits
            </button>
          )}
        </div>
      </DeskForm>
      <DeskForm intent="capacity" requestId={requestId} className="block" id="capacity">
        <h2>What fits in a window</h2>
        {isSet && !room && (
          <p className="small">At present your windows differ; this sets them all.</p>
        )}
        <div className="half">
          <div className="field">
            <label htmlFor="points">Points</label>
            <p className="hint" id="points-hint">
              550 is one full truck
            </p>
            <input
              className="input"
              id="points"
              name="points"
              inputMode="decimal"
              aria-describedby="points-hint"
              defaultValue={room ? String(room.points) : ""}
              disabled={!isSet}
              required
            />
          </div>
          <div className="field">
            <label htmlFor="stops">Stops</label>
            <p className="hint" id="stops-hint">
              at most, any size
            </p>
            <input
              className="input"
              id="stops"
              name="stops"
              inputMode="numeric"
              aria-describedby="stops-hint"
              defaultValue={room?.stops ?? ""}
              disabled={!isSet}
            />
          </div>
        </div>
        <div>
          <button className="btn btn--sm btn--line" type="submit" disabled={!isSet}>
            Save capacity
          </button>
        </div>
      </DeskForm>
      <section className="block" id="closed">
        <h2>Closed days</h2>
        <Overrides overrides={overrides} requestId={requestId} />
        <DeskForm intent="close" requestId={requestId} className="stack">
          <div className="half">
            <div className="field">
              <label htmlFor="from">From</label>
              <input className="input" id="from" name="from" type="date" min={today} required />
            </div>
            <div className="field">
              <label htmlFor="to">To</label>
              <input className="input" id="to" name="to" type="date" min={today} />
            </div>
          </div>
          <div className="half">
            <div className="field">
              <label htmlFor="window">Window</label>
              <select className="input" id="window" name="window">
                <option value="">All day</option>
                {WINDOWS.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </div>
            <div className="field">
              <label htmlFor="note">Note for yourself</label>
              <input className="input" id="note" name="note" maxLength={200} />
            </div>
          </div>
          <div>
            <button className="btn btn--sm btn--line" type="submit">
              Add closed days
            </button>
          </div>
        </DeskForm>
      </section>
      <DeskForm intent="notice" requestId={requestId} className="block" id="notice">
        <h2>Notice</h2>
        <div className="field">
          <label htmlFor="hours">Latest booking</label>
          <select
            className="input"
            id="hours"
            name="hours"
            defaultValue={settings.noticeHours === null ? "" : String(settings.noticeHours)}
          >
            {NOTICES.map(([hours, words]) => (
              <option key={hours} value={hours}>
                {words}
              </option>
            ))}
          </select>
        </div>
        <p className="small">
          Counts once windows are set. Customers move and change for free until 6 PM the day before.
        </p>
        <div>
          <button className="btn btn--sm btn--line" type="submit">
            Save notice
          </button>
        </div>
      </DeskForm>
    </>
  );
}

function WeekTable({ weekly }: { weekly: readonly WeeklyWindow[] }) {
  const isOpen = (weekday: number, timeOfDay: string) =>
    weekly.some((one) => one.weekday === weekday && one.timeOfDay === timeOfDay && one.isOpen);
  return (
    <div className="table-wrap">
      <table className="week">
        <thead>
          <tr>
            <td />
            {WINDOWS.map(({ name }) => (
              <th key={name} scope="col">
                {name}
                <br />
                {HOURS[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK_ORDER.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{WEEKDAY_NAMES[weekday]}</th>
              {WINDOWS.map(({ name }) => (
                <td key={name}>
                  <label className="check">
                    <span className="vh">
                      {WEEKDAY_NAMES[weekday]} {name.toLowerCase()}
                    </span>
                    <input
                      type="checkbox"
                      name={boxName(weekday, name)}
                      value="1"
                      defaultChecked={isOpen(weekday, name)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Overrides({ overrides, requestId }: Pick<HoursSettingsProps, "overrides" | "requestId">) {
  if (overrides.length === 0) return <p className="small">None.</p>;
  return (
    <ul className="rows">
      {overrides.map((override) => (
        <li key={override.id}>
          <span>
            <b>{daysWords(override)}</b>
            <small>{overrideWords(override)}</small>
          </span>
          <DeskForm intent="open-again" requestId={requestId}>
            <input type="hidden" name="override" value={override.id} />
            <button className="remove" type="submit" aria-label={`Remove ${daysWords(override)}`}>
              Remove
            </button>
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

function daysWords({ fromDate, toDate }: WindowOverride): string {
  const from = formatDate(fromDate, "short");
  return fromDate === toDate ? from : `${from} – ${formatDate(toDate, "short")}`;
}

function overrideWords({
  timeOfDay,
  isOpen,
  points,
  note,
  booked,
}: HoursSettingsProps["overrides"][number]): string {
  const room = isOpen && points !== null ? `, ${formatPoints(points)} points` : "";
  const jobs =
    booked === 0 ? "" : `, ${booked === 1 ? "1 job is" : `${booked} jobs are`} booked then`;
  const what = `${timeOfDay ?? "All day"} ${isOpen ? "open" : "closed"}`;
  return `${what}${room}${note === "" ? "" : `, ${note}`}${jobs}`;
}
