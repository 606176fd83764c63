import { ItemFinder } from "#app/booking/items/ItemFinder.tsx";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { type PhoneLine, PhoneLines } from "#app/desk/phone-job/PhoneLines.tsx";
import { DAYS_AHEAD, RHYTHM_WORDS, RHYTHMS } from "#app/jobs/repeats/repeat.ts";
import { addDays } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { isTimeOfDay, MAX_DAYS_AHEAD, windowNamed, withOthers } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { EmailField } from "#app/ui/EmailField.tsx";
import { FieldError, TextField } from "#app/ui/Field.tsx";
import { RepeatDays } from "./RepeatDays.tsx";
import type { RepeatDraft, RepeatErrors } from "./repeat-form.ts";
import type { DayView } from "./repeat-view.server.ts";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

export type RepeatScreenProps = {
  requestId: string;
  seen: string;
  today: string;
  account: { id: number; name: string };
  /** Null: a new one. */
  repeat: { words: string; who: string; days: DayView[]; booked: number } | null;
  draft: RepeatDraft;
  errors: RepeatErrors;
  lines: string;
  items: readonly PhoneLine[];
  find: ItemPage;
  /** What a job of it comes to by now; null: it cannot be said. */
  price: { totalCents: number; points: number } | null;
  emailMeant?: string | undefined;
  problem?: string | undefined;
  advice?: string | undefined;
};

/** A job of a standing customer that repeats: its dates, its terms, and its end. */
export function RepeatScreen(page: RepeatScreenProps) {
  const { account, repeat, problem, advice = "" } = page;
  return (
    <>
      <DeskTop
        title={repeat?.words ?? "Set up a repeating job"}
        help={
          <>
            The site books each date four weeks ahead, like any job. A date that has no room waits
            in the inbox until you pick another window. What you move or cancel by hand stays so.
          </>
        }
        back={{ to: `/desk/accounts/${account.id}`, label: account.name }}
      >
        {repeat && (
          <p>
            <bdi>{repeat.who}</bdi>
          </p>
        )}
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <DeskAnswer answer={problem ? { problem, advice } : undefined} />
        <DeskSaid did="set-up">
          Set up. Its dates for the next {DAYS_AHEAD} days are below, and the others follow by
          themselves.
        </DeskSaid>
        {repeat && <RepeatDays days={repeat.days} requestId={page.requestId} />}
        <Terms key={page.requestId} {...page} />
        {repeat && <Stop {...page} booked={repeat.booked} />}
      </div>
    </>
  );
}

/** The form. Its first button, which Enter presses, saves nothing. */
function Terms(page: RepeatScreenProps) {
  const { repeat, requestId, seen, lines, price } = page;
  return (
    <DeskForm requestId={requestId} seen={seen} answers={["save"]} className="stack">
      <button className="vh" type="submit" name="intent" value="look" tabIndex={-1}>
        Show the price
      </button>
      <input type="hidden" name="lines" value={lines} />
      {repeat === null && <Who {...page} />}
      <What {...page} />
      <When {...page} />
      <div className="block">
        {price && (
          <p>
            A job comes to <b className="num">{formatMoney(price.totalCents)}</b> today, before tax,
            and takes {formatPoints(price.points)} points.
          </p>
        )}
        {repeat && (
          <p className="small">
            Jobs that are booked from tomorrow on follow too, unless you or the customer changed
            them.
          </p>
        )}
        <div>
          <button className="btn" type="submit" name="intent" value="save">
            {repeat ? "Save from now on" : "Set it up"}
          </button>
        </div>
      </div>
    </DeskForm>
  );
}

function Who({ draft: { values }, errors, emailMeant }: RepeatScreenProps) {
  const field = (name: "name" | "phone" | "street" | "zip" | "city" | "email" | "notes") => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    autoComplete: "off",
  });
  return (
    <fieldset className="block">
      <legend>Who and where</legend>
      <div className="fields">
        <TextField label="Name" {...field("name")} />
        <TextField label="Phone" type="tel" {...field("phone")} />
        <TextField label="Street" {...field("street")} />
        <TextField label="ZIP" width="field--half" inputMode="numeric" {...field("zip")} />
        <TextField label="City (if the ZIP has several)" width="field--half" {...field("city")} />
        <EmailField label="Email (optional)" meant={emailMeant} {...field("email")} />
        <TextField label="Note for the crew (optional)" maxLength={500} {...field("notes")} />
      </div>
    </fieldset>
  );
}

