import { Link } from "@remix-run/react";
import type { Cart } from "#app/prices/cart.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { useCart } from "./CartProvider.tsx";
import { listPath } from "./shared-list.ts";

type NoteProps = { className: string };

/** Says that the browser keeps no list as it blocks cookies, and how to go on (rule 264). */
export function UnkeptNote({ className }: NoteProps) {
  return <NoteOn unkept={useCart().unkept} className={className} />;
}

/** The note on a list that the cart does not know of, such as that of the chat's page. */
export function NoteOn({ unkept, className }: NoteProps & { unkept: Cart | null }) {
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
