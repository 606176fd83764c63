import { useState } from "react";
import type { BookingField, BookingValues } from "#app/booking/booking.ts";
import { ItemFinder } from "#app/booking/items/ItemFinder.tsx";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import { type AccountChoice, AccountSelect } from "#app/desk/accounts/AccountSelect.tsx";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { noMailYet } from "#app/desk/words/refusals.ts";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { TextBox } from "#app/messages/texts/text-offer.ts";
import type { Cart } from "#app/prices/cart.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { MAX_DAYS_AHEAD, windowNamed } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { slotWords } from "#app/schedule/words.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { EmailField } from "#app/ui/EmailField.tsx";
import { FieldError, TextField } from "#app/ui/Field.tsx";
import { type PhoneLine, PhoneLines } from "./PhoneLines.tsx";
import type { DayMark, PhoneJobRefusal } from "./phone-job.ts";
import { useCaller } from "./use-caller.ts";
import "#app/booking/page/booking.css";
import "#app/ui/styles/card.css";
import "#app/desk/styles/job.css";
import "#app/booking/items/edit.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/booking/schedule/schedule.css";

type PhoneJobProps = {
  /** New with each answer. */
  id: string;
  requestId: string;
  today: string;
  /** The days to choose from at a press, and the one that was asked about beside them. */
  days: readonly DayMark[];
  /** How many of them are shown at a time. */
  quick: number;
  values: BookingValues;
  say: string;
  /** What the search finds. */
  find: ItemPage;
  draft: Cart;
  lines: string;
  isDiscountOn: boolean;
  /** Those it can be put on, and the id of the chosen one; "": none. */
  accounts: readonly AccountChoice[];
  account: string;
  known: string | null;
  items: readonly PhoneLine[];
  price: {
    sumCents: number;
    cents: number;
    rule: string;
    discountCents: number;
    /** "10%". */
    discount: string;
    taxCents: number;
    taxWords: string | null;
    totalCents: number;
  };
  room: string | null;
  bookWords: string;
  refusal: PhoneJobRefusal;
  /** The address that was probably meant (rule 255). */
  emailMeant: string | undefined;
  /** Null: no texts are offered. */
  texts: TextBox | null;
};

/**
 * The form for a job that is taken by phone, in the order of the call: the price, the window, who it is
 * (rule 430). Each button posts the whole form, so that nothing typed is lost. The form's first button, which
 * Enter presses, does not book.
 */
export function PhoneJobScreen(page: PhoneJobProps) {
  const { refusal } = page;
  return (
    <>
      <DeskTop
        title="Job taken by phone"
        help={
          <>
            Fill it in as the caller talks: what goes first, so that you can say the price, then the
            day, then who. A number you know fills in its name and address. No email goes out where
            you leave the email blank.
          </>
        }
        back={{ to: "/desk/calendar", label: "Calendar" }}
      />
      <DeskForm key={page.requestId} requestId={page.requestId} className="wrap byphone has-docked">
        <button className="vh" type="submit" name="intent" value="read" tabIndex={-1}>
          Put on the list
        </button>
        <input type="hidden" name="lines" value={page.lines} />
        <DeskAnswer
          answer={
            refusal.problem === null
              ? undefined
              : { problem: refusal.problem, advice: refusal.advice }
          }
        />
        <What {...page} />
        <PriceToSay {...page} />
        <When {...page} />
        <Who key={page.id} {...page} />
      </DeskForm>
    </>
  );
}

function Who({ values, refusal, known, emailMeant, texts, requestId }: PhoneJobProps) {
  const { sendsMail } = useBusiness();
  const caller = useCaller(values.phone, known, requestId);
  const field = (name: BookingField) => ({
    name,
    error: refusal.errors[name],
    defaultValue: values[name],
    autoComplete: "off",
  });
  return (
    <fieldset className="block" id="who">
      <legend>Who</legend>
      <div className="fields">
        <TextField label="Phone" type="tel" {...field("phone")} onBlur={caller.look} />
        <p className="row byphone__who">
          <WhoButton intent="who">Look up</WhoButton>
          {caller.known && <WhoButton intent="forget">Somebody else: clear</WhoButton>}
        </p>
        <p className={caller.known ? "stop__note byphone__known" : "vh"} role="status">
          {caller.known}
        </p>
        <TextField label="Name" {...field("name")} />
        <TextField label="Street" width="field--half" {...field("street")} />
        <TextField label="ZIP" width="field--half" inputMode="numeric" {...field("zip")} />
        <TextField
          label="City (if the ZIP has several)"
          {...field("city")}
          hint="Leave it blank to use the ZIP's main city."
        />
        <EmailField
          label="Email (optional)"
          meant={emailMeant}
          {...field("email")}
          hint={
            sendsMail
              ? "Without one, the site sends no emails. Please call instead."
              : `${noMailYet()} Please call instead.`
          }
        />
        <TextField label="Note for the crew (optional)" maxLength={500} {...field("notes")} />
        {texts && <TextField {...texts} defaultChecked={Boolean(values.texts)} />}
      </div>
    </fieldset>
  );
}

function WhoButton({ intent, children }: { intent: string; children: string }) {
  return (
    <button
      className="btn btn--sm btn--line"
      type="submit"
      name="intent"
      value={intent}
      formAction="#who"
    >
      {children}
    </button>
  );
}

