import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * A page that a link has led to without a full load gets the focus on its heading, where a full load
 * would have begun to read: the link itself is gone, or belongs to the page before.
 */
export function useFocusHeading(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A link to a place on the page leads there; a dialog that has opened has the focus.
    if (hash !== "" || document.querySelector("dialog:modal")) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
