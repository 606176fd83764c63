import type { RefusalWords } from "#app/booking/words/change.ts";
import { hrefOf } from "#app/lib/language.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { EmailField } from "#app/ui/EmailField.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { ChangeAlert } from "./ChangeAlert.tsx";
import { words } from "./find-words.ts";
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
          <h1>{words.title}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        {answer?.kind === "asked" ? <Asked /> : <FindForm answer={answer} />}
        <p className="muted booking__else">
          {words.noNumber[0]}
          <PhoneLink className="nowrap" />
          {words.noNumber[1]}
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
        <h1>{words.title}</h1>
        <p className="lede">{words.callInstead}</p>
        <p className="row">
          <PhoneLink className="btn" />
          <TextLink className="btn btn--line">{words.textUs}</TextLink>
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
        <b>{words.check}</b>
        <p>{words.checkText}</p>
      </div>
    </div>
  );
}

function FindForm({ answer }: { answer: Exclude<FindAnswer, { kind: "asked" }> | undefined }) {
  const typed = answer?.typed ?? { order: "", email: "" };
  const errors = answer?.kind === "invalid" ? answer.errors : {};
  return (
    <form className="stack stack--lg" method="post" action={hrefOf("/booking")} noValidate>
      {answer?.kind === "failed" && <ChangeAlert answer={answer} />}
      <div className="fields booking__find">
        <TextField
          name="order"
          label={words.order}
          hint={words.orderHint}
          autoComplete="off"
          maxLength={20}
          required
          defaultValue={typed.order}
          error={errors.order}
          autoFocus={Boolean(errors.order)}
        />
        <EmailField
          label={words.email}
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
          {words.send}
        </button>
      </div>
    </form>
  );
}
