import { FieldError } from "#app/components/Field.tsx";
import { Icon } from "#app/components/Icon.tsx";
import { useHasScripts } from "#app/components/use-has-scripts.ts";
import { hasWindowEnded, type TimeOfDay, WINDOWS } from "#app/domain/schedule.ts";

type WindowPickerProps = {
  /** The chosen date, YYYY-MM-DD or "". */
  date: string;
  now: { date: string; hour: number };
  value: string;
  error?: string | undefined;
  onPick: (timeOfDay: TimeOfDay) => void;
};

/**
 * One of three windows; one that is over today says so and cannot be chosen for today. Without
 * JavaScript it stays open, for the day may still be changed: the server refuses it with the reason.
 */
export function WindowPicker({ date, now, value, error, onPick }: WindowPickerProps) {
  const hasScripts = useHasScripts();
  return (
    <fieldset aria-describedby={error && "timeOfDay-error"}>
      <legend>Which window?</legend>
      <div className="windows" id="timeOfDay">
        {WINDOWS.map(({ name, hours, icon }) => {
          const isOver = hasWindowEnded(date, name, now);
          const isClosed = isOver && hasScripts;
          return (
            <label className="pick" key={name}>
              <input
                type="radio"
                name="timeOfDay"
                value={name}
                checked={value === name && !isClosed}
                disabled={isClosed}
                onChange={() => onPick(name)}
              />
              <span className="pick__face">
                <Icon name={icon} />
                <b>{name}</b> <span>{isOver ? "Over for today" : hours}</span>
              </span>
            </label>
          );
        })}
      </div>
      <FieldError name="timeOfDay" error={error} />
    </fieldset>
  );
}
