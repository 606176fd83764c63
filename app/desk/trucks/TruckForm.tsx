import { DeskForm, formKey, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { TRUCK_COLORS } from "#app/schedule/trucks/truck-color.ts";
import { weekdaysWords } from "#app/schedule/weekdays-words.ts";
import { TextField } from "#app/ui/Field.tsx";
import { TruckDot } from "./TruckDot.tsx";
import { includesNumber, MAX_TRUCK_NAME, type TruckFields } from "./truck-form.ts";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/desk/styles/trucks.css";

type TruckFormProps = {
  requestId: string;
  seen: string;
  /** The truck's name; null: a new one. */
  name: string | null;
  fields: TruckFields;
  /** What was typed and refused. */
  typed: (TruckFields & { requestId: string; seen: string }) | null;
  crew: readonly { id: number; name: string }[];
  mayRemove: boolean;
};

/** The page of one truck, or of a new one. */
export function TruckForm({
  requestId,
  seen,
  name,
  typed,
  crew,
  mayRemove,
  ...page
}: TruckFormProps) {
  const fields = typed ?? page.fields;
  return (
    <>
      <DeskTop
        title={name ?? "Add a truck"}
        help={
          <>
            Say how much it holds, on which days it works and who is on it. Bookings go on it where
            it drives the fewest extra miles.
          </>
        }
        back={{ to: "/desk/trucks", label: "Trucks" }}
      />
      <div className="wrap desk__narrow desk__task">
        <DeskForm
          key={formKey(seen, typed)}
          intent="save"
          requestId={requestId}
          seen={seen}
          className="block"
        >
          <TextField
            name="name"
            label="Name"
            maxLength={MAX_TRUCK_NAME}
            autoComplete="off"
            defaultValue={fields.name}
            required
          />
          <Colors chosen={fields.color} />
          <div className="half">
            <TextField
              name="points"
              label="Points"
              hint="550 is a full load"
              inputMode="decimal"
              defaultValue={fields.points}
              required
            />
            <TextField
              name="stops"
              label="Stops"
              hint="the most in a window"
              inputMode="numeric"
              defaultValue={fields.stops}
            />
          </div>
          <p className="small">
            Where your windows hold less, what they hold counts. Change that in Settings.
          </p>
          <Checks legend="Days it works" name="weekday" chosen={fields.weekdays} of={WEEKDAYS} />
          {crew.length > 0 && (
            <Checks legend="Who is on it" name="member" chosen={fields.members} of={crew} />
          )}
          <Yard {...fields} />
          <div>
            <SubmitButton>{name === null ? "Add this truck" : "Save truck"}</SubmitButton>
          </div>
        </DeskForm>
        {mayRemove && (
          <DeskForm intent="remove" requestId={requestId} seen={seen} className="block">
            <h2>Take it off</h2>
            <p className="small">Its stops to come go to your other trucks.</p>
            <div>
              <button className="btn btn--sm btn--danger" type="submit">
                Take {name} off
              </button>
            </div>
          </DeskForm>
        )}
      </div>
    </>
  );
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id, name: weekdaysWords([id]) }));

function Colors({ chosen }: { chosen: string }) {
  return (
    <fieldset className="checks">
      <legend>Color</legend>
      {TRUCK_COLORS.map((color) => (
        <label className="radio" key={color}>
          <input type="radio" name="color" value={color} defaultChecked={color === chosen} />
          <span>
            <TruckDot color={color} /> {color.replace(/^./, (letter) => letter.toUpperCase())}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Checks({
  legend,
  name,
  chosen,
  of,
}: {
  legend: string;
  name: string;
  chosen: string;
  of: readonly { id: number; name: string }[];
}) {
  return (
    <fieldset className="checks">
      <legend>{legend}</legend>
      {of.map((one) => (
        <label className="radio" key={one.id}>
          <input
            type="checkbox"
            name={name}
            value={one.id}
            defaultChecked={includesNumber(chosen, one.id)}
          />
          <span>{one.name}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Yard({ street, city, zip }: TruckFields) {
  return (
    <fieldset className="checks">
      <legend>Its own yard</legend>
      <p className="small">Leave it blank if it starts at the yard of your settings.</p>
      <div className="fields">
        <TextField name="street" label="Street" autoComplete="off" defaultValue={street} />
        <TextField
          name="city"
          label="City"
          width="field--half"
          autoComplete="off"
          defaultValue={city}
        />
        <TextField
          name="zip"
          label="ZIP"
          width="field--half"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={zip}
        />
      </div>
    </fieldset>
  );
}
