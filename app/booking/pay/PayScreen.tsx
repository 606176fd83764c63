import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { words } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/task.css";
import "./pay.css";

type PayScreenProps = {
  token: string;
  orderNumber: string;
  /** "Pay $287.56 by card". */
  title: string;
  /** A tip was given before: it is not asked for again. */
  hasTip: boolean;
  /** What is to say to a customer who comes back from Stripe's page. */
  note: string | null;
  stamp: Stamp;
  answer: ChangeAnswer<{ tip: string; other: string }> | undefined;
};

/** What is owed, and a tip if the customer likes: the card itself is for Stripe's page. */
export function PayScreen({ token, orderNumber, title, hasTip, note, ...page }: PayScreenProps) {
  const { stamp, answer } = page;
  return (
    <div className="wrap task pay">
      <div className="task__head">
        <BackToBooking token={token} />
        <ChangeAlert answer={answer} />
        {note && !answer && (
          <p role="status">
            <b>{note}</b>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lede">
          {words.lede[0]}
          <span translate="no">{orderNumber}</span>
          {words.lede[1]}
        </p>
      </div>
      <ChangeForm stamp={stamp} className="form booking__form">
        {!hasTip && <Tips typed={answer?.typed ?? { tip: "0", other: "" }} />}
        <div>
          <button className="btn btn--cobalt btn--lg" type="submit">
            {words.go}
          </button>
        </div>
      </ChangeForm>
    </div>
  );
}

function Tips({ typed }: { typed: { tip: string; other: string } }) {
  return (
    <fieldset className="form__group form__group--tight">
      <legend>{words.tip}</legend>
      <p className="muted small">{words.tipHint}</p>
      <div className="radios">
        {Object.entries(words.tips).map(([tip, label]) => (
          <label key={tip} className="radio">
            <input type="radio" name="tip" value={tip} defaultChecked={typed.tip === tip} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <div className="pay__other">
        <FieldFrame name="other" label={words.ownTip}>
          <input
            {...fieldProps({ name: "other" })}
            className="input"
            inputMode="decimal"
            maxLength={12}
            autoComplete="off"
            defaultValue={typed.other}
          />
        </FieldFrame>
      </div>
    </fieldset>
  );
}
