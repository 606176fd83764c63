import { BackToBooking } from "#app/booking/page/BackToBooking.tsx";
import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import { ChangeForm } from "#app/booking/page/ChangeForm.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatMoney } from "#app/lib/money.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { NOT_PAID, payWords } from "./words.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/task.css";
import "./pay.css";

type PayScreenProps = {
  token: string;
  orderNumber: string;
  cents: number;
  /** A tip was given before: it is not asked for again. */
  hasTip: boolean;
  /** Back from Stripe's page, without having paid. */
  isBack: boolean;
  stamp: Stamp;
  answer: ChangeAnswer<{ tip: string; other: string }> | undefined;
};

/** What is owed, and a tip if the customer likes: the card itself is for Stripe's page. */
export function PayScreen({ token, orderNumber, cents, hasTip, isBack, ...page }: PayScreenProps) {
  const { stamp, answer } = page;
  return (
    <div className="wrap task pay">
      <div className="task__head">
        <BackToBooking token={token} />
        <ChangeAlert answer={answer} />
        {isBack && !answer && (
          <p role="status">
            <b>{NOT_PAID}</b>
          </p>
        )}
        <h1>{payWords(cents)}</h1>
        <p className="lede">
          For order <span translate="no">{orderNumber}</span>. You pay on Stripe&rsquo;s page; we
          never see your card.
        </p>
      </div>
      <ChangeForm stamp={stamp} className="form booking__form">
        {!hasTip && <Tips typed={answer?.typed ?? { tip: "0", other: "" }} />}
        <div>
          <button className="btn btn--cobalt btn--lg" type="submit">
            Continue to the card page
          </button>
        </div>
      </ChangeForm>
    </div>
  );
}

const TIPS = ["0", "10", "20", "other"];

function Tips({ typed }: { typed: { tip: string; other: string } }) {
  return (
    <fieldset className="form__group form__group--tight">
      <legend>A tip for the crew?</legend>
      <p className="muted small">Only if you like. It is added on the card page.</p>
      <div className="radios">
        {TIPS.map((tip) => (
          <label key={tip} className="radio">
            <input type="radio" name="tip" value={tip} defaultChecked={typed.tip === tip} />
            <span>{tipWords(tip)}</span>
          </label>
        ))}
      </div>
      <div className="pay__other">
        <FieldFrame name="other" label="Your tip, in dollars">
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

function tipWords(tip: string): string {
  if (tip === "0") return "No tip";
  return tip === "other" ? "Another amount" : formatMoney(Number(tip) * 100);
}
