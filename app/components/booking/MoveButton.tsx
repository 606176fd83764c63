import { useEffect, useRef, useState } from "react";
import { formatDate, windowNamed } from "#app/domain/schedule.ts";
import { parseSlot } from "#app/domain/slot-value.ts";
import { nearSlotWords } from "#app/domain/slot-words.ts";

type MoveButtonProps = {
  /** The window that was chosen in the post before, or "". */
  typed: string;
  today: string;
  /** The pickup has no day yet. */
  isFirst: boolean;
  /** An email about the change follows. */
  isTold: boolean;
};

/** Names the window that is chosen in its form; without JavaScript it names what it does. */
export function MoveButton({ typed, today, isFirst, isTold }: MoveButtonProps) {
  const [chosen, setChosen] = useState(typed);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form) return;
    const read = () => setChosen(String(new FormData(form).get("slot") ?? ""));
    // What was chosen before the scripts came is known to the page alone.
    read();
    form.addEventListener("change", read);
    return () => form.removeEventListener("change", read);
  }, []);
  const slot = parseSlot(chosen);
  const where = slot && nearSlotWords(slot, today);
  const verb = isFirst ? "Set it for" : "Move to";
  return (
    <div className="submitbar" ref={bar}>
      <button className="btn btn--lg btn--block" type="submit">
        {where ? `${verb} ${where}` : isFirst ? "Set the day" : "Move my pickup"}
      </button>
      <p className="small muted">
        {slot && `${formatDate(slot.date, "day")}, ${windowNamed(slot.timeOfDay).hours}. `}
        {isTold && "We email you the change."}
      </p>
    </div>
  );
}
