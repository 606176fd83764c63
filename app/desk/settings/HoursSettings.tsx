import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";
import { formatDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { WeeklyWindow, WindowOverride } from "#app/schedule/day-load.ts";
import { shortHours, type TimeOfDay, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { TextField } from "#app/ui/Field.tsx";
import { WindowsSettings } from "./WindowsSettings.tsx";
import { boxName, WEEK_ORDER, WEEKDAY_NAMES } from "./week-form.ts";

export type HoursSettingsProps = {
  requestId: string;
  seen: { week: string; noticeHours: string; windows: string };
  /** What was typed into a form of these intents that was refused. */
  typedInto: (...intents: string[]) => Typed | null;
  today: string;
  weekly: readonly WeeklyWindow[];
  /** The capacity of all open windows; null where they differ. */
  room: { points: number; stops: number | null } | null;
  overrides: readonly (WindowOverride & { booked: number })[];
  settings: { noticeHours: number | null };
  trucks: readonly unknown[];
};

const NOTICES = [
  ["", "2 hours before the window"],
  ["0", "Until the window starts"],
  ["1", "1 hour before"],
  ["4", "4 hours before"],
  ["12", "12 hours before"],
  ["24", "24 hours before"],
  ["48", "2 days before"],
] as const;

/** The usual week, the capacity of a window, and days with other hours. */
export function HoursSettings(page: HoursSettingsProps) {
  return (
    <>
      <WindowsSettings
        requestId={page.requestId}
        seen={page.seen.windows}
        typed={page.typedInto("own-windows")}
      />
      <Windows {...page} />
      <Capacity {...page} />
      <ClosedDays {...page} />
    </>
  );
}

function Windows({ requestId, seen, typedInto, weekly }: HoursSettingsProps) {
  const isSet = weekly.length > 0;
  const typed = typedInto("windows");
  return (
    <DeskForm
      key={formKey(seen.week, typed)}
      intent="windows"
      answers={["windows", "unlimited"]}
      requestId={requestId}
      seen={seen.week}
      className="block"
      id="windows"
    >
      <h2>Working windows</h2>
      {!isSet && (
        <p className="small">
          Not set yet, so customers can book any window, even a full one. Once you save this table,
          windows without a check mark are closed.
        </p>
      )}
      <WeekTable weekly={weekly} typed={typed} />
      <div className="row">
        <SubmitButton>Save windows</SubmitButton>
        {isSet && (
          <button className="btn btn--sm btn--quiet" type="submit" name="intent" value="unlimited">
            Remove all limits
          </button>
        )}
      </div>
    </DeskForm>
  );
}

function Capacity({ requestId, seen, typedInto, weekly, room, trucks }: HoursSettingsProps) {
  const isSet = weekly.length > 0;
  const typed = typedInto("capacity");
  return (
    <DeskForm
      key={formKey(seen.week, typed)}
      intent="capacity"
      requestId={requestId}
      seen={seen.week}
      className="block"
      id="capacity"
    >
      <h2>What fits in a window</h2>
      {isSet && !room && (
        <p className="small">Your windows differ now. Saving sets them all the same.</p>
      )}
      {trucks.length > 1 && (
        <p className="small">
          Points and stops are the most for each truck. A truck that holds less takes what it holds.
        </p>
      )}
      <div className="half">
        <TextField
          name="points"
          label="Points"
          hint="550 is one full truck"
          inputMode="decimal"
          defaultValue={typed?.points ?? room?.points ?? ""}
          disabled={!isSet}
          required
        />
        <TextField
          name="stops"
          label="Stops"
          hint="the most in a window"
          inputMode="numeric"
          defaultValue={typed?.stops ?? room?.stops ?? ""}
          disabled={!isSet}
        />
      </div>
      <div>
        <SubmitButton disabled={!isSet}>Save capacity</SubmitButton>
      </div>
    </DeskForm>
  );
}

function ClosedDays({ requestId, overrides, today, typedInto }: HoursSettingsProps) {
  const typed = typedInto("close");
  return (
    <section className="block" id="closed">
      <h2>Other days</h2>
      <Overrides {...{ overrides, requestId, today }} />
      <DeskSaid did="open-again">Removed. The usual week applies again.</DeskSaid>
      <DeskForm
        key={formKey(String(overrides.length), typed)}
        intent="close"
        requestId={requestId}
        className="stack"
        said="Closed."
      >
        <div className="half">
          <TextField
            name="from"
            label="From"
            type="date"
            min={today}
            defaultValue={typed?.from}
            error={typed?.fromError}
            required
          />
          <TextField
            name="to"
            label="To"
            type="date"
            min={today}
            defaultValue={typed?.to}
            error={typed?.toError}
          />
        </div>
        <div className="half">
          <div className="field">
            <label htmlFor="window">Window</label>
            <select className="input" id="window" name="window" defaultValue={typed?.window}>
              <option value="">All day</option>
              {useWindows().map((one) => (
                <option key={one} value={one}>
                  {windowNamed(one).name}
                </option>
              ))}
            </select>
          </div>
          <TextField
            name="note"
            label="Note for yourself"
            maxLength={200}
            defaultValue={typed?.note}
          />
        </div>
        <div>
          <SubmitButton>Close these days</SubmitButton>
        </div>
      </DeskForm>
    </section>
  );
}

type NoticeProps = Pick<HoursSettingsProps, "requestId" | "seen" | "typedInto" | "settings">;

/** How late a window can be booked. */
export function NoticeSettings({ requestId, seen, typedInto, settings }: NoticeProps) {
  const { noticeHours } = settings;
  const typed = typedInto("notice");
  return (
    <DeskForm
      key={formKey(seen.noticeHours, typed)}
      intent="notice"
      requestId={requestId}
      seen={seen.noticeHours}
      className="block"
      id="notice"
    >
      <h2>Notice</h2>
      <div className="field">
        <label htmlFor="hours">Latest booking</label>
        <select
          className="input"
          id="hours"
          name="hours"
          defaultValue={typed?.hours ?? noticeHours ?? ""}
        >
          {NOTICES.map(([hours, words]) => (
            <option key={hours} value={hours}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <p className="small">
        This applies once your windows are set. Customers can move and change their pickup for free
        until {CHANGE_UNTIL} the day before.
      </p>
      <div>
        <SubmitButton>Save notice</SubmitButton>
      </div>
    </DeskForm>
  );
}

function WeekTable({ weekly, typed }: { weekly: readonly WeeklyWindow[]; typed: Typed | null }) {
  const isOpen = (weekday: number, timeOfDay: TimeOfDay) =>
    typed
      ? typed[boxName(weekday, timeOfDay)] !== undefined
      : weekly.some((one) => one.weekday === weekday && one.timeOfDay === timeOfDay && one.isOpen);
  const windows = useWindows();
  return (
    <div className="table-wrap">
      <table className="week">
        <thead>
          <tr>
            <td />
            {windows.map((one) => (
              <th key={one} scope="col">
                {windowNamed(one).name}
                <br />
                {shortHours(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEK_ORDER.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{WEEKDAY_NAMES[weekday]}</th>
              {windows.map((one) => (
                <td key={one}>
                  <label className="check">
                    <span className="vh">
                      {WEEKDAY_NAMES[weekday]} {windowWord(one)}
                    </span>
                    <input
                      type="checkbox"
                      name={boxName(weekday, one)}
                      value="1"
                      defaultChecked={isOpen(weekday, one)}
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

function Overrides({
  overrides,
  requestId,
  today,
}: Pick<HoursSettingsProps, "overrides" | "requestId" | "today">) {
  if (overrides.length === 0) return <p className="small">None.</p>;
  return (
    <ul className="rows">
      {overrides.map((override) => (
        <li key={override.id}>
          <span>
            <b>{daysWords(override, today)}</b>
            <small>{overrideWords(override)}</small>
          </span>
          <DeskForm intent="open-again" requestId={requestId} of={String(override.id)}>
            <input type="hidden" name="override" value={override.id} />
            <button
              className="remove"
              type="submit"
              aria-label={`Remove ${daysWords(override, today)}`}
            >
              Remove
            </button>
          </DeskForm>
        </li>
      ))}
    </ul>
  );
}

function daysWords({ fromDate, toDate }: WindowOverride, today: string): string {
  const year = toDate.slice(0, 4);
  const last = `${formatDate(toDate, "short")}${year === today.slice(0, 4) ? "" : `, ${year}`}`;
  return fromDate === toDate ? last : `${formatDate(fromDate, "short")} – ${last}`;
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
  const what = `${timeOfDay ? windowNamed(timeOfDay).name : "All day"} ${isOpen ? "open" : "closed"}`;
  return `${what}${room}${note === "" ? "" : `, ${note}`}${jobs}`;
}
