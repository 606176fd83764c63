import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { cardServices } from "#app/card-services.server.ts";
import { readDeskPost, refuseDeskPost, toDesk } from "#app/desk/desk-post.server.ts";
import { enterJob } from "#app/desk/job/desk-job.server.ts";
import { drawQr } from "#app/desk/sign-in/qr.server.ts";
import { viewOnDesk } from "#app/desk/today/desk-day.server.ts";
import { stripeUnheard } from "#app/desk/words/job-refusals.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { sayTo } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { askOfJob } from "#app/money/cards/pay-by-card.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { business } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { CardScreen } from "./CardScreen.tsx";
import { words } from "./words.ts";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/**
 * The code that leads the customer's phone to the page before Stripe's (rule 393). It opens the booking too, so
 * a crew member sees it only where the owner shows them what is to collect.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew");
  const shown = sayTo(request, () => viewOnDesk(job, person));
  const isPaid = job.stage === "done" && shown.toCollect === 0;
  if (!cardServices() || (shown.cardCents === null && !isPaid)) {
    throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  }
  return {
    job: shown,
    qr: isPaid ? null : drawQr(business.siteUrl + bookingPath(job.token, "pay")),
    stamp: stampChange(job),
  };
}

/** Asks Stripe whether it is paid: what it tells by itself can be late. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { job } = await enterJob({ request, params }, "crew");
  const { refusal } = await readDeskPost(request);
  if (refusal) return refuseDeskPost(refusal, null);
  const cards = cardServices();
  const outcome = cards ? await askOfJob(job.id, cards) : null;
  if (outcome === "not-heard") return refuseDeskPost(sayTo(request, stripeUnheard), null);
  return toDesk(jobPath(job.orderNumber, "card"));
}

export default function Card() {
  return <CardScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
