import { useEffect, useState } from "react";
import { AdviceChange, adviceClass } from "#app/cart/AdviceChange.tsx";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import type { AdviceLine } from "#app/prices/list-advice.ts";

const NONE: readonly AdviceLine[] = [];

/**
 * The advice for a changed list: first the page's own, then the server's answer to each change.
 * None while a request is pending, and none if it fails.
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
    const path = `${hrefOf(bookingPath(token, "advice"))}?${new URLSearchParams({ draft })}`;
    void fetch(path, { signal: leaving.signal })
      .then((response) => response.json())
      .then((advice: readonly AdviceLine[]) => setLatest({ draft, advice }))
      .catch(() => {});
    return () => leaving.abort();
  }, [isCurrent, draft, token]);
  return isCurrent ? latest.advice : NONE;
}

/**
 * What a change of the list would do to its price, each with a button that requests the page with
 * the changed list.
 */
export function DraftAdvice({ advice }: { advice: readonly AdviceLine[] }) {
  return (
    <div className="advice" role="status">
      {advice.map((line) => (
        <div key={line.press} className={adviceClass(line)}>
          <AdviceChange line={line} formAction="#list" />
        </div>
      ))}
    </div>
  );
}
