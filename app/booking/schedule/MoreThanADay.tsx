import { formatPoints } from "#app/lib/money.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";

/** Replaces days and windows for a load that no single day has room for (rule 143). */
export function MoreThanADay({ points }: { points: number }) {
  return (
    <div className="notice" id="date">
      <h2>More than we carry in a day</h2>
      <p>
        Your {formatPoints(points)} points take more than one day. Book without a day, and we call
        you to set them. Or call us now.
      </p>
      <PhoneLink />
    </div>
  );
}
