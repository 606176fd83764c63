import { DISCOUNT_LABEL } from "#app/prices/discount.ts";
import { useCart } from "./CartProvider.tsx";

/** Says beside a total that the discount is taken off; nothing while the discount is not on. */
export function DiscountLabel({ className }: { className?: string }) {
  const { discounted } = useCart();
  return discounted.discountCents > 0 && <small className={className}>{DISCOUNT_LABEL}</small>;
}
