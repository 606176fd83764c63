import { useId } from "react";
import type { AdviceLine } from "#app/prices/list-advice.ts";
import "./advice.css";

type AdviceChangeProps = {
  line: AdviceLine;
  /** Where the button posts to, if not where its form does. */
  formAction?: string;
};

/** What a change of the list would do to its price, and the button that makes the change. */
export function AdviceChange({ line: { text, label, press }, formAction }: AdviceChangeProps) {
  const id = useId();
  return (
    <>
      <p id={id}>{text}</p>
      <button
        className="btn btn--sm btn--line"
        type="submit"
        name="swap"
        value={press}
        formAction={formAction}
        aria-describedby={id}
      >
        {label}
      </button>
    </>
  );
}

/** The class of the element around one advice. */
export function adviceClass({ isSaving }: AdviceLine): string {
  return isSaving ? "advice__line advice__line--save" : "advice__line";
}
