import { useEffect, useId, useState } from "react";
import { bookingPath } from "#app/domain/booking-path.ts";
import type { AdviceLine } from "#app/domain/price-advice-words.ts";
import "#app/styles/advice.css";

const NONE: readonly AdviceLine[] = [];

/**
 * The advice for a changed list as it is shown: what the page came with, then what the server says of
 * each change. While it is being asked, and where it cannot be, there is none.
 */
export function useDraftAdvice(
  page: { token: string; draft: string; advice: readonly AdviceLine[] },
  draft: string,
): readonly AdviceLine[] {
  const { token } = page;
  const [latest, setLatest] = useState({ draft: page.draft, advice: page.advice });
  const isCurrent = latest.draft === draft;
  useEffect(() => {
    if (isCurrent) return;
    const leaving = new AbortController();
    const path = `${bookingPath(token, "advice")}?${new URLSearchParams({ draft })}`;
    void fetch(path, { signal: leaving.signal })
      .then((response) => response.json())
      .then((advice: readonly AdviceLine[]) => setLatest({ draft, advice }))
      .catch(() => {});
    return () => leaving.abort();
  }, [isCurrent, draft, token]);
  return isCurrent ? latest.advice : NONE;
}

/** What a change of the list would do to its price, each with a button that asks for the page with it. */
export function DraftAdvice({ advice }: { advice: readonly AdviceLine[] }) {
  const id = useId();
  return (
    <div className="advice" role="status">
      {advice.map(({ text, label, press, isSaving }, at) => (
        <div key={press} className={isSaving ? "advice__line advice__line--save" : "advice__line"}>
          <p id={id + at}>{text}</p>
          <button
            className="btn btn--sm btn--line"
            type="submit"
            name="swap"
            value={press}
            formAction="#list"
            aria-describedby={id + at}
          >
            {label}
          </button>
        </div>
      ))}
    </div>
  );
}
