import type { CSSProperties } from "react";
import { formatDate } from "#app/lib/dates.ts";
import type { SlotState, WindowSlot } from "#app/schedule/availability.ts";
import type { DayWindows } from "#app/schedule/day-windows.ts";
import { shortHours, type TimeOfDay, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { words as slots } from "#app/schedule/slot-words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";
import "./slots.css";

type SlotPickerProps = {
  days: readonly DayWindows[];
  /** Those of each day, in its order. */
  windows: readonly TimeOfDay[];
  /** The booked window; choosing it would change nothing. */
  own: { date: string | null; timeOfDay: TimeOfDay | null };
  /** The chosen window, as `formatSlot` writes it. */
  chosen: string;
  /** The windows near the booking's ZIP (rule 148). */
  near: readonly string[];
};

/**
 * A radio button for each window of each day, in a form's field `slot`. A window that cannot be had
 * is disabled and says why, but not how much room is left (rule 146).
 */
export function SlotPicker({ days, windows, own, chosen, near }: SlotPickerProps) {
  const columns = { "--windows": windows.length, "--least": "5rem", overflowX: "auto" };
  return (
    <div className="slots" style={windows.length === 3 ? undefined : (columns as CSSProperties)}>
      <div className="slots__head" aria-hidden="true">
        <span />
        {windows.map((one) => (
          <span key={one}>
            <b>{windowNamed(one).name}</b>
            {shortHours(one)}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <Day key={day.date} {...day} windows={windows} own={own} chosen={chosen} near={near} />
      ))}
    </div>
  );
}

function Day({
  date,
  states,
  windows,
  own,
  chosen,
  near,
}: DayWindows & Omit<SlotPickerProps, "days">) {
  const [first] = states;
  const isOwnDay = own.date === date;
  const isAlike = !isOwnDay && states.every((state) => state === first);
  const whole = isAlike && first ? words.wholeDay[first] : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid everywhere
    <div className="slots__row" role="group" aria-label={formatDate(date, "day")}>
      <div className="slots__day" aria-hidden={whole === undefined || undefined}>
        <b>{formatDate(date, "weekday").slice(0, 3)}</b> {formatDate(date, "short").slice(5)}
      </div>
      {whole ? (
        <div className="slots__shut">
          <span>{whole}</span>
        </div>
      ) : (
        windows.map((timeOfDay, index) => (
          <SlotChoice
            key={timeOfDay}
            slot={{ date, timeOfDay }}
            state={states[index] ?? "closed"}
            isOwn={isOwnDay && own.timeOfDay === timeOfDay}
            isChosen={chosen === formatSlot({ date, timeOfDay })}
            isNear={near.includes(formatSlot({ date, timeOfDay }))}
          />
        ))
      )}
    </div>
  );
}

function SlotChoice({
  slot,
  state,
  isOwn,
  isChosen,
  isNear,
}: {
  slot: WindowSlot;
  state: SlotState;
  isOwn: boolean;
  isChosen: boolean;
  isNear: boolean;
}) {
  const isOpen = state === "open" && !isOwn;
  return (
    <label className={isOwn ? "slot slot--own" : "slot"}>
      <input
        type="radio"
        name="slot"
        value={formatSlot(slot)}
        defaultChecked={isChosen && isOpen}
        disabled={!isOpen}
        required
      />
      <span className="slot__face">
        <Icon name="check" />
        <span className="vh">{`${formatDate(slot.date, "weekday")} ${windowWord(slot.timeOfDay)}: `}</span>
        {isOwn ? words.yours : slots.states[state]}
        {isNear && isOpen && <em className="near">{slots.states.near}</em>}
      </span>
    </label>
  );
}
