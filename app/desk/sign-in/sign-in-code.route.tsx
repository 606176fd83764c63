import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signInServices } from "#app/desk/desk.server.ts";
import { readDesk } from "#app/desk/desk-guard.server.ts";
import { sayTo } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import { clientNetwork } from "#app/server/requests/client-address.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { typedHere } from "#app/server/typed-here.server.ts";
import { deskCookies, wrongCodeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { readCode } from "./desk-person.ts";
import { CodeScreen } from "./SignInScreens.tsx";
import { askCode, type EnterResult, enterCode } from "./sign-in.server.ts";
import { signedInHeaders } from "./signed-in.server.ts";
import { words } from "./words.ts";

export const handle = { shell: "desk" };
export const meta: MetaFunction = (args) => privateMeta(args, words.enterCode);

export async function loader({ request }: LoaderFunctionArgs) {
  if (await readDesk(request)) throw redirect("/desk", { headers: PRIVATE_HEADERS });
  const email = (await deskCookies.readAsk(request))?.email ?? null;
  // The code of a QR code. A GET signs nobody in.
  const code = readCode(new URL(request.url).searchParams.get("code") ?? "");
  const printsCode = typedHere("npm run owner -- desk");
  return { email: code === null ? email : null, code: code ?? "", printsCode };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return refuse(
      sayTo(request, () => words.unread),
      "",
      form.status,
    );
  }
  const ask = await deskCookies.readAsk(request);
  if (form.get("again") !== null && ask) {
    const known = await deskCookies.readKnown(request);
    const network = clientNetwork(request, env.TRUST_PROXY);
    const asked = await askCode({ ...ask, network, known }, signInServices);
    if (asked.kind === "too-many") return sayTo(request, () => tooMany(asked.waitSeconds, ""));
    const headers = { ...PRIVATE_HEADERS, "Set-Cookie": await deskCookies.writeAsk(ask) };
    return redirect("/desk/sign-in/code", { status: 303, headers });
  }
  const typed = (form.get("code") ?? "").slice(0, 20);
  const userAgent = request.headers.get("user-agent") ?? "";
  const browser = ask?.browser ?? null;
  const entered = await enterCode({ typed, browser, userAgent }, signInServices);
  if (entered.kind !== "in") {
    const wait = await wrongCodeRate(request);
    return sayTo(request, () => (wait === null ? answer(entered, typed) : tooMany(wait, typed)));
  }
  return redirect("/desk", { status: 303, headers: await signedInHeaders(request, entered) });
}

function answer(result: Exclude<EnterResult, { kind: "in" }>, typed: string) {
  if (result.kind === "spent") {
    return refuse(words.expired, "", 422);
  }
  const { triesLeft } = result;
  return refuse(triesLeft === null ? words.wrong : words.notNewest(triesLeft), typed, 422);
}

function tooMany(seconds: number, typed: string) {
  return refuse(words.tooManyTries(waitWords(seconds)), typed, 429);
}

function refuse(error: string, typed: string, status: number) {
  return data({ error, typed }, { status, headers: PRIVATE_HEADERS });
}

export default function SignInCode() {
  return <CodeScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
