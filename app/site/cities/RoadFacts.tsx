import "./road.css";

type RoadFactsProps = {
  /** Each in a few words, with what it means. */
  facts: readonly (readonly [fact: string, more: string])[];
  /** Whether a card lies over the road's edge. */
  isAfterCard?: boolean;
};

/** Facts on the road under a page's hero. */
export function RoadFacts({ facts, isAfterCard }: RoadFactsProps) {
  return (
    <div className={isAfterCard ? "road road--after-card" : "road"}>
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
