import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { toDesk } from "#app/desk/desk-post.server.ts";
import { deskServices, settingStamps } from "#app/desk/desk-services.server.ts";
import { save } from "#app/desk/settings/change-settings.server.ts";
import { formOutdated } from "#app/desk/words/refusals.ts";
import { formatDate, houstonNow } from "#app/lib/dates.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { now } from "#app/server/env.server.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { TextField } from "#app/ui/Field.tsx";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import { COST_FIELDS, costFields, readRates, withRates } from "./cost-rates.ts";
import "#app/ui/styles/form.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "What a job costs");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const rates = findSettings(connection()).costs;
  const last = rates.at(-1);
  return {
    requestId: randomUUID(),
    seen: settingStamps().costs,
    fields: costFields(last),
    since: last && rates.length > 1 ? formatDate(last.from, "monthDayYear") : null,
  };
}

/** Sets the rates from today on; the first ones count for all that was before too. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const fields = post.texts(COST_FIELDS);
  const read = readRates(fields);
  const refuse = (words: { problem: string; advice: string }, status: number) =>
    refuseDeskForm(words, status, { typed: { intent: "costs", ...fields } });
  if (!read.ok) return refuse(read, 422);
  const known = findSettings(connection()).costs;
  const rates = withRates(known, { from: houstonNow(now()).date, ...read.rates });
  try {
    await save("costs", rates, { ...deskServices, post });
  } catch (error) {
    if (error instanceof OutdatedPost) return refuse(formOutdated("These"), 409);
    throw error;
  }
  return toDesk(saidPath("/desk/costs", "costs"));
}

export default function Costs() {
  const { requestId, seen, fields, since } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed ?? null;
  const shown = typed ?? fields;
  return (
    <>
      <DeskTop
        title="What a job costs"
        help={
          <>
            Say what an hour of work and a mile cost you, and your reports show what is left of each
            job. Your crew and your customers never see these numbers.
          </>
        }
        back={{ to: "/desk/reports", label: "Reports" }}
      >
        <p>For your reports alone. Leave blank what you don&rsquo;t want counted.</p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <DeskForm
          key={typed ? requestId : seen}
          intent="costs"
          requestId={requestId}
          seen={seen}
          className="block"
        >
          <div className="fields">
            <TextField
              name="hour"
              label="An hour of one person, $"
              hint="From on my way to done"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={shown.hour}
            />
            <TextField
              name="people"
              label="People on a truck"
              hint="Blank: the crew members who are on it"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={shown.people}
            />
            <TextField
              name="mile"
              label="A mile, $"
              hint="Of the way from the yard through the stops, in straight lines"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={shown.mile}
            />
          </div>
          <p className="small">
            {since
              ? `These count since ${since}. Days before keep what counted then.`
              : "What you set first counts for all jobs so far. A later change counts from its day on."}
          </p>
          <div>
            <SubmitButton>Save</SubmitButton>
          </div>
        </DeskForm>
      </div>
    </>
  );
}
