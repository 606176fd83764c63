import { windowNamed } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { FieldError } from "#app/ui/Field.tsx";
import "#app/ui/styles/radios.css";

export type SlotTyped = { date: string; timeOfDay: string; dateError?: string; isNoRoom: boolean };

/** The day and the window of a form on the desk. @param typed what they begin with */
export function SlotFields({
  typed: { date, timeOfDay, dateError },
  bookable,
}: {
  typed: { date: string | null; timeOfDay: string | null; dateError?: string };
  bookable: { from: string; to: string };
}) {
  return (
    <>
      <div className="field">
        <label htmlFor="date">Day</label>
        <input
          className="input"
          id="date"
          name="date"
          type="date"
          min={bookable.from}
          max={bookable.to}
          defaultValue={date ?? bookable.from}
          required
          aria-invalid={dateError ? true : undefined}
          aria-describedby={dateError ? "date-error" : undefined}
        />
        <FieldError name="date" error={dateError} />
      </div>
      <fieldset className="block">
        <legend>Window</legend>
        <div className="radios">
          {useWindows().map((one) => (
            <label key={one} className="radio">
              <input
                type="radio"
                name="window"
                value={one}
                defaultChecked={timeOfDay === one}
                required
              />
              <span>{windowNamed(one).name}</span>
              <small>{windowNamed(one).hours}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** The press of such a form, and the one that takes a window without room all the same. */
export function SlotPresses({
  press,
  anyway,
  isNoRoom = false,
}: {
  press: string;
  anyway: string;
  isNoRoom: boolean | undefined;
}) {
  return (
    <div className="docked">
      <button className="btn" type="submit">
        {press}
      </button>
      {isNoRoom && (
        <button className="btn btn--line" type="submit" name="force" value="1">
          {anyway}
        </button>
      )}
    </div>
  );
}
