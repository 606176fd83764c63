import { useEffect } from "react";

/** What the styles leave out of a phone's first layout: base.css, itemized.css. */
const LATE = ".section ~ .section, .cat ~ .cat, .word, .site-footer";

/**
 * Lays out the rest of a phone's first page once the scripts are there, piece by piece while nothing
 * else is to do, and marks the document when it is whole. Later pages come whole at once: the router
 * then puts a visitor who goes back to the very pixel. The home page's first layout takes half as long
 * (docs/performance.md).
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
