import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import {
  openBooking,
  readChange,
  refusePost,
  spoken,
  stampChange,
} from "#app/booking/booking-page.server.ts";
import { cardDue, cardServices, payCookie } from "#app/card-services.server.ts";
import { requestLanguage, sayTo } from "#app/lib/language.ts";
import { formatMoney } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { readCents } from "#app/lib/read-cents.ts";
import { payByCard } from "#app/money/cards/pay-by-card.server.ts";
import { now } from "#app/server/env.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { PayScreen } from "./PayScreen.tsx";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";

export const shouldRevalidate = () => true;

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** What a done job still costs, and a tip: both are paid on Stripe's page (rules 385 to 387). */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const job = openBooking(params, now());
  const due = cardDue(job);
  if (!due) throw lead(bookingPath(job.token));
  const isBack = new URL(request.url).searchParams.get("did") === "unpaid";
  return {
    title: words.pay(formatMoney(due.cents)),
    hasTip: due.hasTip,
    orderNumber: job.orderNumber,
    note: isBack ? words.notPaid : null,
    stamp: stampChange(job),
  };
});

export async function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, now());
  const { form, refusal } = await readChange(request, changeRate);
  const typed = { tip: form.get("tip") ?? "0", other: form.get("other") ?? "" };
  if (refusal) return refusePost(refusal, typed);
  const cards = cardServices();
  if (!cards) return lead(bookingPath(job.token));
  const tipCents = readCents(typed.tip === "other" ? typed.other : typed.tip);
  const refuse = (why: "badTip" | "noCards", status: number) =>
    refusePost({ ...sayTo(request, () => words[why]), status }, typed);
  if (tipCents === null) return refuse("badTip", 422);
  const start = await payByCard({ jobId: job.id, tipCents }, cards);
  switch (start.kind) {
    case "go":
      return lead(start.url, {
        "Set-Cookie": await payCookie.write(job.token, requestLanguage(request)),
      });
    case "paid":
      return lead(`${bookingPath(job.token)}?did=paid#did`);
    case "nothing-owed":
      return lead(bookingPath(job.token));
    default:
      return refuse("noCards", 503);
  }
}

function lead(to: string, headers: Record<string, string> = {}): Response {
  return redirect(to, { status: 303, headers: { ...PRIVATE_HEADERS, ...headers } });
}

export default function Pay() {
  const { token = "" } = useParams();
  return (
    <PayScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
