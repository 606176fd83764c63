import { Link } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { formatPoints } from "#app/lib/money.ts";
import type { Truck } from "#app/schedule/trucks/truck.ts";
import { weekdaysWords } from "#app/schedule/weekdays-words.ts";
import { TruckDot } from "./TruckDot.tsx";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/desk/styles/trucks.css";

/** The trucks, with a page for each. */
export function TrucksScreen({
  requestId,
  trucks,
  sendsTwo,
  seen,
}: {
  requestId: string;
  trucks: readonly (Truck & { crew: readonly string[] })[];
  sendsTwo: boolean;
  seen: string;
}) {
  const isFleet = trucks.length > 1;
  return (
    <>
      <DeskTop
        title="Trucks"
        help={
          <>
            With one truck you need nothing here. Add the second one when you buy it: the site then
            books room on both, and Today shows a route for each.
          </>
        }
        back={{ to: "/desk/settings", label: "Settings" }}
      >
        <p>
          {isFleet
            ? "A job goes on the truck with room that drives the least for it."
            : "With one truck, its room is what you set for your windows."}
        </p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <section className="block">
          <h2>{isFleet ? `Your ${trucks.length} trucks` : "Your truck"}</h2>
          <ul className="rows">
            {trucks.map((truck) => (
              <li key={truck.id}>
                <span>
                  <b>
                    <TruckDot color={truck.color} /> {truck.name}
                  </b>
                  <small>{truckWords(truck, isFleet)}</small>
                </span>
                <Link className="btn btn--sm btn--line" to={`/desk/trucks/${truck.id}`}>
                  Edit<span className="vh"> {truck.name}</span>
                </Link>
              </li>
            ))}
          </ul>
          <DeskSaid did="saved">Saved.</DeskSaid>
          <DeskSaid did="added">Added. Customers can book its room now.</DeskSaid>
          <DeskSaid did="removed">
            Taken off. Its stops to come are on your other trucks: check the days.
          </DeskSaid>
          <div>
            <Link className="btn btn--sm btn--line" to="/desk/trucks/new">
              Add a truck
            </Link>
          </div>
        </section>
        {isFleet && (
          <DeskForm key={seen} intent="two" requestId={requestId} seen={seen} className="block">
            <h2>Jobs larger than one truck</h2>
            <label className="radio">
              <input type="checkbox" name="two" value="1" defaultChecked={sendsTwo} />
              <span>Send two trucks together</span>
              <small>
                When a job fits no single truck, two that are free in its window can be booked for
                it.
              </small>
            </label>
            <div>
              <SubmitButton>Save</SubmitButton>
            </div>
          </DeskForm>
        )}
      </div>
    </>
  );
}

/** "550 points · Monday to Saturday · Alex, Ben". */
function truckWords(
  { points, stops, weekdays, yard, crew }: Truck & { crew: readonly string[] },
  isFleet: boolean,
): string {
  const words = isFleet
    ? [
        `${formatPoints(points)} points`,
        stops === null ? "" : `${stops} stops a window`,
        weekdaysWords(weekdays),
        yard === null ? "" : `from ${yard.street}`,
      ]
    : [];
  return [...words, crew.join(", ")].filter((word) => word !== "").join(" · ") || "No crew on it";
}
