import { useEffect, useState } from "react";

/**
 * A busy state that ends when the browser shows the page again as it was left (its back-forward
 * cache): the press is over then, and the button must work.
 * @param cause what made it busy, another object for each press
 */
export function useBusy(cause: object | false | undefined): boolean {
  const [over, setOver] = useState<typeof cause>();
  useEffect(() => {
    const end = ({ persisted }: PageTransitionEvent) => persisted && setOver(cause);
    addEventListener("pageshow", end);
    return () => removeEventListener("pageshow", end);
  }, [cause]);
  return !!cause && cause !== over;
}
