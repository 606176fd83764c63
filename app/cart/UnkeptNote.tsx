import { Link } from "@remix-run/react";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { useCart } from "./CartProvider.tsx";
import { listPath } from "./shared-list.ts";

/** Says that the browser keeps no list as it blocks cookies, and how to go on (rule 264). */
export function UnkeptNote({ className }: { className: string }) {
  const { unkept } = useCart();
  if (!unkept?.length) return null;
  return (
    <div className={className}>
      <p>
        Your browser blocks cookies, so this list can't be booked here. Allow them, or call{" "}
        <PhoneLink className="nowrap" />. <Link to={listPath(unkept)}>Keep this list</Link>
      </p>
    </div>
  );
}
