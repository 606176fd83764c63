import { useEffect, useRef, useState } from "react";
import { formatDate } from "#app/lib/dates.ts";
import { windowNamed } from "#app/schedule/schedule.ts";
import { parseSlot } from "#app/schedule/slot-value.ts";
import { nearSlotWords } from "#app/schedule/words.ts";
import { words } from "./words.ts";

type MoveButtonProps = {
  /** The window that was chosen in the last post, or "". */
  typed: string;
  /** What each shown day would still allow, by its date. */
  terms: Readonly<Record<string, string>>;
  today: string;
  /** The pickup had no day so far. */
  isFirst: boolean;
  /** The customer gets an email about the change. */
  isTold: boolean;
};

/** The submit button, labelled with the chosen window; without JavaScript with the action alone. */
export function MoveButton({ typed, terms, today, isFirst, isTold }: MoveButtonProps) {
  const [chosen, setChosen] = useState(typed);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form) return;
    const read = () => setChosen(String(new FormData(form).get("slot") ?? ""));
    // The visitor may have chosen a window before the scripts ran.
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, []);
  const slot = parseSlot(chosen);
  const where = slot && nearSlotWords(slot, today);
  return (
    <div className="submitbar" ref={bar}>
      <button className="btn btn--lg btn--block" type="submit">
        {isFirst
          ? where
            ? words.book(where)
            : words.set
          : where
            ? words.moveTo(where)
            : words.move}
      </button>
      {slot && terms[slot.date] && (
        <div className="small" role="status">
          {terms[slot.date]}
        </div>
      )}
      <p className="small muted">
        {slot && (
          <span>{words.when(formatDate(slot.date, "day"), windowNamed(slot.timeOfDay).hours)}</span>
        )}
        {isTold && <span>{words.mailed}</span>}
      </p>
    </div>
  );
}
