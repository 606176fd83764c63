/** Gives an element the focus and brings it into view: in the middle, or from its beginning where it is long. */
export function showHere(shown: HTMLElement | null | undefined): void {
  if (!shown) return;
  shown.focus({ preventScroll: true });
  const isLong = shown.offsetHeight > innerHeight / 2;
  shown.scrollIntoView({ block: isLong ? "start" : "center" });
}
