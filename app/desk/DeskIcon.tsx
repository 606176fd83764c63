import type { DeskIconName } from "#app/ui/art/desk-icon-name.ts";
import icons from "#app/ui/art/desk-icons.svg?url";

/** An icon that only the desk uses; all others are in Icon.tsx. Decorative: the text has the meaning. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="ic" width="24" height="24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
