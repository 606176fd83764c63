import type { IconName } from "#app/art/icon-name.ts";
import icons from "#app/art/icons.svg?url";

/** A line icon, the size of the text beside it and of its colour. Decoration: the text says it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `ic ${className}` : "ic"} width="24" height="24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
