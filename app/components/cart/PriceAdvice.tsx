import { Form, useLocation } from "@remix-run/react";
import { useEffect, useId, useRef } from "react";
import type { AdviceLine } from "#app/domain/price-advice-words.ts";
import "#app/styles/advice.css";

type PriceAdviceProps = {
  advice: readonly AdviceLine[];
  /** Where a browser without JavaScript lands after the press: "#cart". */
  backTo?: string;
};

/** What a change of the cart would do to its price, each with a button that makes it. */
export function PriceAdvice({ advice, backTo = "" }: PriceAdviceProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const box = useFocusAfterPress(advice);
  return (
    <div ref={box} className="advice" role="status" tabIndex={-1}>
      {advice.map(({ text, label, press, isSaving }, at) => (
        <Form
          key={press}
          method="post"
          action="/cart"
          replace
          preventScrollReset
          className={isSaving ? "advice__line advice__line--save" : "advice__line"}
        >
          <input type="hidden" name="back" value={pathname + search + backTo} />
          <p id={id + at}>{text}</p>
          <button
            className="btn btn--sm btn--line"
            type="submit"
            name="swap"
            value={press}
            aria-describedby={id + at}
          >
            {label}
          </button>
        </Form>
      ))}
    </div>
  );
}

/** A button that is pressed goes with its advice: the place where the next one comes has the focus then. */
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
