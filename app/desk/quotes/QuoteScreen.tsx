import { Link } from "@remix-run/react";
import { PhotoGrid } from "#app/booking/photos/PhotoGrid.tsx";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { SpeaksSpanish } from "#app/desk/SpeaksSpanish.tsx";
import { MAX_ANSWER_CHARACTERS, MOST_QUOTE_DAYS } from "#app/jobs/quotes/quote.ts";
import { deskQuotePath } from "#app/jobs/quotes/quote-path.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { phoneHref, textHref } from "#app/lib/phone.ts";
import { FULL_LOAD_POINTS } from "#app/prices/shop-numbers.ts";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { viewQuote } from "./quote-view.ts";
import type { AnswerErrors, AnswerTyped } from "./read-answer.ts";
import "#app/booking/photos/photos.css";
import "#app/desk/styles/job.css";
import "#app/ui/styles/form.css";

type Quote = ReturnType<typeof viewQuote>;

type QuoteScreenProps = {
  requestId: string;
  quote: Quote;
  photos: Parameters<typeof PhotoGrid>[0]["photos"];
  /** That it was booked as. */
  job: { to: string; orderNumber: string } | null;
  priceHint: string;
  loads: readonly { name: string; points: number; cents: number }[];
  answer:
    | {
        problem: string;
        advice: string;
        typed: AnswerTyped & { intent: string };
        errors: AnswerErrors;
      }
    | undefined;
};

