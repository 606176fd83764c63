import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { type KeptPhoto, photoFiles } from "#app/jobs/photos/photo.ts";
import { TripFields, TruckChoice } from "./TripForm.tsx";
import type { TripTyped } from "./trip-typed.ts";
import { words } from "./words.ts";
import "#app/ui/styles/form.css";
import "#app/booking/photos/photos.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

/** One trip: put right, or taken off. */
export function TripScreen({
  requestId,
  id,
  places,
  trucks,
  ticket,
  by,
  typed,
  ...page
}: {
  requestId: string;
  id: number;
  fields: TripTyped;
  places: readonly string[];
  trucks: readonly { id: number; name: string }[];
  ticket: KeptPhoto | null;
  by: string | null;
  typed: TripTyped | null;
}) {
  const fields = typed ?? page.fields;
  const half = { className: "input", required: true };
  return (
    <>
      <DeskTop
        title={words.one}
        help={words.oneHelp}
        back={{ to: "/desk/trips", label: words.trips }}
      >
        {by !== null && <p>{words.enteredBy(by)}</p>}
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <DeskForm
          key={typed ? requestId : "kept"}
          requestId={requestId}
          encType="multipart/form-data"
          className="block"
          answers={["trip"]}
        >
          <TruckChoice trucks={trucks} chosen={fields.truck} />
          <TripFields fields={fields} places={places}>
            <div className="half">
              <div className="field">
                <label htmlFor="date">{words.day}</label>
                <input {...half} id="date" name="date" type="date" defaultValue={fields.date} />
              </div>
              <div className="field">
                <label htmlFor="time">{words.time}</label>
                <input {...half} id="time" name="time" type="time" defaultValue={fields.time} />
              </div>
            </div>
            {ticket && <Ticket trip={id} ticket={ticket} />}
          </TripFields>
          <div>
            <SubmitButton>{words.save}</SubmitButton>
          </div>
        </DeskForm>
        <DeskForm intent="remove" requestId={requestId} className="block">
          <h2>{words.removeIt}</h2>
          <p className="small">{words.removeHint}</p>
          <div>
            <button className="btn btn--sm btn--danger" type="submit">
              {words.remove}
            </button>
          </div>
        </DeskForm>
      </div>
    </>
  );
}

function Ticket({ trip, ticket: { name, width, height } }: { trip: number; ticket: KeptPhoto }) {
  const { large, small } = photoFiles(name);
  return (
    <div className="photos">
      <figure className="photo">
        <a href={`/desk/trips/${trip}/${large}`}>
          <img
            src={`/desk/trips/${trip}/${small}`}
            alt={words.ticket}
            width={width}
            height={height}
            loading="lazy"
          />
        </a>
        <figcaption>{words.ticketHint}</figcaption>
      </figure>
    </div>
  );
}
