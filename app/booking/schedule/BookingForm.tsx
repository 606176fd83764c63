import { Form, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type BookingValues, MAX_NOTES_CHARACTERS } from "#app/booking/booking.ts";
import type { BookingRefusal } from "#app/booking/booking-failure.ts";
import { formatPoints } from "#app/lib/money.ts";
import type { TextBox } from "#app/messages/texts/text-offer.ts";
import { dayState, isMoreThanADay, type OpenDays, statesOn } from "#app/schedule/open-days.ts";
import type { DateOption } from "#app/schedule/schedule.ts";
import { useWindows } from "#app/schedule/use-windows.ts";
import { EmailField } from "#app/ui/EmailField.tsx";
import { FieldFrame, fieldProps, TextField } from "#app/ui/Field.tsx";
import { Honeypot } from "#app/ui/Honeypot.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { useBusy } from "#app/ui/use-busy.ts";
import { BookingAlert } from "./BookingAlert.tsx";
import { DatePicker } from "./DatePicker.tsx";
import { LookButton } from "./LookButton.tsx";
import { WindowPicker } from "./WindowPicker.tsx";
import { words } from "./words.ts";
import "#app/ui/styles/date.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/submitbar.css";

type BookingFormData = {
  bookingKey: string;
  /** The signed time at which the form was made. */
  opened: string;
  /** The city whose page the visitor saw last, or "". */
  city: string;
  /** The state of that city, or "". */
  state: string;
  /** What is known before anything is typed. */
  start?: Partial<BookingValues>;
  dates: readonly DateOption[];
  /** Which windows can be had; null: all of them. */
  openDays: OpenDays | null;
  now: { date: string; hour: number };
  /** Null: no texts are offered. */
  texts: TextBox | null;
};

type BookingFormProps = {
  data: BookingFormData;
  answer: BookingRefusal | undefined;
  /** The page that takes the post, where it is not /schedule: it is loaded whole, and keeps no draft. */
  page?: string;
  /** Fields of that page. */
  children?: ReactNode;
};

