import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { signInServices } from "#app/desk/desk.server.ts";
import { readDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { sayTo } from "#app/lib/language.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { wrongCodeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { RecoveryScreen } from "./SignInScreens.tsx";
import { enterRecoveryCode } from "./sign-in.server.ts";
import { signedInHeaders } from "./signed-in.server.ts";
import { words } from "./words.ts";

export const handle = { shell: "desk" };
export const meta: MetaFunction = (args) => privateMeta(args, words.useRecovery);

export async function loader({ request }: LoaderFunctionArgs) {
  if (await readDesk(request)) throw redirect("/desk", { headers: PRIVATE_HEADERS });
  return null;
}

/** Signs the owner in with a code of the paper. A right one counts however many wrong ones were typed (rule 507). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return refuse(
      sayTo(request, () => words.unread),
      "",
      form.status,
    );
  }
  const typed = (form.get("code") ?? "").slice(0, 60);
  const userAgent = request.headers.get("user-agent") ?? "";
  const entered = await enterRecoveryCode({ typed, userAgent }, signInServices);
  if (entered === null) {
    const wait = await wrongCodeRate(request);
    return sayTo(request, () =>
      wait === null
        ? refuse(words.wrongRecovery, typed, 422)
        : refuse(words.tooManyTries(waitWords(wait)), typed, 429),
    );
  }
  const to = saidPath("/desk/settings/recovery", "recovered");
  return redirect(to, { status: 303, headers: await signedInHeaders(request, entered) });
}

function refuse(error: string, typed: string, status: number) {
  return data({ error, typed }, { status, headers: PRIVATE_HEADERS });
}

export default function Recovery() {
  return <RecoveryScreen answer={useActionData<typeof action>()} />;
}
