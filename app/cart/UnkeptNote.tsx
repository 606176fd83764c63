import type { Cart } from "#app/prices/cart.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { useCart } from "./CartProvider.tsx";
import { listPath } from "./shared-list.ts";
import { words } from "./words.ts";

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
        {words.unkept}
        <PhoneLink className="nowrap" />. <SiteLink to={listPath(unkept)}>{words.keep}</SiteLink>
      </p>
    </div>
  );
}