function What({ id, find, draft, items, say, refusal }: PhoneJobProps) {
  return (
    <fieldset className="block" id="what">
      <legend>What</legend>
      <ItemFinder page={find} draft={draft} />
      <div className="field">
        <label htmlFor="say">In their words</label>
        <textarea
          className="input"
          id="say"
          name="say"
          rows={2}
          maxLength={500}
          key={id}
          defaultValue={say}
          placeholder="two recliners, a desk and an old tube tv"
        />
      </div>
      <div>
        <button
          className="btn btn--sm btn--line"
          type="submit"
          name="intent"
          value="read"
          formAction="#what"
        >
          Put on the list
        </button>
      </div>
      {refusal.notes.length > 0 && (
        <ul className="small" role="status">
          {refusal.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PhoneLines items={items} />
    </fieldset>
  );
}

function When({ days, quick, values, today, room, refusal }: PhoneJobProps) {
  const [date, setDate] = useState(values.date);
  const windows = useWindows();
  const listed = days.slice(0, quick);
  const isQuick = listed.some((day) => day.date === date);
  const chosen = days.find((day) => day.date === date);
  const reasons = days.flatMap(({ why }) => why ?? []);
  return (
    <fieldset className="block" id="when">
      <legend>When</legend>
      <div className="chips6">
        {listed.map((one, at) => (
          <label className="pick" key={one.date}>
            <input
              type="radio"
              name="date"
              value={one.date}
              checked={one.date === date}
              onChange={() => setDate(one.date)}
            />
            <span className="pick__face">
              {["Today", "Tomorrow"][at] ?? formatDate(one.date, "short")}
              {one.day && <span>{one.day}</span>}
            </span>
          </label>
        ))}
      </div>
      {reasons.length > 0 && <p className="small">{reasons.join(" ")}</p>}
      <div className="field">
        <label htmlFor="customDate">Another day</label>
        <input
          className="input"
          id="customDate"
          name="customDate"
          type="date"
          min={today}
          max={addDays(today, MAX_DAYS_AHEAD)}
          value={isQuick ? "" : date}
          onChange={({ target }) => setDate(target.value)}
          aria-invalid={refusal.errors.date ? true : undefined}
          aria-describedby={refusal.errors.date ? "date-error" : undefined}
        />
        <FieldError name="date" error={refusal.errors.date} />
      </div>
      <div className="chips6">
        {windows.map((one, at) => (
          <label className="pick" key={one}>
            <input
              type="radio"
              name="timeOfDay"
              value={one}
              defaultChecked={values.timeOfDay === one}
            />
            <span className="pick__face">
              {windowNamed(one).name}
              {chosen?.windows[at] && <span>{chosen.windows[at]}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError name="timeOfDay" error={refusal.errors.timeOfDay} />
      <div>
        <button
          className="btn btn--sm btn--line"
          type="submit"
          name="intent"
          value="look"
          formAction="#when"
        >
          How full is it?
        </button>
      </div>
      {room && (
        <p className="small" role="status">
          {room}
        </p>
      )}
      {refusal.offers.length > 0 && (
        <p className="small">
          These are the nearest windows with room:{" "}
          {refusal.offers.map((slot) => slotWords(slot)).join("; ")}.
        </p>
      )}
    </fieldset>
  );
}

function PriceToSay({ price, isDiscountOn, refusal, bookWords, items, ...page }: PhoneJobProps) {
  const { discountPercent } = useNumbers();
  const isSummed = price.cents === price.sumCents;
  return (
    <aside className="card stack byphone__price" aria-labelledby="price-to-say">
      <h2 className="h-sub" id="price-to-say">
        Price to quote
      </h2>
      <div>
        <Sum words="Items add up to" cents={price.sumCents} />
        {!isSummed && <Sum words={price.rule} cents={price.cents} />}
        {price.discountCents > 0 && (
          <Sum words={`${price.discount} off`} cents={-price.discountCents} />
        )}
        {price.taxCents > 0 && <Sum words={price.taxWords ?? "Tax"} cents={price.taxCents} />}
        <div className="sumline sumline--big">
          <span>Total</span>
          <span className="stop__total num">{formatMoney(price.totalCents)}</span>
        </div>
        {price.taxWords !== null && price.taxCents === 0 && (
          <p className="small muted">{price.taxWords}</p>
        )}
        {items.length > 0 && price.totalCents === 0 && (
          <p className="small muted">The crew prices it on site.</p>
        )}
      </div>
      <label className="radio">
        <input type="checkbox" name="discount" value="1" defaultChecked={isDiscountOn} />
        <span>{discountPercent}% off</span>
        <small>The price updates when you press a button.</small>
      </label>
      {page.accounts.length > 0 && (
        <>
          <AccountSelect accounts={page.accounts} chosen={page.account} />
          <p className="small muted">
            The better of its discount and the {discountPercent}%, never both.
          </p>
        </>
      )}
      <div className="docked">
        <p className="byphone__sum">
          Total <b className="num">{formatMoney(price.totalCents)}</b>
        </p>
        {refusal.canForce ? (
          <button className="btn" type="submit" name="intent" value="force">
            {bookWords} anyway
          </button>
        ) : (
          <button className="btn" type="submit" name="intent" value="book">
            {bookWords}
          </button>
        )}
      </div>
    </aside>
  );
}

function Sum({ words, cents }: { words: string; cents: number }) {
  return (
    <div className="sumline">
      <span>{words}</span>
      <span className="num">{formatMoney(cents)}</span>
    </div>
  );
}
