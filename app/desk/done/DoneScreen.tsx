import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { ExplainedOrder } from "#app/booking/items/draft-order.ts";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import { type Answer, DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskSums, SumLine } from "#app/desk/DeskSums.tsx";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import { TaskTop } from "#app/desk/job/JobTask.tsx";
import { ListEditor, useListEditor } from "#app/desk/job/ListEditor.tsx";
import { WaitsToBeSent } from "#app/desk/offline/OfflineStrip.tsx";
import { useDeskState, usePostsOf } from "#app/desk/offline/use-desk-state.ts";
import { useNoMail } from "#app/desk/use-no-mail.ts";
import { words as told } from "#app/desk/words/done-refusal-words.ts";
import { moneyRefusal } from "#app/desk/words/done-refusals.ts";
import { isUnchanged } from "#app/jobs/item-draft.ts";
import type { Stamp } from "#app/jobs/job-change.ts";
import { discounted } from "#app/jobs/money/job-money.ts";
import type { FinalPrice } from "#app/jobs/money/receipt.ts";
import { words as visits } from "#app/jobs/visit-words.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { type TaxSetting, taxOn } from "#app/prices/tax.ts";
import {
  BY_CODE,
  type DoneTyped,
  MAX_OFF_REASON,
  methodsOf,
  readOff,
  readPress,
} from "./done-form.ts";
import { words } from "./words.ts";
import "#app/ui/styles/card.css";
import "#app/booking/page/booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/date.css";
import "#app/desk/styles/day.css";
import "#app/desk/styles/job.css";

type DoneProps = {
  job: DeskJob;
  /** Null for a crew that sees no prices: the job is done as it was booked. */
  money: {
    /** The owner alone sets a price, gives a discount and takes every way of paying. */
    isOwner: boolean;
    hasEmail: boolean;
    booked: ExplainedOrder;
    /** The list of a job that is done, with its price; null where none was changed. */
    present: ExplainedOrder | null;
    tax: TaxSetting;
    page: ItemPage;
    typed: DoneTyped;
    /** What its customer has approved; null: nothing that counts. */
    approved: FinalPrice | null;
    /** Whether cards are taken on the customer's own phone. */
    takesCards: boolean;
  } | null;
  /** The price of a finished job is corrected; its payments stay. */
  isCorrection: boolean;
  /** The other days of the job to which somebody still has to drive. */
  openDays: readonly number[];
  /** The account that pays it later; null: it is paid at the stop. */
  billed: string | null;
  stamp: Stamp;
  answer: Answer;
};

/** Finishes a job: which items were taken, at which price, and how it was paid. */
export function DoneScreen(props: DoneProps) {
  const { job, isCorrection, money } = props;
  const { trying } = useDeskState();
  // The form stays while it is being sent: what was typed in it is there if it is refused.
  const isWaiting = usePostsOf(job.orderNumber).some(
    ({ kind, id }) => kind === "done" && id !== trying,
  );
  return (
    <div className="has-docked">
      <TaskTop job={job} title={isCorrection ? words.correct : words.title} help={words.help} />
      {isWaiting && <WaitsToBeSent order={job.orderNumber} />}
      {!isWaiting && (money ? <MoneyForm {...props} money={money} /> : <PlainForm {...props} />)}
    </div>
  );
}

function PlainForm({ job, billed, openDays, stamp, answer }: DoneProps) {
  return (
    <Form method="post" className="wrap stack desk__task">
      <Hidden stamp={stamp} customer={job.name} openDays={openDays} />
      <OpenDays days={openDays} />
      <Billed account={billed} />
      <p>
        {job.visitOf ? words.visitDone(job.visitOf.order) : words.asBookedDone(billed !== null)}
      </p>
      <DeskAnswer answer={answer} />
      <div className="docked">
        <button className="btn" type="submit" name="finish" value="quiet">
          <span>{words.doneWith(<bdi>{job.name}</bdi>)}</span>
        </button>
      </div>
    </Form>
  );
}

