const CONTROLS = "a, button, input, select, textarea, summary, label";

/**
 * Marks each floating control in an element (`data-aside`) while it covers a control of the page.
 * The styles hide a marked control unless it has the keyboard's focus.
 * @returns a function that stops it
 */
export function stepAside(floating: HTMLElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let frame = 0;
  const mark = () => {
    for (const control of floating.querySelectorAll(":scope > :is(a, button)")) {
      control.toggleAttribute("data-aside", isOverControl(control));
    }
  };
  const check = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  // A floating control is added or removed: marked before it is painted, or pressed.
  const children = new MutationObserver(mark);
  children.observe(floating, { childList: true });
  // The page beneath changes its size, or a layer over it is closed.
  const sizes = new ResizeObserver(check);
  sizes.observe(document.body);
  for (const event of ["resize", "click", "keyup"]) addEventListener(event, check, { signal });
  addEventListener("scroll", check, { capture: true, passive: true, signal });
  return () => {
    ended.abort();
    children.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

/** Whether a press at the floating control's place would reach a control of the page without it. */
function isOverControl(floating: Element): boolean {
  const own = floating.getBoundingClientRect();
  const isBeneath = (control: Element) =>
    overlap(own, control.getBoundingClientRect()).some(([x, y]) => {
      const hit = document.elementsFromPoint(x, y).find((one) => !floating.contains(one));
      return control.contains(hit ?? null);
    });
  return [...document.querySelectorAll(CONTROLS)].some(isBeneath);
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
