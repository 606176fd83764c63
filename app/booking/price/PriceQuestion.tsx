import { ChangeAlert } from "#app/booking/page/ChangeAlert.tsx";
import type { ChangeAnswer } from "#app/booking/words/change.ts";
import { MAX_SIGNER_CHARACTERS } from "#app/booking/words/price.ts";
import { words as spoken } from "#app/booking/words/price-words.ts";
import type { PriceView } from "#app/jobs/money/price-consent.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import "#app/ui/styles/form.css";
import "./price.css";

export type AnswerTyped = { signer: string };
export type PriceAnswered = ChangeAnswer<AnswerTyped> | undefined;

/**
 * A new price as its customer reads and answers it, within a form: on the crew's phone and on the booking's own
 * page alike (rules 410 to 412).
 */
export function PriceQuestion({
  asked,
  answer,
  words = spoken,
}: {
  asked: PriceView;
  answer: PriceAnswered;
  /** Of the language that it is read in, where that is not the page's. */
  words?: typeof spoken;
}) {
  const { facts, statement, shown, now, kind } = asked;
  const unnamed = words.refusals["no-name"].problem;
  const error = answer?.problem === unnamed ? unnamed : undefined;
  return (
    <>
      <ChangeAlert answer={answer} />
      <Facts facts={facts} />
      {kind === "stale" ? (
        <p className="lede">{words.stale}</p>
      ) : (
        <>
          <input type="hidden" name="shown" value={shown} />
          <p className="price__say">{statement}</p>
          <FieldFrame name="signer" label={words.signer} error={error}>
            <input
              {...fieldProps({ name: "signer", error })}
              className="input"
              maxLength={MAX_SIGNER_CHARACTERS}
              required
              pattern=".*\S.*"
              autoComplete="off"
              defaultValue={answer?.typed?.signer ?? ""}
            />
          </FieldFrame>
          <div className="price__answers">
            <button className="btn btn--lg" type="submit" name="finish" value="approve">
              {words.approve(now)}
            </button>
            <button
              className="btn btn--line btn--lg"
              type="submit"
              name="finish"
              value="decline"
              formNoValidate
            >
              {words.decline}
            </button>
          </div>
          <p className="muted">{words.ifDeclined}</p>
        </>
      )}
    </>
  );
}

/** What was answered, as its customer reads it. */
export function PriceOutcome({
  view: { kind, facts, statement, was, now, name },
  words = spoken,
}: {
  view: PriceView;
  words?: typeof spoken;
}) {
  if (kind === "declined") {
    return (
      <>
        <h1>{words.declined}</h1>
        <p className="lede">{words.stands(was)}</p>
      </>
    );
  }
  return (
    <>
      <h1>{words.approved(now)}</h1>
      <p className="lede">
        {words.approvedBy}
        <bdi>{name}</bdi>.
      </p>
      <details>
        <summary className="price__approved">{words.whatApproved}</summary>
        <Facts facts={facts} />
        <p>{statement}</p>
      </details>
    </>
  );
}

function Facts({ facts }: Pick<PriceView, "facts">) {
  return (
    <dl className="price__facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
