import icons from "#app/ui/art/icons.svg?url";
import type { CategoryKey } from "./catalog.ts";

/** A category's picture: blue, or orange (`pic--leaving`) for an item in the cart. */
export function Pictogram({ name, className }: { name: CategoryKey; className?: string }) {
  return (
    <svg
      className={className ? `pic ${className}` : "pic"}
      viewBox="0 0 64 64"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
