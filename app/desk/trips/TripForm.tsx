import { type ReactNode, useId } from "react";
import { PHOTO_TYPES } from "#app/jobs/photos/photo.ts";
import {
  FEE_PATTERN,
  type TripFields as Fields,
  MAX_PLACE_CHARACTERS,
  TONS_PATTERN,
} from "#app/money/trips/trip.ts";
import { words } from "./words.ts";

/** The fields of a trip: where, the fee, the tons, the ticket. */
export function TripFields({
  fields,
  places,
  children,
}: {
  fields: Fields;
  /** Those of earlier trips, to choose from. */
  places: readonly string[];
  /** More fields, before the ticket. */
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <>
      <div className="field">
        <label htmlFor={`${id}place`}>{words.where}</label>
        <input
          className="input"
          id={`${id}place`}
          name="place"
          list={`${id}places`}
          maxLength={MAX_PLACE_CHARACTERS}
          autoComplete="off"
          defaultValue={fields.place}
          required
        />
        <datalist id={`${id}places`}>
          {places.map((place) => (
            <option key={place} value={place} />
          ))}
        </datalist>
      </div>
      <div className="half">
        <div className="field">
          <label htmlFor={`${id}fee`}>{words.fee}</label>
          <input
            className="input"
            id={`${id}fee`}
            name="fee"
            inputMode="decimal"
            pattern={FEE_PATTERN}
            title={words.feeLike}
            autoComplete="off"
            defaultValue={fields.fee}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}tons`}>{words.tons}</label>
          <input
            className="input"
            id={`${id}tons`}
            name="tons"
            inputMode="decimal"
            pattern={TONS_PATTERN}
            title={words.tonsLike}
            autoComplete="off"
            defaultValue={fields.tons}
          />
        </div>
      </div>
      {children}
      <div className="field">
        <label htmlFor={`${id}photo`}>{words.photo}</label>
        <input className="input" id={`${id}photo`} type="file" name="photos" accept={PHOTO_TYPES} />
      </div>
    </>
  );
}

/** The trucks to choose from, where there are several. */
export function TruckChoice({
  trucks,
  chosen,
}: {
  trucks: readonly { id: number; name: string }[];
  chosen: string;
}) {
  const id = useId();
  if (trucks.length === 0) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{words.truck}</label>
      <select className="input" id={id} name="truck" defaultValue={chosen}>
        {trucks.map((truck) => (
          <option key={truck.id} value={truck.id}>
            {truck.name}
          </option>
        ))}
      </select>
    </div>
  );
}

export const NOTHING: Fields = { place: "", fee: "", tons: "" };
