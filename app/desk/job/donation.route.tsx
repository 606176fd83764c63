import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { RefusedHere } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { actorOf } from "#app/desk/sign-in/desk-person.ts";
import { answerSlipPost } from "#app/desk/slip-post.server.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { DonationForm } from "./DonationForm.tsx";
import { enterJob } from "./desk-job.server.ts";
import { donationOfJob, saveDonation } from "./donation.server.ts";
import { donationTyped } from "./donation-typed.ts";
import { words } from "./words.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.donation.title);

/** The donation's form by itself: where a post of the job's page was refused, it shows what was typed. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { job } = await enterJob({ request, params }, "crew");
  const { name, orderNumber } = job;
  const { donation } = donationOfJob(job);
  return { job: { name, orderNumber }, requestId: stampChange(job).requestId, donation };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterJob({ request, params }, "crew");
  const asked = { job, ...actorOf(person) };
  return answerSlipPost(request, donationTyped, async (post) => {
    const refusal = await saveDonation(post, asked);
    return refusal ?? toDesk(saidPath(jobPath(job.orderNumber), "donation"));
  });
}

const INTENTS = ["donation"];

export default function DonationPage() {
  const { job, requestId, donation } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <>
      <DeskTop
        title={words.donation.title}
        help={words.donation.help}
        back={{ to: jobPath(job.orderNumber), label: job.name }}
      />
      <div className="wrap desk__narrow desk__task">
        <section className="block">
          <RefusedHere intents={INTENTS} />
          <DonationForm
            key={requestId}
            job={job}
            requestId={requestId}
            donation={donation}
            {...(typed && { fields: typed })}
          />
        </section>
      </div>
    </>
  );
}
