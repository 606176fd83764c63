import { setTimeout as wait } from "node:timers/promises";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { words as changes } from "#app/booking/words/change-words.ts";
import { readOrderNumber } from "#app/jobs/order-number.ts";
import { emailQuestion, isEmailAddress, likelyEmail } from "#app/lib/email-address.ts";
import { sayTo } from "#app/lib/language.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { changeServices, sendsMail } from "#app/services.server.ts";
import { linkRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { FindScreen } from "./FindScreen.tsx";
import { words } from "./find-words.ts";
import { sendLink } from "./send-link.server.ts";

/** The answer takes at least this long, so that its time does not tell whether there is a booking. */
const ANSWER_MS = 400;

export const meta: MetaFunction = (args) => [
  ...privateMeta(args, words.title),
  {
    name: "description",
    content: words.description,
  },
];

export async function action({ request }: ActionFunctionArgs) {
  // The page asks for a call then (rule 300).
  if (!sendsMail()) return null;
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    const said = sayTo(request, () => changes.unreadable);
    return data({ kind: "failed", ...said, typed: null } as const, { status: form.status });
  }
  const typed = {
    order: form.get("order") ?? "",
    email: form.get("useEmail") ?? form.get("email") ?? "",
  };
  const seconds = await linkRate(request);
  if (seconds !== null) {
    const headers = { "Retry-After": String(seconds) };
    const said = sayTo(request, () => changes.busy(waitWords(seconds)));
    return data({ kind: "failed", ...said, typed } as const, { status: 429, headers });
  }
  const orderNumber = readOrderNumber(typed.order);
  const asked = form.get("emailAsked") ?? "";
  const errors = sayTo(request, () => errorsOf(typed, orderNumber, asked));
  if (orderNumber === null || errors.email) {
    const meant = errors.email ? likelyEmail(typed.email) : undefined;
    return data({ kind: "invalid", errors, typed, meant } as const, { status: 422 });
  }
  const { email } = typed;
  await Promise.all([sendLink({ orderNumber, email }, changeServices), wait(ANSWER_MS)]);
  return { kind: "asked" } as const;
}

function errorsOf(typed: { email: string }, orderNumber: string | null, asked: string) {
  const email = isEmailAddress(typed.email.trim())
    ? emailQuestion(typed.email, asked, words.send)
    : changes.find.email;
  return {
    ...(orderNumber === null && { order: changes.find.order }),
    ...(email !== null && { email }),
  };
}

export default function Find() {
  return <FindScreen answer={useActionData<typeof action>() ?? undefined} />;
}
