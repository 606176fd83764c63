import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import "./styles/folds.css";

/**
 * A section that its heading opens, without a script too. Stands in an element of the class "folds".
 * @param id the anchor, inside: browsers open what a link points into
 */
export function Fold({
  title,
  id,
  isOpen,
  children,
}: {
  title: ReactNode;
  id?: string | undefined;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const { hash } = useLocation();
  // A link that is followed by script leads into it as well.
  const isLinked = id !== undefined && hash === `#${id}`;
  return (
    // The browser may have opened it before React hydrates.
    <details open={isOpen || isLinked} suppressHydrationWarning>
      <summary>
        <h2>{title}</h2>
        <Icon name="plus" />
      </summary>
      <div id={id} className="folds__body">
        {children}
      </div>
    </details>
  );
}
