import { useEffect } from "react";

/** What base.css and itemized.css leave out of the first layout on a phone. */
const LATE = ".section ~ .section, .cat ~ .cat, .word, .site-footer";

/**
 * Lays out the rest of the first page on a phone after hydration, section by section while the
 * browser is idle, and marks the document once that is done. Later pages are laid out at once, so
 * that the router can restore a scroll position exactly. The home page's first layout takes half as
 * long (docs/performance.md).
 */
export function useLateLayout(): void {
  useEffect(() => {
    const pieces = document.querySelectorAll<HTMLElement>(LATE).values();
    const layOutNext = () => {
      const { value: piece, done } = pieces.next();
      if (done) document.documentElement.dataset.whole = "";
      else {
        piece.style.contentVisibility = "visible";
        whenIdle(layOutNext);
      }
    };
    whenIdle(layOutNext);
  }, []);
}

/** Safari has no requestIdleCallback. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 50);
}
