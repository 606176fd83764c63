import type { ActionFunctionArgs } from "@remix-run/node";
import { readDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { knownNumber } from "./known-number.server.ts";
import { EMPTY_PHONE_VALUES, fillKnown } from "./phone-job.ts";

/** Who calls, while the form is being filled in (rule 430). Posted, so that no address holds the number. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const { job, words } = knownNumber(post.text("phone"));
  return Response.json(
    { words, values: fillKnown(EMPTY_PHONE_VALUES, job) },
    { headers: PRIVATE_HEADERS },
  );
}
