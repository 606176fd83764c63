import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import { ANSWER_REFUSALS, MAX_SIGNER_CHARACTERS } from "#app/booking/words/price.ts";
import { type PriceConsent, priceWords, shownText } from "#app/jobs/money/price-consent.ts";
import { formatMoney } from "#app/lib/money.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import "#app/ui/styles/form.css";
import "./price.css";

export type AnswerTyped = { signer: string };
export type PriceAnswered = ChangeAnswer<AnswerTyped> | undefined;

type Asked = Extract<PriceConsent, { kind: "open" | "stale" }>;

/**
 * A new price as its customer reads and answers it, within a form: on the crew's phone and on the booking's own
 * page alike (rules 410 to 412).
 */
export function PriceQuestion({ asked, answer }: { asked: Asked; answer: PriceAnswered }) {
  const { facts, statement } = priceWords(asked.proposal);
  const unnamed = ANSWER_REFUSALS["no-name"].problem;
  const error = answer?.problem === unnamed ? unnamed : undefined;
  return (
    <>
      <ChangeAlert answer={answer} />
      <dl className="price__facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {asked.kind === "stale" ? (
        <p className="lede">
          The booking has changed since this price was made. It can&rsquo;t be approved any more.
        </p>
      ) : (
        <>
          <input type="hidden" name="shown" value={shownText(asked.proposal)} />
          <p className="price__say">{statement}</p>
          <FieldFrame name="signer" label="Your name, to approve" error={error}>
            <input
              {...fieldProps({ name: "signer", error })}
              className="input"
              maxLength={MAX_SIGNER_CHARACTERS}
              autoComplete="off"
              defaultValue={answer?.typed?.signer ?? ""}
            />
          </FieldFrame>
          <div className="price__answers">
            <button className="btn btn--lg" type="submit" name="finish" value="approve">
              Approve {formatMoney(asked.proposal.final.tax.totalCents)}
            </button>
            <button className="btn btn--line btn--lg" type="submit" name="finish" value="decline">
              Decline
            </button>
          </div>
          <p className="muted">If you decline, the price as booked stands.</p>
        </>
      )}
    </>
  );
}

/** What was answered, as its customer reads it. */
export function PriceOutcome({
  state: { kind, proposal, consent },
}: {
  state: Extract<PriceConsent, { kind: "approved" | "declined" }>;
}) {
  const { facts, statement } = priceWords(proposal);
  const isApproved = kind === "approved";
  const [was, now] = [proposal.booked, proposal.final].map(({ tax }) =>
    formatMoney(tax.totalCents),
  );
  return (
    <>
      <h1>{isApproved ? `Thank you. The new price is ${now}.` : "You declined the new price"}</h1>
      <p className="lede">
        {isApproved
          ? `Approved by ${consent.name}.`
          : `Nothing has changed. The price as booked, ${was}, stands.`}
      </p>
      {isApproved && (
        <details>
          <summary>What was approved</summary>
          <dl className="price__facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p>{statement}</p>
        </details>
      )}
    </>
  );
}