/** Nothing is collected for a job that an account pays later: no way to pay is asked for (rule 483). */
function Billed({ account }: { account: string | null }) {
  if (account === null) return null;
  return (
    <div className="alert alert--ok" role="status">
      <div>
        <b>{words.nothingToCollect}</b>
        <p>{words.byInvoice(<bdi>{account}</bdi>)}</p>
      </div>
    </div>
  );
}

/** A job is not done while another day of it is to come, unless somebody says so (rule 478). */
function OpenDays({ days }: { days: readonly number[] }) {
  if (days.length === 0) return null;
  return (
    <div className="alert" role="status">
      <div>
        <b>{visits.openDays(days)}</b>
        <p>{words.openDays}</p>
      </div>
    </div>
  );
}

type HiddenProps = { stamp: Stamp; customer: string; openDays: readonly number[] };

function Hidden({ stamp, customer, openDays }: HiddenProps) {
  return (
    <>
      {openDays.length > 0 && <input type="hidden" name="openDays" value={openDays.join(" ")} />}
      <input type="hidden" name="customer" value={customer} />
      <input type="hidden" name="requestId" value={stamp.requestId} />
      <input type="hidden" name="revision" value={stamp.revision} />
    </>
  );
}

function MoneyForm({
  job,
  money: { isOwner, hasEmail, booked, present, tax, page, typed: begun, approved, takesCards },
  stamp,
  isCorrection,
  openDays,
  billed,
  answer,
}: DoneProps & { money: NonNullable<DoneProps["money"]> }) {
  const editor = useListEditor(booked, begun.draft, page.items);
  const [typed, setTyped] = useState(begun);
  const isSending = useNavigation().state !== "idle";
  const [refused, setRefused] = useState<Answer>();
  const noMail = useNoMail(hasEmail ? "there" : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isFinish = submitter instanceof HTMLButtonElement && submitter.name === "finish";
    const asked = { booked: booked.items, isCorrection, isOwner };
    const read = isFinish ? readPress(submitter.value, typed, editor.lines, asked) : null;
    const why = read && "refused" in read ? read.refused : tooMuch(read?.paid, price);
    // Without signal the server could refuse the form only after the truck has left.
    if (why) event.preventDefault();
    else editor.onSubmit(event);
    // A new object: the words take the focus at each press.
    setRefused(why ? { ...why } : undefined);
  };
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = Object.fromEntries(new FormData(event.currentTarget)) as DoneTyped;
    setTyped((before) => ({ ...before, ...form }));
  };
  const isPresent = present !== null && isUnchanged(present.items, editor.lines);
  const list = isPresent ? present : editor.order;
  const price = priceOf(typed, booked, list, tax, approved);
  const bookedCents = taxOn(booked.totalCents, tax).totalCents;
  return (
    <Form
      method="post"
      className="wrap cols"
      onChange={follow}
      onSubmit={submit}
      autoComplete="off"
      preventScrollReset
    >
      <Hidden stamp={stamp} customer={job.name} openDays={openDays} />
      {isCorrection && <input type="hidden" name="correction" value="1" />}
      <div className="stack">
        <OpenDays days={openDays} />
        <fieldset className="block">
          <legend>{words.hauled}</legend>
          <div className="radios">
            {approved && (
              <What
                value="approved"
                label={words.whats.approved}
                typed={typed}
                cents={approved.subtotalCents - approved.discountCents}
              />
            )}
            <What value="as" label={words.whats.as} typed={typed} cents={booked.totalCents} />
            <What value="lines" label={words.whats.lines} typed={typed} cents={list.totalCents} />
            <What value="price" label={words.whats.price} typed={typed} cents={null} />
          </div>
          <div
            className={editor.order.isUnchanged ? "done__lines" : "done__lines done__lines--new"}
          >
            <ListEditor editor={editor} booked={booked} page={page} />
          </div>
          <div className="done__price">
            <div className="field">
              <label htmlFor="price">{words.price(tax.mode === "added")}</label>
              <input
                className="input"
                id="price"
                name="price"
                inputMode="decimal"
                defaultValue={begun.price}
              />
            </div>
          </div>
          <div className="done__why stack">
            <div className="field">
              <label htmlFor="reason">{words.why}</label>
              <p className="hint" id="reason-hint">
                {words.whyHint}
              </p>
              <textarea
                className="input"
                id="reason"
                name="reason"
                rows={3}
                maxLength={500}
                aria-describedby="reason-hint"
                defaultValue={begun.reason}
              />
            </div>
            {!isCorrection && <AskCustomer name={job.name} isOwner={isOwner} />}
          </div>
        </fieldset>
        {isOwner && <Off begun={begun} />}
        {!isCorrection && !billed && (
          <Paying begun={begun} takesCards={takesCards} isOwner={isOwner} />
        )}
        <Billed account={billed} />
        {billed && <input type="hidden" name="paid" value="none" />}
      </div>
      <aside className="card stack summary">
        <h2 className="h-sub">{words.receipt}</h2>
        <div>
          {typed.what !== "as" && (
            <SumLine label={words.asBooked(formatPoints(booked.volume))} cents={bookedCents} />
          )}
          {price ? (
            <DeskSums {...price} total={words.total} />
          ) : (
            <p className="muted">{words.noPrice}</p>
          )}
          {!isCorrection && price && <Received typed={typed} total={price.tax.totalCents} />}
        </div>
        {price && typed.what !== "approved" && price.tax.totalCents > bookedCents && (
          <p className="small">{told.noApproval}</p>
        )}
        <DeskAnswer answer={refused ?? answer} />
        <div className="docked">
          <button
            className="btn"
            type="submit"
            name="finish"
            value={noMail === null ? "send" : "quiet"}
            aria-busy={isSending || undefined}
          >
            {isCorrection ? correctionWords(noMail === null) : words.finish(noMail === null)}
          </button>
          {noMail === null && (
            <button className="btn btn--line" type="submit" name="finish" value="quiet">
              {words.dontSend}
            </button>
          )}
        </div>
        {noMail !== null && isOwner && (
          <p className="small">{noMail} The receipt is on the customer&rsquo;s page.</p>
        )}
      </aside>
    </Form>
  );
}

