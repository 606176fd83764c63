import { formatMoney } from "#app/lib/money.ts";
import { Icon } from "#app/ui/Icon.tsx";

export function PayStep({ totalCents }: { totalCents: number }) {
  return (
    <li>
      <Icon name="truck" />
      <span>
        <b>We load, then you pay</b>
        {totalCents > 0
          ? `The price you booked is ${formatMoney(totalCents)}.`
          : "The crew prices it on site."}
      </span>
    </li>
  );
}
