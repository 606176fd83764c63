import type { DeskIconName } from "#app/art/desk-icon-name.ts";
import icons from "#app/art/desk-icons.svg?url";

/** An icon that the desk alone shows; others: Icon.tsx. Decoration: the text says it. */
export function DeskIcon({ name }: { name: DeskIconName }) {
  return (
    <svg className="ic" width="24" height="24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
