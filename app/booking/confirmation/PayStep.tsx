import { formatMoney } from "#app/lib/money.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./words.ts";

export function PayStep({ totalCents }: { totalCents: number }) {
  return (
    <li>
      <Icon name="truck" />
      <span>
        <b>{words.payAfter}</b>
        {totalCents > 0 ? words.price(formatMoney(totalCents)) : words.pricedOnSite}
      </span>
    </li>
  );
}
