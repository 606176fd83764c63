import { formatWholeMoney } from "#app/lib/money.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/prices/pricing.ts";
import "./road.css";

/** Four facts on the road under a page's hero. @param place the city of the page; none: the home page */
export function RoadFacts({ place }: { place?: string }) {
  const facts = [
    [
      `${formatWholeMoney(MINIMUM_CENTS)} base rate`,
      `${formatWholeMoney(FULL_LOAD_CENTS)} cap per truck`,
    ],
    ["16-ft box trucks", place ? "More room per trip" : "30% more space than competitors"],
    ["Nothing up front", "Pay when the job is done"],
    ["Same or next day", place ? `In and around ${place}` : "No hidden fees, ever"],
  ];
  return (
    <div className={place ? "road" : "road road--after-card"}>
      <div className="wrap">
        <ul className="road__facts">
          {facts.map(([fact, more]) => (
            <li key={fact}>
              <b>{fact}</b> <span>{more}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
