import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { JobForm } from "#app/desk/job/JobForm.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { joinWords } from "#app/lib/join-words.ts";
import type { TruckName } from "#app/schedule/trucks/truck.ts";
import { TruckDot } from "./TruckDot.tsx";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/trucks.css";

export type TrucksOfJob = {
  /** The truck that drives to it, and a second one that comes with it. */
  on: readonly TruckName[];
  others: readonly TruckName[];
};

/** Which truck drives to a job, and the presses that put it on another. */
export function TruckBlock({
  trucks: { on, others },
  stamp,
}: {
  trucks: TrucksOfJob;
  stamp: Stamp;
}) {
  return (
    <section className="block" id="truck">
      <h2>Truck</h2>
      <p>
        {on.map((truck) => (
          <TruckDot key={truck.id} color={truck.color} />
        ))}{" "}
        {joinWords(
          on.map(({ name }) => name),
          "and",
        )}
      </p>
      {others.length > 0 && (
        <JobForm stamp={stamp} className="stack stack--sm">
          <div className="row">
            {others.map(({ id, name, color }) => (
              <button
                key={id}
                className="btn btn--sm btn--line"
                type="submit"
                name="do"
                value={`truck-${id}`}
              >
                <span>
                  Put on <TruckDot color={color} /> {name}
                </span>
              </button>
            ))}
          </div>
          <label className="radio">
            <input type="checkbox" name="forced" value="1" />
            <span>Even if it has no room then</span>
          </label>
        </JobForm>
      )}
      <DeskSaid did="truck">It stays on that truck until you move it.</DeskSaid>
    </section>
  );
}
