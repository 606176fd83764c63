import { formatWholeMoney } from "#app/domain/money.ts";
import { FULL_LOAD_CENTS, MINIMUM_CENTS } from "#app/domain/pricing.ts";
import "#app/styles/road.css";

const FACTS = [
  {
    fact: `${formatWholeMoney(MINIMUM_CENTS)} base rate`,
    more: `${formatWholeMoney(FULL_LOAD_CENTS)} cap per truck`,
  },
  { fact: "16-ft box trucks", more: "30% more space than competitors" },
  { fact: "Licensed & insured", more: "Background-checked local crews" },
  { fact: "Same or next day", more: "No hidden fees, ever" },
] as const;

/** Four facts on the road under the hero. */
export function RoadFacts() {
  return (
    <div className="road road--after-card">
      <div className="wrap">
        <ul className="road__facts">
          {FACTS.map(({ fact, more }) => (
            <li key={fact}>
              <b>{fact}</b> <span>{more}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
