import { Link } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { formatMoney } from "#app/lib/money.ts";
import { type Trip, tonsWords } from "#app/money/trips/trip.ts";
import { NOTHING, TripFields, TruckChoice } from "./TripForm.tsx";
import type { TripTyped } from "./trip-typed.ts";
import { words } from "./words.ts";
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
      <DeskTop title={words.title} help={words.help} back={{ to: "/desk", label: shared.today }} />
      <div className="wrap desk__narrow desk__task">
        <DeskForm
          key={typed ? requestId : "new"}
          requestId={requestId}
          encType="multipart/form-data"
          className="block"
          answers={["trip"]}
        >
          <h2>{words.enter}</h2>
          <p className="small">{words.enterHint}</p>
          <TruckChoice trucks={trucks} chosen={typed?.truck ?? ""} />
          <TripFields fields={typed ?? { ...NOTHING, place: places[0] ?? "" }} places={places} />
          <div>
            <SubmitButton>{words.save}</SubmitButton>
          </div>
        </DeskForm>
        <section className="block">
          <h2>{words.trips}</h2>
          <DeskSaid did="trip-saved">{shared.saved}</DeskSaid>
          <DeskSaid did="trip-removed">{words.removed}</DeskSaid>
          {trips.length === 0 && <p>{words.none}</p>}
          <ul className="rows">
            {trips.map((trip) => (
              <li key={trip.id}>
                <span>
                  <b>{trip.when}</b>
                  <small>{rowWords(trip)}</small>
                </span>
                <Link className="btn btn--sm btn--line" to={`/desk/trips/${trip.id}`}>
                  {words.correct}
                  <span className="vh"> {words.correctOf(trip.when)}</span>
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
    feeCents === null ? words.noFee : formatMoney(feeCents),
    tons !== null && words.tonsOf(tonsWords(tons)),
    by !== null && words.by(by),
    ticket === null && words.noTicket,
  ]
    .filter(Boolean)
    .join(", ");
}
