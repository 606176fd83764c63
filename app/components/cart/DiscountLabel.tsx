import { DISCOUNT_LABEL } from "#app/domain/discount.ts";
import { useCart } from "./CartProvider.tsx";

/** Says beside a total of the cart that the discount is in it; nothing while it is not. */
export function DiscountLabel({ className }: { className?: string }) {
  const { discounted } = useCart();
  return discounted.discountCents > 0 && <small className={className}>{DISCOUNT_LABEL}</small>;
}
