import { discountLabel } from "#app/prices/discount.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { useCart } from "./CartProvider.tsx";

/** Says beside a total that the discount is taken off; nothing while the discount is not on. */
export function DiscountLabel({ className }: { className?: string }) {
  const { discounted } = useCart();
  const label = discountLabel(useNumbers());
  return discounted.discountCents > 0 && <small className={className}>{label}</small>;
}
