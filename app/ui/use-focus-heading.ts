import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * After a navigation by script, moves the focus to the new page's heading, where a screen reader
 * would begin after a full load. The link that was pressed may no longer exist.
 */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A link with an anchor moves to it, and an open dialog keeps the focus.
    if (hash !== "" || document.querySelector("dialog:modal")) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
