import type { Stamp } from "#app/jobs/job-change.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { words } from "./words.ts";

/** What the page says of texts. */
export type PageTexts = {
  /** With the terms, where the button asks for texts. */
  words: string;
  /** Null: nothing can be changed here. */
  button: { value: "on" | "off"; children: string } | null;
  /** Whether they go out to the customer now. */
  isSent: boolean;
};

/** Turns the texts about a booking on and off (rule 371). */
export function Texts({ texts, stamp }: { texts: PageTexts | null; stamp: Stamp }) {
  return (
    texts && (
      <section className="booking__box">
        <h2>{words.texts}</h2>
        <p className="small">{texts.words}</p>
        {texts.button && (
          <ChangeForm stamp={stamp}>
            <button className="btn btn--cobalt btn--sm" name="texts" {...texts.button} />
          </ChangeForm>
        )}
      </section>
    )
  );
}
