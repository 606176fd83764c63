import icons from "#app/ui/art/icons.svg?url";
import type { ItemPicture } from "#app/ui/art/item-picture.ts";
import pictures from "#app/ui/art/item-pictures.svg?url";
import type { CategoryKey } from "./catalog.ts";

type PictogramProps = {
  /** The category, whose picture is shown where the item has none. */
  name: CategoryKey;
  picture?: ItemPicture | undefined;
  className?: string;
};

/** The picture of a category or an item: blue, or orange (`pic--leaving`) for an item in the cart. */
export function Pictogram({ name, picture, className }: PictogramProps) {
  return (
    <svg
      className={className ? `pic ${className}` : "pic"}
      viewBox="0 0 64 64"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <use href={picture ? `${pictures}#${picture}` : `${icons}#${name}`} />
    </svg>
  );
}
