import { Truck } from "./Truck.tsx";

/** More are one truck with their number beside it. */
const MOST_DRAWN = 3;

/**
 * Full trucks beside each other, and on top of them the one that is being loaded; words beside them
 * say how many there are.
 * @param part how full the one on top is, 0 to 1; it is not drawn where others are full and it is empty
 */
export function Trucks({ full, part }: { full: number; part: number }) {
  const drawn: number[] = Array(full > MOST_DRAWN ? 1 : full).fill(1);
  if (part > 0 || full === 0) drawn.unshift(part);
  return (
    <div className="trucks" data-full={full} data-part={part}>
      {drawn.map((fill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one full truck is like another
        <Truck key={at} fill={fill} />
      ))}
      {full > MOST_DRAWN && <b>{`× ${full}`}</b>}
    </div>
  );
}
