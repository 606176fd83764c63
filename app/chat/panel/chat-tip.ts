/** The tip beside the chat's button (rule 89). Loaded after the page's own scripts, so that it delays no paint. */
import { read, write } from "#app/ui/browser-memory.ts";
import { words } from "./tip-words.ts";

const LAST_TIP = "junkbuddy.last-tip";
const TIP_INTERVAL_MS = 10 * 60 * 1000;
const TIP_DELAY_MS = 4_000;
const NEEDED =
  "a, button, input, select, textarea, summary, label, [role=alert], [role=status], [aria-live]";

/** Notes that the visitor has seen what the tip tells. */
export function keepTipTime(): void {
  write("localStorage", LAST_TIP, String(Date.now()));
}

/**
 * Shows the tip when the last one was over ten minutes ago: after a quiet moment, and not while a field has the
 * focus. A press on the page takes it off until the next page, as the answer to the press may be beneath. It is
 * hidden (`data-aside`) while it covers a control of the page or news.
 * @param button the chat's, which it is put beside and whose press it is
 * @returns a function that takes it away
 */
export function offerTip(button: HTMLElement): () => void {
  if (Date.now() - Number(read("localStorage", LAST_TIP) ?? 0) <= TIP_INTERVAL_MS) return () => {};
  const tip = document.createElement("button");
  tip.type = "button";
  tip.className = "chat-tip";
  tip.textContent = words.tip;
  tip.addEventListener("click", () => button.click());
  const check = () => {
    // Without the tip a page that scrolls measures nothing.
    if (tip.isConnected) {
      requestAnimationFrame(() => tip.toggleAttribute("data-aside", isOver(tip)));
    }
  };
  const show = () => {
    if (document.activeElement?.matches("input, textarea, select")) return;
    tip.toggleAttribute("data-aside", true);
    button.after(tip);
    check();
  };
  const timer = setTimeout(show, TIP_DELAY_MS);
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    clearTimeout(timer);
    tip.remove();
  };
  const press = ({ target }: Event) => {
    if (target !== tip) end();
  };
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, press, { signal });
  addEventListener("resize", check, { signal });
  addEventListener("scroll", check, { capture: true, passive: true, signal });
  return end;
}

/** Whether a press at the tip's place would reach something that is needed, were the tip not there. */
function isOver(tip: Element): boolean {
  const own = tip.getBoundingClientRect();
  const isBeneath = (one: Element) =>
    overlap(own, one.getBoundingClientRect()).some(([x, y]) => {
      const hit = document.elementsFromPoint(x, y).find((beneath) => beneath !== tip);
      return one.contains(hit ?? null);
    });
  return [...document.querySelectorAll(NEEDED)].some((one) => one !== tip && isBeneath(one));
}

/**
 * The corners and the middle of the area that two boxes share, as a docked bar may cover a part of
 * it.
 */
function overlap(one: DOMRect, other: DOMRect): [number, number][] {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right) - 1;
  const bottom = Math.min(one.bottom, other.bottom) - 1;
  if (right < left || bottom < top) return [];
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [(left + right) / 2, (top + bottom) / 2],
  ];
}
