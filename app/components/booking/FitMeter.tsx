import type { CSSProperties } from "react";
import { formatPoints } from "#app/domain/money.ts";
import type { Fit } from "#app/domain/window-room.ts";

/**
 * How well the list fits the booked window, in points.
 * @param slot "Thursday morning"
 */
export function FitMeter({ fit, slot }: { fit: Fit; slot: string }) {
  const { fits, other, yours, left, over } = fit;
  const whole = Math.max(1, other + yours + left);
  const rest = fits
    ? { part: left, words: `${formatPoints(left)} left`, kind: "Left" }
    : { part: over, words: `${formatPoints(over)} too many`, kind: "Over" };
  const share = (points: number) => ({ "--w": points / whole }) as CSSProperties;
  const capacity = other + yours + left - over;
  return (
    <div className={fits ? "fit" : "fit fit--over"}>
      <div className="fit__head">
        <b className="fit__title">{fits ? `Still fits ${slot}` : `No room ${slot}`}</b>
        <b>{fits ? `${formatPoints(left)} points left` : `${formatPoints(over)} points over`}</b>
      </div>
      <div
        className="fit__bar"
        role="img"
        aria-label={`Of ${formatPoints(capacity)} points: ${formatPoints(other)} for other stops, ${formatPoints(yours)} yours, ${rest.words}`}
      >
        <i className="fit__other" style={share(other)} />
        <i className="fit__yours" style={share(yours - over)} />
        {over > 0 && <i className="fit__more" style={share(over)} />}
      </div>
      <ul className="fit__key" aria-hidden="true">
        <li className="fit__key--other">Other stops {formatPoints(other)}</li>
        <li className="fit__key--yours">Yours {formatPoints(yours)}</li>
        <li className={fits ? undefined : "fit__key--more"}>
          {rest.kind} {formatPoints(rest.part)}
        </li>
      </ul>
    </div>
  );
}
