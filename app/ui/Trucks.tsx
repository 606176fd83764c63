import { Truck } from "./Truck.tsx";

/** More are one truck with their number beside it. */
const MOST_DRAWN = 3;

/**
 * Full trucks beside each other, and on top of them the one that is being loaded; words beside them
 * say how many there are.
 * @param part how full the one on top is, 0 to 1; it is not drawn where others are full and it is empty
 */
export function Trucks({ full, part }: { full: number; part: number }) {
  const drawn = full > MOST_DRAWN ? 1 : full;
  const hasPart = part > 0 || full === 0;
  const isOne = full + Number(hasPart) === 1;
  return (
    <div className="trucks" data-row={isOne ? 1 : Math.max(2, drawn)} aria-hidden="true">
      {hasPart && <Truck fill={part} decorative />}
      {full > 0 && (
        <div className="trucks__full">
          {Array.from({ length: drawn }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one full truck is like another
            <Truck key={at} fill={1} decorative />
          ))}
          {full > drawn && <b>{`× ${full}`}</b>}
        </div>
      )}
    </div>
  );
}
