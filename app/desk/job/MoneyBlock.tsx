import { Link } from "@remix-run/react";
import { DeskSaid, RefusedHere } from "#app/desk/DeskSaid.tsx";
import { DeskSums } from "#app/desk/DeskSums.tsx";
import { receiptPath } from "#app/desk/desk-path.ts";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import { words as told } from "#app/desk/words/done-refusal-words.ts";
import { noMailYet } from "#app/desk/words/refusals.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { consentWords } from "#app/jobs/money/price-consent.ts";
import { METHOD_WORDS, PAYMENT_METHODS } from "#app/jobs/money/receipt.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { DeskJob, DeskMoney } from "./desk-job.ts";
import { JobForm } from "./JobForm.tsx";
import { words } from "./words.ts";

type MoneyBlockProps = {
  job: DeskJob;
  stamp: Stamp;
  /** The fields of a payment that was refused. */
  typed: { amount?: string; method?: string; tip?: string; reason?: string; payment?: string };
};

/** A finished job's price, payments and receipts. */
export function MoneyBlock({
  job,
  payText,
  stamp,
  typed,
}: MoneyBlockProps & { payText: string | null }) {
  const { money, stage, orderNumber } = job;
  const noMail = useNoMail(job.email);
  if (!money || stage !== "done") return null;
  const { final, receiptNumber } = money;
  return (
    <section className="block" id="money">
      <h2>Final price and payments</h2>
      {final && (
        <>
          <DeskSums {...final} priceReason={null} total="Final price" />
          {final.reason !== "" && <p className="stop__note">{final.reason}</p>}
          {final.consent && <p className="small">Approved by {consentWords(final.consent)}.</p>}
          {money.isUnapproved && <p className="small">{told.noApproval}</p>}
        </>
      )}
      <Payments {...{ money, stamp, typed }} sends={noMail === null ? ", send receipt" : ""} />
      {noMail !== null && noMail !== noMailYet() && <p className="small">{noMail}</p>}
      <div className="row">
        {job.cardCents !== null && <CardCode orderNumber={orderNumber} />}
        {payText && (
          <a className="btn btn--sm btn--line" href={payText}>
            Text the pay link
          </a>
        )}
        {receiptNumber && (
          <Link className="btn btn--sm btn--line" to={jobPath(orderNumber, "receipt")}>
            <span>
              Receipt <span translate="no">{receiptNumber}</span>
            </span>
          </Link>
        )}
        <Link className="btn btn--sm btn--line" to={jobPath(orderNumber, "done")}>
          Correct the price
        </Link>
        {receiptNumber && noMail === null && (
          <JobForm stamp={stamp}>
            <button className="btn btn--sm btn--line" type="submit" name="do" value="receipt">
              Send the receipt again
            </button>
          </JobForm>
        )}
      </div>
      <RefusedHere intents={RECEIPT} />
      <DeskSaid did="receipt">The receipt goes out now.</DeskSaid>
      {money.receipts
        .filter(({ voidReason }) => voidReason !== null)
        .map(({ number, voidReason }) => (
          <p key={number} className="small muted">
            <Link to={receiptPath(orderNumber, number)} translate="no">
              {number}
            </Link>{" "}
            is void: {voidReason}.
          </p>
        ))}
    </section>
  );
}

/** To the code that the customer's phone opens (rule 393). */
export function CardCode({ orderNumber }: { orderNumber: string }) {
  return (
    <Link className="btn btn--sm btn--line" to={jobPath(orderNumber, "card")}>
      {words.cardCode}
    </Link>
  );
}

const RECEIPT = ["receipt"];
const MONEY = ["pay", "refund", "void"];

type PaymentsProps = Omit<MoneyBlockProps, "job"> & { money: DeskMoney; sends: string };

