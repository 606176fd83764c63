import { Form, Link } from "@remix-run/react";
import { NO_MAIL } from "#app/desk/words/refusals.ts";
import { Buddy } from "#app/ui/Buddy.tsx";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { EmailField } from "#app/ui/EmailField.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Truck } from "#app/ui/Truck.tsx";
import { CODE_MINUTES } from "./desk-person.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/sign-in.css";

type Answer = { error: string; typed: string; meant?: string | undefined } | undefined;

/** Asks for the email address to which a code is sent. */
export function SignInScreen({ answer }: { answer: Answer }) {
  const { sendsMail } = useBusiness();
  return (
    <SignInFrame>
      <Form method="post" className="stack" reloadDocument noValidate>
        <h1>Sign in</h1>
        <p>
          {sendsMail
            ? "We'll email you a six-digit code. You don't need a password."
            : `${NO_MAIL} Until then, use a recovery code, print a code on the server, or find the one you ` +
              "ask for here in its outbox."}
        </p>
        <EmailField
          label="Your email"
          meant={answer?.meant}
          autoComplete="email"
          defaultValue={answer?.typed ?? ""}
          error={answer?.error}
        />
        <button className="btn btn--block" type="submit">
          {sendsMail ? "Email me a code" : "Make a code"}
        </button>
        <div className="row between">
          <Link className="btn btn--quiet" to="/desk/sign-in/code" reloadDocument>
            I have a code
          </Link>
          <Link className="btn btn--quiet" to="/desk/sign-in/recovery" reloadDocument>
            Use a recovery code
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
        <h1>Enter the code</h1>
        {email === null ? (
          <p>Type the code the owner showed you, or the one from the server.</p>
        ) : (
          <p>
            {sendsMail
              ? "If this is the desk\u2019s address, we sent a code to "
              : "No email goes out. If this is the desk\u2019s address, the server\u2019s outbox has a code for "}
            <b translate="no">{email}</b>. It works for {CODE_MINUTES} minutes, in this browser
            only.
          </p>
        )}
        <TextField
          name="code"
          label={email === null ? "Code" : "Six-digit code"}
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
          Sign in
        </button>
        <div className="row between">
          {email !== null && (
            <button className="btn btn--quiet" type="submit" name="again" value="1">
              {sendsMail ? "Send a new code" : "Make a new code"}
            </button>
          )}
          <Link className="btn btn--quiet" to="/desk/sign-in" reloadDocument>
            {email === null ? "Ask for a code" : "Use another email"}
          </Link>
        </div>
        {email !== null && (
          <p className="small">
            {sendsMail ? "If no email comes, run " : "Or run "}
            <code>{printsCode}</code> on the server to print a code.
          </p>
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
        <h1>Use a recovery code</h1>
        <p>The owner made these codes on the desk. Each works once.</p>
        <TextField
          name="code"
          label="Recovery code"
          className="input code code--long"
          hint="Sixteen letters and digits, like the ones on your paper."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={answer?.typed}
          error={answer?.error}
        />
        <button className="btn btn--block" type="submit">
          Sign in
        </button>
        <div className="row between">
          <Link className="btn btn--quiet" to="/desk/sign-in" reloadDocument>
            Ask for a code
          </Link>
        </div>
      </Form>
    </SignInFrame>
  );
}

export function SignInFrame({ children }: { children: JSX.Element }) {
  const { name, city } = useBusiness();
  return (
    <div className="desk-in">
      <div className="signin">
        <main id="main">
          <div className="signin__in">
            <span className="logo">
              <Buddy />
              <span>{name} desk</span>
            </span>
            {children}
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
