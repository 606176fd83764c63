import { addDays, formatDate, isRealDate } from "#app/lib/dates.ts";
import { formatPoints } from "#app/lib/money.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import type { SlotState } from "#app/schedule/availability.ts";
import { type OpenDays, statesOn } from "#app/schedule/open-days.ts";
import { hasWindowEnded, type TimeOfDay, windowNamed } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { words as slotWords } from "#app/schedule/slot-words.ts";
import { FieldError } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { words } from "./words.ts";

type WindowPickerProps = {
  /** The chosen date, YYYY-MM-DD or "". */
  date: string;
  now: { date: string; hour: number };
  /** Null: every window is open until it ends. */
  openDays: OpenDays | null;
  windows: readonly TimeOfDay[];
  value: string;
  error?: string | undefined;
  /** The windows near the ZIP (rule 148), as `formatSlot` writes them. */
  near: readonly string[];
  onPick: (timeOfDay: TimeOfDay) => void;
};

/**
 * The windows. One that cannot be had on the chosen day is disabled and says why. Without
 * JavaScript it stays enabled, as the day may still change; the server then refuses it with the
 * reason.
 */
export function WindowPicker({
  date,
  now,
  openDays,
  windows,
  value,
  error,
  near,
  onPick,
}: WindowPickerProps) {
  const states = statesOn(openDays, date);
  return (
    <fieldset aria-describedby={error && "timeOfDay-error"}>
      <legend>{states ? words.windowOn(dayWords(date, now.date)) : words.whichWindow}</legend>
      <div className="windows" id="timeOfDay">
        {windows.map((timeOfDay, at) => (
          <WindowChoice
            key={timeOfDay}
            timeOfDay={timeOfDay}
            refusal={whyShut(states?.[at] ?? null, hasWindowEnded(date, timeOfDay, now))}
            isChosen={value === timeOfDay}
            isNear={near.includes(formatSlot({ date, timeOfDay }))}
            onPick={onPick}
          />
        ))}
      </div>
      {openDays && <RoomHint points={openDays.points} states={states} />}
      <FieldError name="timeOfDay" error={error} />
    </fieldset>
  );
}

/** "Friday" within a week, later "Friday, July 24"; "" for text that is no date. */
function dayWords(date: string, today: string): string {
  if (!isRealDate(date)) return "";
  return formatDate(date, date < addDays(today, 7) ? "weekday" : "day");
}

/** Why a window cannot be had; null if it can. */
function whyShut(state: SlotState | null, isOver: boolean): string | null {
  if (isOver) return words.over;
  return state === null || state === "open" ? null : slotWords.states[state];
}

function WindowChoice({
  timeOfDay,
  refusal,
  isChosen,
  isNear,
  onPick,
}: {
  timeOfDay: TimeOfDay;
  refusal: string | null;
  isChosen: boolean;
  isNear: boolean;
  onPick: (timeOfDay: TimeOfDay) => void;
}) {
  const hasScripts = useHasScripts();
  const isShut = refusal !== null && hasScripts;
  const { name, hours, icon } = windowNamed(timeOfDay);
  return (
    <label className={refusal === null ? "pick" : "pick pick--shut"}>
      <input
        type="radio"
        name="timeOfDay"
        value={timeOfDay}
        checked={isChosen && !isShut}
        disabled={isShut}
        onChange={() => onPick(timeOfDay)}
      />
      <span className="pick__face">
        <Icon name={icon} />
        <b>{name}</b> <span>{refusal ?? hours}</span>
        {isNear && refusal === null && <em className="near">{slotWords.states.near}</em>}
      </span>
    </label>
  );
}

/** Explains "Full", and how a load larger than the truck is taken. */
function RoomHint({ points, states }: { points: number; states: readonly SlotState[] | null }) {
  const hints = [
    points > FULL_LOAD_POINTS && words.severalTrucks(formatPoints(points)),
    states?.includes("full") && words.full(formatPoints(points)),
  ].filter(Boolean);
  if (hints.length === 0) return null;
  return <p className="small muted windows__hint">{hints.join(" ")}</p>;
}
