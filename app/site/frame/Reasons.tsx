import type { Reason } from "#app/site/cities/guides/city-guide.ts";
import "#app/ui/styles/checks.css";
import { Icon } from "#app/ui/Icon.tsx";

/** Reasons to book, each with an icon. @param isWide three in a row where there is room */
export function Reasons({ reasons, isWide }: { reasons: readonly Reason[]; isWide?: boolean }) {
  return (
    <ul className={isWide ? "checks checks--three" : "checks"}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