/** The booking form (rule 60). The easy questions come first; it works as a plain form too. */
export function BookingForm({ data, answer, page, children }: BookingFormProps) {
  const [{ city, state, start }] = useState(data);
  const typed: Partial<BookingValues> = answer?.values ?? { city, state, ...start };
  const errors = answer?.errors ?? {};
  const [date, setDate] = useState(typed.date ?? "");
  const [timeOfDay, setTimeOfDay] = useState(typed.timeOfDay ?? "");
  // The key stays while this form is on the screen, even if the page's data is loaded again,
  // unless the answer to a post has another.
  const [bookingKey, setBookingKey] = useState(answer?.bookingKey ?? data.bookingKey);
  if (answer?.bookingKey && answer.bookingKey !== bookingKey) setBookingKey(answer.bookingKey);
  // The answer has the posted values: a press on an offered window changed the date.
  const [answered, setAnswered] = useState(answer);
  if (answer !== answered) {
    setAnswered(answer);
    if (answer?.values) {
      setDate(answer.values.date);
      setTimeOfDay(answer.values.timeOfDay);
    }
  }
  const [near, setNear] = useState(answer?.near ?? []);
  const [isAnswered] = useState(Boolean(answer?.values));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The visitor may have chosen a date before the scripts ran.
    const chosen = new FormData(form.current ?? undefined);
    setDate(String(chosen.get("customDate") || chosen.get("date") || ""));
    setTimeOfDay(String(chosen.get("timeOfDay") ?? ""));
    let stop: (() => void) | null = () => {};
    // Loaded separately: none of it is needed to show the form.
    void import("./keep-draft.ts").then(({ keepDraft, watchPlace }) => {
      if (!form.current || !stop) return;
      if (!page)
        stop = keepDraft(form.current, isAnswered, { setDate, setTimeOfDay, setBookingKey });
      watchPlace(form.current, setNear);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [isAnswered, page]);
  return (
    <Form
      ref={form}
      className="form"
      method="post"
      action={page ?? "/schedule"}
      reloadDocument={page !== undefined}
      noValidate
    >
      <DefaultButton />
      {children}
      <BookingAlert answer={answer} />
      <input type="hidden" name="bookingKey" value={bookingKey} />
      <input type="hidden" name="opened" value={data.opened} />
      <Honeypot />
      <When data={data} errors={errors} {...{ date, timeOfDay, setDate, setTimeOfDay, near }} />
      {answer?.problem === null && answer.advice && <p className="near">{answer.advice}</p>}
      <Place typed={typed} errors={errors} />
      <Person typed={typed} errors={errors} emailMeant={answer?.emailMeant} {...data} />
      <SubmitBar />
    </Form>
  );
}

/**
 * Enter in a field presses a form's first button, which must be the one that books, not one that
 * shows another day or takes another window.
 */
function DefaultButton() {
  return (
    <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
      {words.book}
    </button>
  );
}

type WhenProps = {
  data: BookingFormData;
  errors: BookingRefusal["errors"];
  date: string;
  timeOfDay: string;
  setDate: (date: string) => void;
  setTimeOfDay: (timeOfDay: string) => void;
  /** The windows that are marked for the ZIP. */
  near: readonly string[];
};

function When({ data, errors, date, timeOfDay, setDate, setTimeOfDay, near }: WhenProps) {
  const { dates, openDays, now } = data;
  const offered = useWindows();
  const windows = openDays?.windows ?? offered;
  if (openDays && isMoreThanADay(openDays)) return <MoreThanADay points={openDays.points} />;
  const states = statesOn(openDays, date);
  // A quick date that cannot be had is not selected, even if it was posted.
  const isQuick = dates.some(({ value }) => value === date);
  const isShut = isQuick && states !== null && dayState(states) !== "open";
  return (
    <>
      <DatePicker
        options={dates}
        openDays={openDays}
        value={date}
        error={errors.date}
        onPick={setDate}
      />
      <WindowPicker
        date={isShut ? "" : date}
        now={now}
        openDays={openDays}
        windows={windows}
        value={timeOfDay}
        error={errors.timeOfDay}
        near={near}
        onPick={setTimeOfDay}
      />
    </>
  );
}

type FieldsProps = { typed: Partial<BookingValues>; errors: BookingRefusal["errors"] };

function Place({ typed, errors }: FieldsProps) {
  return (
    <fieldset>
      <legend>{words.where}</legend>
      <div className="fields">
        <TextField
          name="street"
          label={words.fields.street}
          autoComplete="street-address"
          maxLength={120}
          required
          defaultValue={typed.street}
          error={errors.street}
        />
        <TextField
          name="city"
          label={words.fields.city}
          width="field--city"
          autoComplete="address-level2"
          maxLength={80}
          required
          defaultValue={typed.city}
          error={errors.city}
        />
        <FieldFrame
          name="state"
          label={words.fields.state}
          width="field--state"
          error={errors.state}
        >
          <select
            {...fieldProps({ name: "state", error: errors.state })}
            className="input"
            autoComplete="address-level1"
            required
            defaultValue={typed.state}
          >
            <option value="">{words.noState}</option>
            <option value="TX">TX</option>
          </select>
        </FieldFrame>
        <TextField
          name="zip"
          label={words.fields.zip}
          width="field--zip"
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          required
          defaultValue={typed.zip}
          error={errors.zip}
        />
        <LookButton at="zip" />
        <FieldFrame
          name="notes"
          label={words.optional(words.fields.notes)}
          hint={words.notesHint}
          error={errors.notes}
        >
          <textarea
            {...fieldProps({ name: "notes", error: errors.notes, hint: "yes" })}
            className="input"
            rows={3}
            maxLength={MAX_NOTES_CHARACTERS}
            defaultValue={typed.notes}
          />
        </FieldFrame>
      </div>
    </fieldset>
  );
}

type PersonProps = FieldsProps &
  Pick<BookingFormData, "texts"> & { emailMeant: string | undefined };

function Person({ typed, errors, emailMeant, texts }: PersonProps) {
  return (
    <fieldset>
      <legend>{words.who}</legend>
      <div className="fields">
        <TextField
          name="name"
          label={words.fields.name}
          autoComplete="name"
          maxLength={100}
          required
          defaultValue={typed.name}
          error={errors.name}
        />
        <EmailField
          label={words.fields.email}
          width="field--half"
          autoComplete="email"
          meant={emailMeant}
          required
          defaultValue={typed.email}
          error={errors.email}
        />
        <TextField
          name="phone"
          label={words.fields.phone}
          type="tel"
          width="field--half"
          autoComplete="tel"
          maxLength={40}
          required
          defaultValue={typed.phone}
          error={errors.phone}
        />
        {texts && <TextField {...texts} defaultChecked={!!typed.texts} />}
      </div>
    </fieldset>
  );
}

function SubmitBar() {
  const { formAction, formData } = useNavigation();
  const isBooking = useBusy(formAction?.endsWith("/schedule") && formData);
  return (
    <div className="submitbar">
      <button className="btn btn--lg btn--block" type="submit" aria-busy={isBooking}>
        {isBooking ? words.booking : words.book}
      </button>
      <p className="small muted">{words.noCard}</p>
    </div>
  );
}

/** Replaces days and windows for a load that no single day has room for (rule 143). */
function MoreThanADay({ points }: { points: number }) {
  return (
    <div className="notice" id="date">
      <h2>{words.tooMuch}</h2>
      <p>{words.tooMuchText(formatPoints(points))}</p>
      <PhoneLink />
    </div>
  );
}
