import { formatDollars } from "#app/domain/money.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/domain/pricing.ts";

/** What we claim everywhere, on the road under the truck. */
export function RoadFacts({ name }: { name: string }) {
  return (
    <div className="road">
      <div className="wrap">
        <ul className="road__facts">
          <li>
            <b>{formatDollars(MINIMUM_CENTS)} base rate</b>{" "}
            <span>{formatDollars(FULL_LOAD_CENTS)} cap per truck</span>
          </li>
          <li>
            <b>16-ft box trucks</b> <span>More room per trip</span>
          </li>
          <li>
            <b>Licensed &amp; insured</b> <span>Background-checked crews</span>
          </li>
          <li>
            <b>Same or next day</b> <span>{`In and around ${name}`}</span>
          </li>
        </ul>
      </div>
    </div>
  );
}
