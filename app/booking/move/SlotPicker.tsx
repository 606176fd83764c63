import { formatDate } from "#app/lib/dates.ts";
import type { SlotState, WindowSlot } from "#app/schedule/availability.ts";
import type { DayWindows } from "#app/schedule/day-windows.ts";
import { type TimeOfDay, WINDOWS } from "#app/schedule/schedule.ts";
import { formatSlot } from "#app/schedule/slot-value.ts";
import { STATE_WORDS, WHOLE_DAY_WORDS } from "#app/schedule/words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "./slots.css";

/** Shown below the windows' names, where there is no room for the full hours. */
const SHORT_HOURS = WINDOWS.map(
  ({ startHour, endHour }) => `${onClock(startHour)} – ${onClock(endHour)}`,
);

function onClock(hour: number): number {
  return hour > 12 ? hour - 12 : hour;
}

type SlotPickerProps = {
  days: readonly DayWindows[];
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
export function SlotPicker({ days, own, chosen, near }: SlotPickerProps) {
  return (
    <div className="slots">
      <div className="slots__head" aria-hidden="true">
        <span />
        {WINDOWS.map(({ name }, index) => (
          <span key={name}>
            <b>{name}</b>
            {SHORT_HOURS[index]}
          </span>
        ))}
      </div>
      {days.map((day) => (
        <Day key={day.date} {...day} own={own} chosen={chosen} near={near} />
      ))}
    </div>
  );
}

function Day({ date, states, own, chosen, near }: DayWindows & Omit<SlotPickerProps, "days">) {
  const [first] = states;
  const isOwnDay = own.date === date;
  const isAlike = !isOwnDay && states.every((state) => state === first);
  const whole = isAlike && first ? WHOLE_DAY_WORDS[first] : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of a grid everywhere
    <div className="slots__row" role="group" aria-label={formatDate(date, "day")}>
      <div className="slots__day" aria-hidden={whole === undefined || undefined}>
        <b>{formatDate(date, "weekday").slice(0, 3)}</b> {formatDate(date, "short").slice(5)}
      </div>
      {whole ? (
        <div className="slots__shut">{whole}</div>
      ) : (
        WINDOWS.map(({ name }, index) => (
          <SlotChoice
            key={name}
            slot={{ date, timeOfDay: name }}
            state={states[index] ?? "closed"}
            isOwn={isOwnDay && own.timeOfDay === name}
            isChosen={chosen === formatSlot({ date, timeOfDay: name })}
            isNear={near.includes(formatSlot({ date, timeOfDay: name }))}
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
        <span className="vh">{`${formatDate(slot.date, "weekday")} ${slot.timeOfDay.toLowerCase()}: `}</span>
        {isOwn ? "Yours" : STATE_WORDS[state]}
        {isNear && isOpen && <em className="near">{STATE_WORDS.near}</em>}
      </span>
    </label>
  );
}
