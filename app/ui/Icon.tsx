import type { IconName } from "./art/icon-name.ts";
import icons from "./art/icons.svg?url";

/** A line icon in the size and colour of the text beside it. Decorative: the text has the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `ic ${className}` : "ic"} width="24" height="24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
