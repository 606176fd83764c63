import { Link } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatMoney } from "#app/lib/money.ts";
import { type Trip, tonsWords } from "#app/money/trips/trip.ts";
import { NOTHING, TripFields, TruckChoice } from "./TripForm.tsx";
import type { TripTyped } from "./trip-typed.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

type TripRow = Pick<Trip, "id" | "place" | "feeCents" | "tons" | "by"> & {
  when: string;
  /** Its name, where there are several. */
  truck: string | null;
  ticket: unknown;
};

/** The trips that the person may change, and a form for another. */
export function TripsScreen({
  requestId,
  places,
  trucks,
  trips,
  typed,
}: {
  requestId: string;
  places: readonly string[];
  trucks: readonly { id: number; name: string }[];
  trips: readonly TripRow[];
  /** What was typed and refused. */
  typed: TripTyped | null;
}) {
  return (
    <>
      <DeskTop
        title="Trips to the dump"
        help={
          <>
            Enter each trip when you are at the dump: the truck counts as empty from then on. Only
            the place is needed; with the fee, your reports say what each job earned.
          </>
        }
        back={{ to: "/desk", label: "Today" }}
      />
      <div className="wrap desk__narrow desk__task">
        <DeskForm
          key={typed ? requestId : "new"}
          requestId={requestId}
          encType="multipart/form-data"
          className="block"
          answers={["trip"]}
        >
          <h2>Enter a trip</h2>
          <p className="small">
            It counts from now, and the truck is empty. You can change the time later.
          </p>
          <TruckChoice trucks={trucks} chosen={typed?.truck ?? ""} />
          <TripFields fields={typed ?? { ...NOTHING, place: places[0] ?? "" }} places={places} />
          <div>
            <SubmitButton>Save the trip</SubmitButton>
          </div>
        </DeskForm>
        <section className="block">
          <h2>Trips</h2>
          <DeskSaid did="trip-saved">Saved.</DeskSaid>
          <DeskSaid did="trip-removed">Removed. What it cost isn't counted any more.</DeskSaid>
          {trips.length === 0 && <p>None yet.</p>}
          <ul className="rows">
            {trips.map((trip) => (
              <li key={trip.id}>
                <span>
                  <b>{trip.when}</b>
                  <small>{rowWords(trip)}</small>
                </span>
                <Link className="btn btn--sm btn--line" to={`/desk/trips/${trip.id}`}>
                  Correct<span className="vh"> the trip of {trip.when}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

/** "Truck 2, McCarty, $84.50, 1.37 tons, by Sam". */
function rowWords({ truck, place, feeCents, tons, by, ticket }: TripRow): string {
  return [
    truck,
    place,
    feeCents === null ? "no fee yet" : formatMoney(feeCents),
    tons !== null && `${tonsWords(tons)} tons`,
    by !== null && `by ${by}`,
    ticket === null && "no ticket",
  ]
    .filter(Boolean)
    .join(", ");
}
