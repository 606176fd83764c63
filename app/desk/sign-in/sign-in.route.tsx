import { randomBytes } from "node:crypto";
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
import { emailQuestion, likelyEmail } from "#app/lib/email-address.ts";
import { sayTo } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { clientNetwork } from "#app/server/requests/client-address.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { deskCookies } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { SignInScreen } from "./SignInScreens.tsx";
import { askCode } from "./sign-in.server.ts";
import { words } from "./words.ts";

export const handle = { shell: "desk" };
export const meta: MetaFunction = (args) => privateMeta(args, words.signInTitle);

export async function loader({ request }: LoaderFunctionArgs) {
  if (await readDesk(request)) throw redirect("/desk", { headers: PRIVATE_HEADERS });
  return null;
}

/** Emails a code. The answer is the same for every address, known or not. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return refuse(
      sayTo(request, () => words.unread),
      "",
      form.status,
    );
  }
  const email = (form.get("useEmail") ?? form.get("email") ?? "").trim().slice(0, 200);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
    return refuse(
      sayTo(request, () => words.noEmail),
      email,
      422,
    );
  }
  const question = sayTo(request, () =>
    emailQuestion(email, form.get("emailAsked") ?? "", words.emailCode),
  );
  if (question !== null) return refuse(question, email, 422);
  const browser = randomBytes(32).toString("hex");
  const network = clientNetwork(request, env.TRUST_PROXY);
  const known = await deskCookies.readKnown(request);
  const asked = await askCode({ email, browser, network, known }, signInServices);
  if (asked.kind === "too-many") {
    const said = sayTo(request, () => words.tooManyCodes(waitWords(asked.waitSeconds)));
    return refuse(said, email, 429);
  }
  const headers = {
    ...PRIVATE_HEADERS,
    "Set-Cookie": await deskCookies.writeAsk({ browser, email }),
  };
  return redirect("/desk/sign-in/code", { status: 303, headers });
}

function refuse(error: string, typed: string, status: number) {
  const meant = likelyEmail(typed);
  return data({ error, typed, meant }, { status, headers: PRIVATE_HEADERS });
}

export default function SignIn() {
  return <SignInScreen answer={useActionData<typeof action>()} />;
}