function correctionWords(isSent: boolean): string {
  return isSent ? "Save, send new receipt" : "Save";
}

/** The customer sees the new price on this phone, and answers there (rule 410). */
function AskCustomer({ name, isOwner }: { name: string; isOwner: boolean }) {
  return (
    <div className="stack stack--sm done__ask">
      <button className="btn btn--cobalt btn--block" type="submit" name="finish" value="ask">
        <span>{words.show(<bdi>{name}</bdi>)}</span>
      </button>
      <p className="hint">
        {words.showHint}
        {isOwner && " Without it you can still finish at this price."}
      </p>
    </div>
  );
}

function What({
  value,
  label,
  typed,
  cents,
}: {
  value: string;
  label: string;
  typed: DoneTyped;
  cents: number | null;
}) {
  return (
    <label className="radio radio--priced">
      <input type="radio" name="what" value={value} defaultChecked={typed.what === value} />
      <span>{label}</span>
      {cents !== null && <b className="num">{formatMoney(cents)}</b>}
    </label>
  );
}

/** Without signal the server could refuse it only after the truck has left. */
function tooMuch(paid: { cents: number | null } | null | undefined, price: Price | null) {
  const most = price?.tax.totalCents ?? 0;
  return paid?.cents && paid.cents > most ? moneyRefusal("bad-amount") : null;
}

