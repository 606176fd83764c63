import { Form, Link } from "@remix-run/react";
import { LanguageSwitch } from "#app/desk/LanguageSwitch.tsx";
import { Buddy } from "#app/ui/Buddy.tsx";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { EmailField } from "#app/ui/EmailField.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { CODE_MINUTES } from "./desk-person.ts";
import { words } from "./words.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/sign-in.css";

type Answer = { error: string; typed: string; meant?: string | undefined } | undefined;

/** Asks for the email address to which a code is sent. */
export function SignInScreen({ answer }: { answer: Answer }) {
  const { sendsMail } = useBusiness();
  return (
    <SignInFrame>
      <Form method="post" className="stack" reloadDocument noValidate>
        <h1>{words.signIn}</h1>
        <p>{sendsMail ? words.byEmail : words.noMail}</p>
        <EmailField
          label={words.yourEmail}
          meant={answer?.meant}
          autoComplete="email"
          defaultValue={answer?.typed ?? ""}
          error={answer?.error}
        />
        <button className="btn btn--block" type="submit">
          {sendsMail ? words.emailCode : words.makeCode}
        </button>
        <div className="row between">
          <Link className="btn btn--quiet" to="/desk/sign-in/code" reloadDocument>
            {words.haveCode}
          </Link>
          <Link className="btn btn--quiet" to="/desk/sign-in/recovery" reloadDocument>
            {words.useRecovery}
          </Link>
        </div>
      </Form>
    </SignInFrame>
  );
}

/**
 * Asks for the code.
 * @param email the address that asked for one; null: none in this browser
 */
export function CodeScreen({
  email,
  code,
  printsCode,
  answer,
}: {
  email: string | null;
  /** The code of a QR code, or "". */
  code: string;
  /** The command that prints a code on the server. */
  printsCode: string;
  answer: Answer;
}) {
  const { sendsMail } = useBusiness();
  return (
    <SignInFrame>
      <Form method="post" className="stack" reloadDocument noValidate>
        <h1>{words.enterCode}</h1>
        {email === null ? (
          <p>{words.typeCode}</p>
        ) : (
          <p>{words.codeSent(sendsMail, <b translate="no">{email}</b>, CODE_MINUTES)}</p>
        )}
        <TextField
          name="code"
          label={email === null ? words.code : words.sixDigits}
          className="input code"
          autoComplete="one-time-code"
          inputMode={email === null ? "text" : "numeric"}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          defaultValue={answer?.typed ?? code}
          error={answer?.error}
        />
        <button className="btn btn--block" type="submit">
          {words.signIn}
        </button>
        <div className="row between">
          {email !== null && (
            <button className="btn btn--quiet" type="submit" name="again" value="1">
              {sendsMail ? words.sendNew : words.makeNew}
            </button>
          )}
          <Link className="btn btn--quiet" to="/desk/sign-in" reloadDocument>
            {email === null ? words.askCode : words.otherEmail}
          </Link>
        </div>
        {email !== null && (
          <p className="small">{words.printCode(sendsMail, <code>{printsCode}</code>)}</p>
        )}
      </Form>
    </SignInFrame>
  );
}

/** Asks for a code of the owner's paper. */
export function RecoveryScreen({ answer }: { answer: Answer }) {
  return (
    <SignInFrame>
      <Form method="post" className="stack" reloadDocument noValidate>
        <h1>{words.useRecovery}</h1>
        <p>{words.recoveryNote}</p>
        <TextField
          name="code"
          label={words.recoveryCode}
          className="input code code--long"
          hint={words.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={answer?.typed}
          error={answer?.error}
        />
        <button className="btn btn--block" type="submit">
          {words.signIn}
        </button>
        <div className="row between">
          <Link className="btn btn--quiet" to="/desk/sign-in" reloadDocument>
            {words.askCode}
          </Link>
        </div>
      </Form>
    </SignInFrame>
  );
}

/** @param mayBeCrew the page is one that the crew signs in on */
export function SignInFrame({
  mayBeCrew = true,
  children,
}: {
  mayBeCrew?: boolean;
  children: JSX.Element;
}) {
  const { name, city } = useBusiness();
  return (
    <div className="desk-in">
      <div className="signin">
        <main id="main">
          <div className="signin__in">
            <span className="logo">
              <Buddy />
              <span>{words.deskOf(name)}</span>
            </span>
            {children}
            {mayBeCrew && <LanguageSwitch />}
          </div>
        </main>
        <div className="signin__truck">
          <Truck fill={0.5} />
        </div>
        <footer>
          <div className="curb">
            <div className="wrap">
              <Tiles text={`${city} TX`} />
            </div>
          </div>
        </footer>
      </div>
    </div>
  );
}
