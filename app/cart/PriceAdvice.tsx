import { Form, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import { AdviceChange, adviceClass } from "./AdviceChange.tsx";

type PriceAdviceProps = {
  advice: readonly AdviceLine[];
  /** Where a browser without JavaScript lands after the press: "#cart". */
  backTo?: string;
};

/** What a change of the cart would do to its price, each with a button that makes it. */
export function PriceAdvice({ advice, backTo = "" }: PriceAdviceProps) {
  const { pathname, search } = useLocation();
  const box = useFocusAfterPress(advice);
  return (
    <div ref={box} className="advice" role="status" tabIndex={-1}>
      {advice.map((line) => (
        <Form
          key={line.press}
          method="post"
          action="/cart"
          replace
          preventScrollReset
          className={adviceClass(line)}
        >
          <input type="hidden" name="back" value={pathname + search + backTo} />
          <AdviceChange line={line} />
        </Form>
      ))}
    </div>
  );
}

/**
 * After a press the advice is replaced, and its button with it: the focus moves to the box of the
 * next advice.
 */
function useFocusAfterPress(advice: readonly AdviceLine[]) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other advice takes the buttons of the last along
  useEffect(() => {
    const place = box.current;
    if (hadFocus.current && document.activeElement === document.body) place?.focus();
    hadFocus.current = false;
    const note = ({ target }: FocusEvent) => {
      hadFocus.current = target !== place;
    };
    place?.addEventListener("focusin", note);
    return () => place?.removeEventListener("focusin", note);
  }, [advice]);
  return box;
}
