import type { Reason } from "#app/site/cities/guides/city-guide.ts";
import "#app/ui/styles/checks.css";
import { Icon } from "#app/ui/Icon.tsx";

/** Reasons to book, each with an icon. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="checks">
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