function What({ draft, errors, items, find }: RepeatScreenProps) {
  return (
    <fieldset className="block" id="find">
      <legend>What</legend>
      <ItemFinder page={find} draft={draft.lines} />
      <PhoneLines items={items} />
      <FieldError name="items" error={errors.items} />
      <div className="fields">
        <TextField
          name="price"
          label="Fixed price in dollars (optional)"
          hint="Without one: the price list of the day it is booked, less the account's discount."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={draft.price}
          error={errors.price}
        />
        <TextField
          name="points"
          label="Points it takes (optional)"
          hint="With a fixed price. Without them, those of the items count."
          inputMode="decimal"
          autoComplete="off"
          defaultValue={draft.points}
          error={errors.points}
        />
      </div>
    </fieldset>
  );
}

function When({ draft, errors, repeat, today }: RepeatScreenProps) {
  const { values, rhythm, lastDate, isTold } = draft;
  // One that is offered no longer stays with the repeat that has it.
  const own = repeat && isTimeOfDay(values.timeOfDay) ? values.timeOfDay : null;
  const windows = withOthers(useWindows(), [own]);
  return (
    <fieldset className="block" id="when">
      <legend>When</legend>
      {repeat === null && (
        <>
          <TextField
            name="date"
            label="First day"
            type="date"
            min={today}
            max={addDays(today, MAX_DAYS_AHEAD)}
            defaultValue={values.date}
            error={errors.date}
          />
          <fieldset className="choices" aria-describedby="month-hint">
            <legend>How often</legend>
            <div className="radios">
              {RHYTHMS.map((one) => (
                <label className="radio" key={one}>
                  <input type="radio" name="rhythm" value={one} defaultChecked={one === rhythm} />
                  <span>{RHYTHM_WORDS[one]}</span>
                </label>
              ))}
            </div>
            <FieldError name="rhythm" error={errors.rhythm} />
          </fieldset>
          <p className="small" id="month-hint">
            Always on the weekday of the first day. Every month means the same weekday of the month,
            like the second Tuesday; from the 29th on, the last one.
          </p>
        </>
      )}
      <fieldset className="choices">
        <legend>Window</legend>
        <div className="radios">
          {windows.map((one) => (
            <label className="radio" key={one}>
              <input
                type="radio"
                name="timeOfDay"
                value={one}
                defaultChecked={values.timeOfDay === one}
              />
              <span>{windowNamed(one).name}</span>
              <small>{windowNamed(one).hours}</small>
            </label>
          ))}
        </div>
        <FieldError name="timeOfDay" error={errors.timeOfDay} />
      </fieldset>
      <TextField
        name="lastDate"
        label="Last day (optional)"
        hint="Empty: it goes on until you stop it."
        type="date"
        defaultValue={lastDate}
        error={errors.lastDate}
      />
      <label className="radio">
        <input type="checkbox" name="told" value="1" defaultChecked={isTold} />
        <span>Email the customer each time a job is booked</span>
        <small>The reminder on the day before goes out either way.</small>
      </label>
    </fieldset>
  );
}

function Stop({ requestId, seen, booked }: RepeatScreenProps & { booked: number }) {
  const jobs = booked === 1 ? "the 1 job" : `the ${booked} jobs`;
  return (
    <DeskForm requestId={requestId} seen={seen} answers={["stop", "stop-cancel"]} className="block">
      <h2>Stop it</h2>
      <p className="small">No further job is booked.</p>
      <div className="row">
        <button className="btn btn--sm btn--danger" type="submit" name="intent" value="stop">
          {booked === 0 ? "Stop it" : `Stop it, and keep ${jobs} booked ahead`}
        </button>
        {booked > 0 && (
          <button
            className="btn btn--sm btn--danger"
            type="submit"
            name="intent"
            value="stop-cancel"
          >
            Stop it, and cancel {jobs} booked ahead
          </button>
        )}
      </div>
    </DeskForm>
  );
}
