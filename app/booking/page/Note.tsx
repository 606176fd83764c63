import { MAX_NOTES_CHARACTERS } from "#app/booking/booking.ts";
import type { BookingView } from "#app/booking/booking-view.ts";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { ChangeForm } from "./ChangeForm.tsx";
import { words } from "./words.ts";
import "#app/ui/styles/form.css";

/** The note for the crew, with a form to change it until the pickup is over. */
export function Note({
  booking: { notes, may },
  stamp,
  answer,
}: {
  booking: Pick<BookingView, "notes" | "may">;
  stamp: Stamp;
  answer: ChangeAnswer<{ notes: string }> | undefined;
}) {
  const typed = answer?.typed.notes ?? notes;
  return (
    <section className="booking__box">
      <h2>{words.note}</h2>
      <p className="booking__note">{notes || <span className="muted">{words.noNote}</span>}</p>
      {!may.note && answer && (
        <>
          <p className="small">{words.typed}</p>
          <blockquote className="booking__note">{typed}</blockquote>
        </>
      )}
      {may.note && (
        <details className="booking__edit" open={answer !== undefined}>
          <summary>{notes ? words.changeNote : words.addNote}</summary>
          <ChangeForm stamp={stamp} className="stack stack--start">
            <FieldFrame name="notes" label={words.yourNote} hint={words.noteHint}>
              <textarea
                {...fieldProps({ name: "notes", hint: "yes" })}
                className="input"
                rows={4}
                maxLength={MAX_NOTES_CHARACTERS}
                defaultValue={typed}
              />
            </FieldFrame>
            <button className="btn btn--cobalt btn--sm" type="submit">
              {words.saveNote}
            </button>
          </ChangeForm>
        </details>
      )}
    </section>
  );
}
