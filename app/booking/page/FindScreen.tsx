import type { RefusalWords } from "#app/booking/words/change.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { EmailField } from "#app/ui/EmailField.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { ChangeAlert } from "./ChangeAlert.tsx";
import { TextLink } from "./TextLink.tsx";
import "./booking.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/task.css";

type Typed = { order: string; email: string };

type FindAnswer =
  | { kind: "asked" }
  | { kind: "invalid"; errors: Partial<Typed>; typed: Typed; meant?: string | undefined }
  | ({ kind: "failed"; typed: Typed | null } & RefusalWords);

/** A form that sends the link of a booking to the email address of the booking. */
export function FindScreen({ answer }: { answer: FindAnswer | undefined }) {
  if (!useBusiness().sendsMail) return <CallInstead />;
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <h1>Find your booking</h1>
          <p className="lede">
            We'll email you the link to your booking. To keep it private, we only send it to the
            email you booked with.
          </p>
        </div>
        {answer?.kind === "asked" ? <Asked /> : <FindForm answer={answer} />}
        <p className="muted booking__else">
          Don't have your order number, or changed your email? Call <PhoneLink className="nowrap" />
          .
        </p>
      </div>
    </div>
  );
}

/** Without a mail service a lost link can only be asked for by phone (rule 300). */
function CallInstead() {
  return (
    <div className="wrap task">
      <div className="task__head">
        <h1>Find your booking</h1>
        <p className="lede">
          Call or text us with your order number, like JB-123456. We'll move, change or cancel your
          pickup for you.
        </p>
        <p className="row">
          <PhoneLink className="btn" />
          <TextLink className="btn btn--line">Text us</TextLink>
        </p>
      </div>
    </div>
  );
}

function Asked() {
  return (
    <div className="alert alert--ok" role="status" tabIndex={-1}>
      <Icon name="mail" />
      <div>
        <b>Check your email.</b>
        <p>
          If we have a booking with this number and email, the link is on its way. It can take a
          minute. Check your spam folder too.
        </p>
      </div>
    </div>
  );
}

function FindForm({ answer }: { answer: Exclude<FindAnswer, { kind: "asked" }> | undefined }) {
  const typed = answer?.typed ?? { order: "", email: "" };
  const errors = answer?.kind === "invalid" ? answer.errors : {};
  return (
    <form className="stack stack--lg" method="post" action="/booking" noValidate>
      {answer?.kind === "failed" && <ChangeAlert answer={answer} />}
      <div className="fields booking__find">
        <TextField
          name="order"
          label="Order number"
          hint="Like JB-123456. It's in your confirmation email."
          autoComplete="off"
          maxLength={20}
          required
          defaultValue={typed.order}
          error={errors.order}
          autoFocus={Boolean(errors.order)}
        />
        <EmailField
          label="Email"
          autoComplete="email"
          meant={answer?.kind === "invalid" ? answer.meant : undefined}
          required
          defaultValue={typed.email}
          error={errors.email}
          autoFocus={Boolean(errors.email && !errors.order)}
        />
      </div>
      <div>
        <button className="btn" type="submit">
          Send me the link
        </button>
      </div>
    </form>
  );
}
