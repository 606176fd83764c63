import { setTimeout as wait } from "node:timers/promises";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { busyWords, FIND_ERRORS, UNREADABLE } from "#app/booking/words/change.ts";
import { readOrderNumber } from "#app/jobs/order-number.ts";
import { emailQuestion, isEmailAddress, likelyEmail } from "#app/lib/email-address.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { changeServices, sendsMail } from "#app/services.server.ts";
import { linkRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { FindScreen } from "./FindScreen.tsx";
import { sendLink } from "./send-link.server.ts";

/** The answer takes at least this long, so that its time does not tell whether there is a booking. */
const ANSWER_MS = 400;

export const meta: MetaFunction = (args) => [
  ...privateMeta(args, "Find your booking"),
  {
    name: "description",
    content: "How to find your pickup again, to move or cancel it.",
  },
];

export async function action({ request }: ActionFunctionArgs) {
  // The page asks for a call then (rule 300).
  if (!sendsMail()) return null;
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return data({ kind: "failed", ...UNREADABLE, typed: null } as const, { status: form.status });
  }
  const typed = {
    order: form.get("order") ?? "",
    email: form.get("useEmail") ?? form.get("email") ?? "",
  };
  const seconds = await linkRate(request);
  if (seconds !== null) {
    const headers = { "Retry-After": String(seconds) };
    const words = busyWords(waitWords(seconds));
    return data({ kind: "failed", ...words, typed } as const, { status: 429, headers });
  }
  const orderNumber = readOrderNumber(typed.order);
  const asked = form.get("emailAsked") ?? "";
  const emailError = isEmailAddress(typed.email.trim())
    ? emailQuestion(typed.email, asked, "Send me the link")
    : FIND_ERRORS.email;
  if (orderNumber === null || emailError !== null) {
    const errors = {
      ...(orderNumber === null && { order: FIND_ERRORS.order }),
      ...(emailError !== null && { email: emailError }),
    };
    const meant = emailError === null ? undefined : likelyEmail(typed.email);
    return data({ kind: "invalid", errors, typed, meant } as const, { status: 422 });
  }
  const { email } = typed;
  await Promise.all([sendLink({ orderNumber, email }, changeServices), wait(ANSWER_MS)]);
  return { kind: "asked" } as const;
}

export default function Find() {
  return <FindScreen answer={useActionData<typeof action>() ?? undefined} />;
}
