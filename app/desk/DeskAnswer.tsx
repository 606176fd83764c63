import { type ReactNode, useEffect, useRef } from "react";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { ClashBox } from "./job/ClashBox.tsx";
import type { Clash } from "./job/clash.ts";
import { showHere } from "./show-here.ts";

export type Answer = (RefusalWords & { clash?: Clash | null }) | undefined;

/**
 * What came of a post that changed nothing. Each answer takes the focus and is brought into view: the
 * pressed button may be far down the page (rule 273).
 */
export function DeskAnswer({ answer, children }: { answer: Answer; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    showHere(place.current?.querySelector<HTMLElement>("[tabindex]"));
  }, [answer]);
  return (
    <div ref={place} className="desk__said">
      {answer?.clash ? (
        <ClashBox clash={answer.clash} />
      ) : (
        <ChangeAlert answer={answer}>{children}</ChangeAlert>
      )}
    </div>
  );
}