function Payments({ money, stamp, typed, sends }: PaymentsProps) {
  const isGone = !money.payments.some(({ id, voidedAt }) => !voidedAt && typed.payment === `${id}`);
  return (
    <>
      <ul className="rows">
        {money.payments.map(
          ({ id, method, cents, tipCents, voidedAt, voidReason, stripeId, takenBy }) => (
            <li key={id}>
              <span>
                {voidedAt ? <s>{formatMoney(cents)}</s> : <b>{formatMoney(cents)}</b>}{" "}
                {cents < 0 && "refunded "}by {METHOD_WORDS[method]}
                {tipCents > 0 && `, and a tip of ${formatMoney(tipCents)}`}
                {takenBy !== null && <small>Taken by {takenBy}</small>}
                {voidedAt && <small>Void: {voidReason}</small>}
              </span>
              {!voidedAt && stripeId === null && (
                <VoidPayment id={id} stamp={stamp} typed={typed} />
              )}
            </li>
          ),
        )}
      </ul>
      <RefusedHere intents={MONEY} />
      {isGone && typed.reason && <p className="small">You typed: {typed.reason}</p>}
      <DeskSaid did="pay">
        Recorded on receipt <span translate="no">{money.receiptNumber}</span>.
      </DeskSaid>
      <DeskSaid did="refund">
        Recorded on receipt <span translate="no">{money.receiptNumber}</span>.
      </DeskSaid>
      <DeskSaid did="refund-waits">
        Stripe was asked, and has not answered yet. It is recorded as soon as it does.
      </DeskSaid>
      <DeskSaid did="void">The payment is voided.</DeskSaid>
      {money.waitingCents > 0 && (
        <p>
          <b>{formatMoney(money.waitingCents)}</b> is being refunded by card. Stripe has not
          answered yet.
        </p>
      )}
      {money.owedCents > 0 && <AddPayment owed={money.owedCents} {...{ stamp, typed, sends }} />}
      {money.backCents > 0 && (
        <AddRefund
          back={money.backCents}
          cardBack={money.cardBackCents}
          {...{ stamp, typed, sends }}
        />
      )}
    </>
  );
}

type VoidPaymentProps = Omit<MoneyBlockProps, "job"> & { id: number };

function VoidPayment({ id, stamp, typed }: VoidPaymentProps) {
  const isRefused = typed.payment === String(id);
  return (
    <details className="desk__void" open={isRefused || undefined}>
      <summary>Void</summary>
      <JobForm stamp={stamp} className="stack stack--sm">
        <input type="hidden" name="payment" value={id} />
        <label htmlFor={`void-${id}`}>Why are you voiding it?</label>
        <input
          className="input"
          id={`void-${id}`}
          name="reason"
          maxLength={200}
          required
          defaultValue={isRefused ? typed.reason : ""}
        />
        <button className="btn btn--sm btn--danger" type="submit" name="do" value="void">
          Void this payment
        </button>
      </JobForm>
    </details>
  );
}

type AddPaymentProps = Omit<MoneyBlockProps, "job"> & { owed: number; sends: string };

function AddPayment({ owed, stamp, typed, sends }: AddPaymentProps) {
  return (
    <JobForm stamp={stamp} className="stack stack--sm">
      <p>
        <b>{formatMoney(owed)} still owed.</b>
      </p>
      <div className="half">
        <AmountAndMethod cents={owed} label="Paid by" typed={typed} />
        <div className="field">
          <label htmlFor="tip">Tip</label>
          <input
            className="input"
            id="tip"
            name="tip"
            inputMode="decimal"
            defaultValue={typed.tip}
          />
        </div>
      </div>
      <div className="row">
        <button className="btn btn--sm btn--cobalt" type="submit" name="do" value="pay">
          Record payment
        </button>
        {sends !== "" && (
          <button className="btn btn--sm btn--line" type="submit" name="do" value="pay-send">
            Record payment{sends}
          </button>
        )}
      </div>
    </JobForm>
  );
}

type AddRefundProps = Omit<MoneyBlockProps, "job"> & {
  back: number;
  /** What can go back through Stripe at once. */
  cardBack: number;
  sends: string;
};

/** What the customer paid beyond the price is given back. */
function AddRefund({ back, cardBack, stamp, typed, sends }: AddRefundProps) {
  return (
    <JobForm stamp={stamp} className="stack stack--sm">
      <p>
        <b>{formatMoney(back)} to refund.</b> The customer paid more than the price.
      </p>
      <div className="half">
        <AmountAndMethod
          cents={cardBack > 0 ? cardBack : back}
          label="Refunded by"
          typed={typed}
          hasStripe={cardBack > 0}
        />
      </div>
      <button className="btn btn--sm btn--cobalt" type="submit" name="do" value="refund">
        {cardBack > 0 ? "Refund" : "Record refund"}
        {sends}
      </button>
    </JobForm>
  );
}

type AmountProps = {
  cents: number;
  label: string;
  typed: MoneyBlockProps["typed"];
  hasStripe?: boolean;
};

/** The fields of a payment or a refund. */
export function AmountAndMethod({ cents, label, typed, hasStripe = false }: AmountProps) {
  return (
    <>
      <div className="field">
        <label htmlFor="amount">Amount</label>
        <input
          className="input"
          id="amount"
          name="amount"
          inputMode="decimal"
          defaultValue={typed.amount ?? (cents / 100).toFixed(2)}
        />
      </div>
      <div className="field">
        <label htmlFor="method">{label}</label>
        <select className="input" id="method" name="method" defaultValue={typed.method}>
          {hasStripe && <option value="stripe">card, by Stripe</option>}
          {PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {METHOD_WORDS[method]}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
