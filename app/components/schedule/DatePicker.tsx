import { FieldError } from "#app/components/Field.tsx";
import { Icon } from "#app/components/Icon.tsx";
import {
  addDays,
  type DateOption,
  isRealDate,
  longDate,
  MAX_DAYS_AHEAD,
} from "#app/domain/schedule.ts";

type DatePickerProps = {
  options: readonly DateOption[];
  /** YYYY-MM-DD or "". */
  value: string;
  error?: string | undefined;
  onPick: (date: string) => void;
};

/** Six quick dates, or any other from a calendar, which turns gold (rule 51). */
export function DatePicker({ options, value, error, onPick }: DatePickerProps) {
  const isQuick = options.some((option) => option.value === value);
  return (
    <fieldset aria-describedby={error && "date-error"}>
      <legend>When should we come?</legend>
      <div className="form__group form__group--tight">
        <div className="dates" id="date">
          {options.map((option) => (
            <label className="pick" key={option.value}>
              <input
                type="radio"
                name="date"
                value={option.value}
                checked={value === option.value}
                onChange={() => onPick(option.value)}
              />
              <span className="pick__face">
                <b>{option.label}</b> <span>{option.dateFormatted}</span>
              </span>
            </label>
          ))}
        </div>
        <CustomDate
          value={isQuick ? "" : value}
          today={options[0]?.value ?? ""}
          error={error}
          onPick={onPick}
        />
        <FieldError name="date" error={error} />
      </div>
    </fieldset>
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
      <span>
        {value ? (
          <>
            <small>Your date</small>
            {isRealDate(value) ? longDate(value) : value}
          </>
        ) : (
          "Pick another date"
        )}
      </span>
      {value && <em>Change</em>}
      <input
        type="date"
        name="customDate"
        aria-label="Pick another date"
        aria-invalid={error ? true : undefined}
        min={today}
        max={addDays(today, MAX_DAYS_AHEAD)}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      />
    </label>
  );
}
