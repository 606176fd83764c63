import { useCart } from "./CartProvider.tsx";
import { cartButton } from "./cart-button.ts";
import { words } from "./words.ts";
import "./undo.css";

/** Says which line was just removed, with a button that puts it back (rule 342); within a CartForm. */
export function Undo() {
  const { removed } = useCart();
  return (
    <div className="undo" role="status" tabIndex={-1}>
      {removed && words.removed(removed.name)}
      {removed && (
        <button
          {...cartButton("add", removed.id, removed.quantity)}
          // The button goes with the press: the focus stays where it was.
          onClick={({ currentTarget }) => (currentTarget.parentElement as HTMLElement).focus()}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
