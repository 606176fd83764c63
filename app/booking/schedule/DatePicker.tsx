import { addDays, isRealDate, longDate } from "#app/lib/dates.ts";
import type { SlotState } from "#app/schedule/availability.ts";
import { dateRefusal } from "#app/schedule/date-refusal.ts";
import { dayState, type OpenDays, statesOn } from "#app/schedule/open-days.ts";
import {
  type DateOption,
  MAX_DAYS_AHEAD,
  type TimeOfDay,
  windowWord,
} from "#app/schedule/schedule.ts";
import { words as slotWords } from "#app/schedule/slot-words.ts";
import { FieldError } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { ServedPart } from "#app/ui/ServedPart.tsx";
import { IS_BUILT_FOR_BROWSER } from "#app/ui/structured-data.ts";
import { LookButton } from "./LookButton.tsx";
import { words as served } from "./served-words.ts";
import { words } from "./words.ts";
import "./date-picker.css";

type DatePickerProps = {
  options: readonly DateOption[];
  /** Null: every day has room. */
  openDays: OpenDays | null;
  /** YYYY-MM-DD or "". */
  value: string;
  error: string | undefined;
  onPick: (date: string) => void;
};

/**
 * Six quick dates, or any other in a calendar field, which turns gold (rule 51). A quick date
 * without an open window is disabled and says why.
 */
export function DatePicker({ options, openDays, value, error: refused, onPick }: DatePickerProps) {
  const today = options[0]?.value ?? "";
  // iOS lets a date be chosen outside of the field's limits.
  const error = value === "" ? refused : (dateRefusal(value, today) ?? refused);
  const isQuick = options.some((option) => option.value === value);
  return (
    <fieldset aria-describedby={error && "date-error"}>
      <legend>{words.when}</legend>
      <div className="form__group form__group--tight">
        <div className="dates" id="date">
          {options.map((option) => (
            <QuickDate
              key={option.value}
              option={option}
              states={statesOn(openDays, option.value)}
              windows={openDays?.windows ?? []}
              isChosen={value === option.value}
              onPick={onPick}
            />
          ))}
        </div>
        <CustomDate value={isQuick ? "" : value} today={today} error={error} onPick={onPick} />
        {openDays && <LookButton at="day" />}
        <FieldError name="date" error={error} />
      </div>
    </fieldset>
  );
}

function QuickDate({
  option,
  states,
  windows,
  isChosen,
  onPick,
}: {
  option: DateOption;
  states: readonly SlotState[] | null;
  windows: readonly TimeOfDay[];
  isChosen: boolean;
  onPick: (date: string) => void;
}) {
  const state = states ? dayState(states) : "open";
  const isOpen = state === "open";
  return (
    <label className={isOpen ? "pick" : "pick pick--shut"}>
      <input
        type="radio"
        name="date"
        value={option.value}
        checked={isChosen && isOpen}
        disabled={!isOpen}
        onChange={() => onPick(option.value)}
      />
      <span className="pick__face">
        <b>{option.label}</b> <span>{isOpen ? option.dateFormatted : slotWords.states[state]}</span>
        {states &&
          isOpen &&
          (IS_BUILT_FOR_BROWSER ? (
            <ServedPart className="no-js" />
          ) : (
            <OpenParts states={states} windows={windows} />
          ))}
      </span>
    </label>
  );
}

/**
 * Without JavaScript the windows cannot follow the chosen day, so each day lists the state of its
 * own.
 */
function OpenParts({
  states,
  windows,
}: {
  states: readonly SlotState[];
  windows: readonly TimeOfDay[];
}) {
  const named = (isOpen: boolean) =>
    windows
      .filter((_, at) => (states[at] === "open") === isOpen)
      .map((window) => slotWords.within(windowWord(window)));
  const [open, shut] = [named(true), named(false)];
  return (
    <span className="no-js">
      {shut.length > 0 && (open.length === 1 ? served.only(`${open}`) : served.not(shut))}
    </span>
  );
}

function CustomDate({
  value,
  today,
  error,
  onPick,
}: {
  value: string;
  today: string;
  error: string | undefined;
  onPick: (date: string) => void;
}) {
  return (
    <label className={value ? "custom-date is-set" : "custom-date"}>
      <Icon name={value ? "calendar-check" : "calendar"} />
      {/* Anew with each date: a translated page has other nodes for the text. */}
      <span key={value}>
        {value ? (
          <>
            <small>{words.yourDate}</small>
            {isRealDate(value) ? longDate(value) : value}
          </>
        ) : (
          words.otherDate
        )}
      </span>
      {value && <em>{words.change}</em>}
      <input
        type="date"
        name="customDate"
        aria-label={words.otherDate}
        aria-invalid={error ? true : undefined}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      />
    </label>
  );
}