/** A quote on the desk: what the customer sent, and the price. */
export function QuoteScreen(props: QuoteScreenProps) {
  const { quote, photos, job, answer, requestId } = props;
  const { state } = quote;
  return (
    <>
      <DeskTop
        title={quote.name}
        help={
          <>
            Look at the photos, type your price and how much of the truck it takes, and send it. The
            price is good for the days you choose; until it is booked you can send another one or
            take it back.
          </>
        }
        back={{ to: "/desk/quotes", label: "Quotes" }}
      >
        <p>{`${quote.stateWords}. Asked ${quote.asked}, ZIP ${quote.zip}`}</p>
      </DeskTop>
      <div className="wrap cols">
        <div className="stack">
          <DeskAnswer answer={answer} />
          {Object.entries(DID).map(([did, words]) => (
            <DeskSaid key={did} did={did}>
              {words}
            </DeskSaid>
          ))}
          <section className="block stack" aria-labelledby="sent">
            <h2 id="sent">What they sent</h2>
            {quote.isInSpanish && (
              <p>
                <SpeaksSpanish />
              </p>
            )}
            {quote.words !== "" && <p className="pre-line">{quote.words}</p>}
            {photos.length > 0 ? (
              <PhotoGrid page={deskQuotePath(quote.id)} photos={photos} isNarrow />
            ) : (
              <p className="muted">No photos.</p>
            )}
          </section>
          <Contact quote={quote} />
        </div>
        <div className="stack">
          {job && (
            <p>
              <Link className="btn" to={job.to}>{`Open job ${job.orderNumber}`}</Link>
            </p>
          )}
          {quote.price && (
            <Price price={quote.price} told={state === "answered" ? quote.told : []} />
          )}
          {!job && (
            <>
              <AnswerForm key={`${quote.seen} ${answer ? requestId : ""}`} {...props} />
              <Others quote={quote} requestId={requestId} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

const DID: Record<string, string> = {
  answer: "The price is set. The customer gets it now.",
  withdraw: "The price is taken back. Nobody can book it.",
  handled: "Marked as handled.",
  open: "It is in the inbox again.",
};

function Contact({ quote: { phone, email, link } }: { quote: Quote }) {
  return (
    <section className="block stack" aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      {phone !== null && (
        <div className="half2">
          <a className="btn btn--line" href={phoneHref(phone)}>
            <Icon name="phone" />
            <span className="nowrap">{phone}</span>
          </a>
          <a className="btn btn--line" href={textHref(phone)}>
            Text
          </a>
        </div>
      )}
      {email !== "" && (
        <a className="btn btn--line" href={`mailto:${encodeURIComponent(email)}`}>
          <Icon name="mail" />
          <span className="breakable">{email}</span>
        </a>
      )}
      <p className="small">
        Their page:{" "}
        <a className="breakable" href={link}>
          {link}
        </a>
      </p>
    </section>
  );
}

function Price({ price, told }: { price: NonNullable<Quote["price"]>; told: readonly string[] }) {
  return (
    <section className="block stack stack--sm" aria-labelledby="price-now">
      <h2 id="price-now">{formatMoney(price.cents)}</h2>
      {price.taxNote && <p>{price.taxNote}</p>}
      <p>{`${formatPoints(price.points)} points, good through ${price.lastDay}.`}</p>
      {price.answer !== "" && <p className="pre-line">{price.answer}</p>}
      {told.map((words) => (
        <p key={words} className="small muted">
          {words}
        </p>
      ))}
    </section>
  );
}

function AnswerForm({ requestId, quote, priceHint, loads, answer }: QuoteScreenProps) {
  const typed = answer?.typed.intent === "answer" ? answer.typed : quote.start;
  const errors = answer?.errors ?? {};
  return (
    <DeskForm
      intent="answer"
      answers={[]}
      requestId={requestId}
      seen={quote.seen}
      className="block stack"
    >
      <h2>{quote.price ? "Another price" : "Your price"}</h2>
      <TextField
        name="price"
        label="Price"
        hint={priceHint}
        inputMode="decimal"
        required
        defaultValue={typed.price}
        error={errors.price}
      />
      <FieldFrame
        name="load"
        label="Room on the truck"
        hint="For the calendar. It does not change the price."
        error={errors.load}
      >
        <select
          {...fieldProps({ name: "load", error: errors.load, hint: "yes" })}
          className="input"
          defaultValue={typed.load}
        >
          <option value="">Choose a load, or type points</option>
          {loads.map(({ name, points, cents }) => (
            <option key={name} value={points}>
              {`${name}, ${formatPoints(points)} points (${formatMoney(cents)} by the list)`}
            </option>
          ))}
        </select>
      </FieldFrame>
      <TextField
        name="points"
        label="Or in points"
        hint={`A full truck is ${FULL_LOAD_POINTS}.`}
        inputMode="decimal"
        defaultValue={typed.points}
      />
      <TextField
        name="days"
        label="Good for so many days"
        inputMode="numeric"
        hint={`1 to ${MOST_QUOTE_DAYS}`}
        required
        defaultValue={typed.days}
        error={errors.days}
      />
      <FieldFrame name="words" label="Words to the customer (optional)" error={errors.words}>
        <textarea
          {...fieldProps({ name: "words", error: errors.words })}
          className="input"
          rows={3}
          maxLength={MAX_ANSWER_CHARACTERS}
          defaultValue={typed.words}
        />
      </FieldFrame>
      <button className="btn" type="submit">
        {quote.price ? "Send the new price" : "Send the price"}
      </button>
    </DeskForm>
  );
}

/** What can be done beside giving a price. */
function Others({ quote, requestId }: { quote: Quote; requestId: string }) {
  const other = otherStep(quote);
  if (!other) return null;
  return (
    <DeskForm intent={other.intent} answers={[]} requestId={requestId} seen={quote.seen}>
      <button className="btn btn--line" type="submit">
        {other.label}
      </button>
    </DeskForm>
  );
}

/** A price can be taken back; without one the owner may be done, or not be after all. */
function otherStep({ state, isHandled }: Quote): { intent: string; label: string } | null {
  if (state === "answered") return { intent: "withdraw", label: "Take the price back" };
  if (state !== "asked") return null;
  return isHandled
    ? { intent: "open", label: "Put it back in the inbox" }
    : { intent: "handled", label: "Mark as handled, without a price" };
}
