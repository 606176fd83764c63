import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import {
  answerChange,
  openBooking,
  readChange,
  refusePost,
  showBooking,
  spoken,
  stampChange,
} from "#app/booking/booking-page.server.ts";
import { ended, MAX_REASON_CHARACTERS, reasonTooLong } from "#app/booking/words/change.ts";
import { sayTo } from "#app/lib/language.ts";
import { severalLines } from "#app/lib/typed-text.ts";
import { now } from "#app/server/env.server.ts";
import { changeServices } from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { CancelScreen } from "./CancelScreen.tsx";
import { cancelBooking } from "./cancel-booking.server.ts";
import { CANCEL_REASONS } from "./reasons.ts";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/** Asks before a pickup is called off (rule 123). */
export const loader = spoken(({ params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  return {
    booking: showBooking(job, at),
    stamp: stampChange(job),
  };
});

export async function action({ request, params }: ActionFunctionArgs) {
  const { id, token } = openBooking(params, now());
  const { form, refusal, ...stamp } = await readChange(request, changeRate);
  const typed = { why: form.get("why") ?? "", more: severalLines(form.get("more") ?? "") };
  if (refusal) return refusePost(refusal, typed);
  if (typed.more.length > MAX_REASON_CHARACTERS) {
    return refusePost(sayTo(request, reasonTooLong), typed);
  }
  const asked = { jobId: id, who: "customer", ...stamp, reason: reasonOf(typed) } as const;
  return answerChange(await cancelBooking(asked, changeServices), {
    request,
    token,
    what: "cancelled",
    typed,
    explain: ended,
  });
}

function reasonOf({ why, more }: { why: string; more: string }): string {
  const chosen = CANCEL_REASONS.find((reason) => reason === why);
  return [chosen, more].filter(Boolean).join(": ");
}

export default function Cancel() {
  const { token = "" } = useParams();
  return (
    <CancelScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