function Off({ begun: { off, unit, offWhy } }: { begun: DoneTyped }) {
  return (
    <details className="block done__off" open={off !== "" || undefined}>
      <summary>Give a discount</summary>
      <div className="stack stack--sm">
        <div className="half">
          <div className="field">
            <label htmlFor="off">Discount</label>
            <input className="input" id="off" name="off" inputMode="decimal" defaultValue={off} />
          </div>
          <div className="field">
            <label htmlFor="unit">In</label>
            <select className="input" id="unit" name="unit" defaultValue={unit}>
              <option value="percent">percent</option>
              <option value="dollars">dollars</option>
            </select>
          </div>
        </div>
        <div className="field">
          <label htmlFor="off-why">What it is for (optional)</label>
          <input
            className="input"
            id="off-why"
            name="offWhy"
            maxLength={MAX_OFF_REASON}
            defaultValue={offWhy}
          />
        </div>
      </div>
    </details>
  );
}

type PayingProps = { begun: DoneTyped; takesCards: boolean; isOwner: boolean };

function Paying({ begun, takesCards, isOwner }: PayingProps) {
  const codes = takesCards ? [BY_CODE] : [];
  return (
    <>
      <fieldset className="block">
        <legend>{words.paidBy}</legend>
        <div className="chips6">
          {[...codes, ...methodsOf(isOwner), "none"].map((method) => (
            <label key={method} className="pick">
              <input
                type="radio"
                name="paid"
                value={method}
                defaultChecked={begun.paid === method}
              />
              <span className="pick__face">{methodWords(method)}</span>
            </label>
          ))}
        </div>
        <div className="done__part field">
          <label htmlFor="part">{words.received}</label>
          <input
            className="input"
            id="part"
            name="amount"
            inputMode="decimal"
            defaultValue={begun.amount}
          />
        </div>
      </fieldset>
      <fieldset className="block">
        <legend>{words.tip}</legend>
        <div className="chips6 chips6--four">
          {Object.entries(words.tips).map(([tip, label]) => (
            <label key={tip} className="pick">
              <input type="radio" name="tip" value={tip} defaultChecked={begun.tip === tip} />
              <span className="pick__face">{label}</span>
            </label>
          ))}
        </div>
        <p className="hint done__later">{words.tipLater}</p>
        <div className="done__tip field">
          <label htmlFor="other">{words.otherTip}</label>
          <input
            className="input"
            id="other"
            name="other"
            inputMode="decimal"
            defaultValue={begun.other}
          />
        </div>
      </fieldset>
    </>
  );
}

function methodWords(method: string): string {
  const { methods } = words;
  return methods[method as keyof typeof methods] ?? methods.none;
}

function Received({ typed, total }: { typed: DoneTyped; total: number }) {
  if (["none", "", BY_CODE].includes(typed.paid)) return null;
  const tip = readCents(typed.tip === "other" ? typed.other || "0" : typed.tip) ?? 0;
  const part = readCents(typed.amount) ?? total;
  return (
    <>
      {tip > 0 && <SumLine label={words.tip} cents={tip} />}
      <SumLine label={words.receivedBy(methodWords(typed.paid))} cents={part + tip} />
      {part < total && <SumLine label={words.stillToPay} cents={total - part} />}
    </>
  );
}

/** The price of the form as it is filled in; null where the typed price is not an amount. */
function priceOf(
  typed: DoneTyped,
  booked: ExplainedOrder,
  list: ExplainedOrder,
  tax: TaxSetting,
  approved: FinalPrice | null,
) {
  const { what, price } = typed;
  const typedCents = what === "price" ? readCents(price) : 0;
  const asked = readOff(typed);
  if (typedCents === null || asked === "refused") return null;
  if (what === "approved" && approved) return discounted({ ...approved, priceReason: null }, asked);
  const { subtotalCents, discountCents, totalCents, priceReason } =
    what === "price"
      ? { ...NO_DISCOUNT, subtotalCents: typedCents, totalCents: typedCents }
      : what === "lines"
        ? list
        : booked;
  const order = { subtotalCents, discountCents, priceReason, tax: taxOn(totalCents, tax) };
  return discounted(order, asked);
}

type Price = NonNullable<ReturnType<typeof priceOf>>;

const NO_DISCOUNT = { discountCents: 0, priceReason: null };
