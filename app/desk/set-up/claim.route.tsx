import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { signInServices } from "#app/desk/desk.server.ts";
import { readDesk } from "#app/desk/desk-guard.server.ts";
import { SignInFrame } from "#app/desk/sign-in/SignInScreens.tsx";
import { signIn } from "#app/desk/sign-in/sign-in.server.ts";
import { signedInHeaders } from "#app/desk/sign-in/signed-in.server.ts";
import { words } from "#app/desk/sign-in/words.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { claimSite, isClosed, isUnclaimed } from "#app/server/set-up.server.ts";
import { wrongCodeRate } from "#app/site-checks.server.ts";
import { TextField } from "#app/ui/Field.tsx";
import { privateMeta } from "#app/ui/meta.ts";

export const handle = { shell: "desk" };
export const meta: MetaFunction = (args) => privateMeta(args, "Set up");

export async function loader({ request }: LoaderFunctionArgs) {
  if (!isClosed()) throw redirect("/desk", { headers: PRIVATE_HEADERS });
  if (await readDesk(request)) throw redirect("/desk/set-up", { headers: PRIVATE_HEADERS });
  return data({ isUnclaimed: isUnclaimed() }, { headers: PRIVATE_HEADERS });
}

/** Makes whoever types the code the owner (rule 511). A right code counts however many wrong ones were typed. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) return refuse(words.unread, "");
  const typed = (form.get("code") ?? "").slice(0, 40);
  if (!claimSite(typed)) {
    const wait = await wrongCodeRate(request);
    if (wait !== null) return refuse(words.tooManyTries(waitWords(wait)), typed, 429);
    return refuse(words.wrong, typed);
  }
  const userAgent = request.headers.get("user-agent") ?? "";
  const entered = await signIn({ crewId: null, userAgent, isEmailed: false }, signInServices);
  const headers = await signedInHeaders(request, entered);
  return redirect("/desk/set-up", { status: 303, headers });
}

function refuse(error: string, typed: string, status = 422) {
  return data({ error, typed }, { status, headers: PRIVATE_HEADERS });
}

export default function Claim() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <SignInFrame mayBeCrew={false}>
      {page.isUnclaimed ? (
        <Form method="post" className="stack" reloadDocument noValidate>
          <h1>Set up your site</h1>
          <p>
            The install made a set-up code. Your server's console, in your provider's panel, shows
            it above the login. Whoever types it here is the owner.
          </p>
          <TextField
            name="code"
            label="Set-up code"
            className="input code code--long"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            defaultValue={answer?.typed}
            error={answer?.error}
          />
          <button className="btn btn--block" type="submit">
            Start
          </button>
        </Form>
      ) : (
        <div className="stack">
          <h1>Opening soon</h1>
          <p>This site is being set up.</p>
          <div>
            <Link className="btn btn--line" to="/desk/sign-in" reloadDocument>
              Sign in as the owner
            </Link>
          </div>
        </div>
      )}
    </SignInFrame>
  );
}
