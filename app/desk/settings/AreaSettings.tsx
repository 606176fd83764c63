import { Form } from "@remix-run/react";
import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { TextField } from "#app/ui/Field.tsx";
import type { AreaForm } from "./area-form.server.ts";

type AreaSettingsProps = { requestId: string; seen: string; typed: Typed | null; area: AreaForm };

/** Where the business works: a search around a ZIP, and the cities that are picked of what it found. */
export function AreaSettings({ requestId, seen, typed, area }: AreaSettingsProps) {
  const { city } = useBusiness();
  const { zip, miles, isUnknown, isSet, cities } = area;
  return (
    <>
      <Form className="block" method="get" key={`${zip} ${miles}`}>
        <h2>Find your cities</h2>
        <p className="small">
          {isSet ? `You work around ${city}. ` : "The site is set up for Houston and 19 cities. "}
          Type a ZIP code in the middle of where you work, downtown for example, and how far you
          drive without asking.
        </p>
        <div className="fields">
          <TextField
            name="zip"
            label="ZIP in the middle"
            width="field--half"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={zip}
          />
          <TextField
            name="miles"
            label="Miles"
            width="field--half"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={miles}
          />
        </div>
        {isUnknown && (
          <p role="alert">
            We don't find that. Type the five digits of a Texas town's ZIP, and 5 to 150 miles.
          </p>
        )}
        <div>
          <SubmitButton>Show the cities</SubmitButton>
        </div>
      </Form>
      {cities.length > 0 && (
        <CitiesForm
          key={`${zip} ${miles} ${formKey(seen, typed)}`}
          {...{ requestId, seen, typed, area }}
        />
      )}
      {isSet && (
        <DeskForm intent="area-usual" requestId={requestId} seen={seen} className="block">
          <h2>Back to Houston</h2>
          <p className="small">The site names Houston and its twenty cities again.</p>
          <div>
            <SubmitButton>Use Houston</SubmitButton>
          </div>
        </DeskForm>
      )}
    </>
  );
}

function CitiesForm({ requestId, seen, typed, area }: AreaSettingsProps) {
  const { zip, miles, cities } = area;
  const home = typed?.home ?? area.city;
  const refuses = typed ? typed.farther === "refuse" : !area.takesFarther;
  return (
    <DeskForm intent="area" requestId={requestId} seen={seen} className="block">
      <h2>Where we work</h2>
      <input type="hidden" name="zip" value={zip} />
      <input type="hidden" name="miles" value={miles} />
      <div className="field">
        <label htmlFor="home">Home city</label>
        <select className="input" id="home" name="home" defaultValue={home}>
          {cities.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <fieldset className="stack">
        <legend>Cities with a page of their own</legend>
        <div className="radios">
          {cities.map(({ name, box, miles: away, isPicked }) => (
            <label className="radio" key={name}>
              <input
                type="checkbox"
                name={box}
                value="1"
                defaultChecked={typed ? typed[box] === "1" : isPicked}
              />
              <span>{name}, TX</span>
              <small>
                {away === 0 ? "In the middle" : `${away} ${away === 1 ? "mile" : "miles"}`}
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="stack">
        <legend>Addresses farther away than {miles} miles</legend>
        <div className="radios">
          <label className="radio">
            <input type="radio" name="farther" value="take" defaultChecked={!refuses} />
            <span>They can book</span>
            <small>The customer reads that the crew confirms the distance.</small>
          </label>
          <label className="radio">
            <input type="radio" name="farther" value="refuse" defaultChecked={refuses} />
            <span>They can't book online</span>
            <small>The customer is asked to call. You can always add a job yourself.</small>
          </label>
        </div>
      </fieldset>
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </DeskForm>
  );
}
