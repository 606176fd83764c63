import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { bookedOrder } from "#app/booking/items/booking-draft.server.ts";
import { changeItems, type ItemsRefusal } from "#app/booking/items/change-items.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { answerDesk, readDeskPost, refuseDeskPost } from "#app/desk/desk-post.server.ts";
import {
  clashFor,
  itemPage,
  listWords,
  pressedDraft,
  viewOnDesk,
} from "#app/desk/today/desk-day.server.ts";
import { DESK_ITEMS_REFUSALS } from "#app/desk/words/refusals.ts";
import { wantedOf } from "#app/jobs/item-changes.ts";
import { readDraft } from "#app/jobs/item-draft.ts";
import { jobPath } from "#app/lib/job-path.ts";
import { serializeCart } from "#app/prices/cart.ts";
import { NO_ROOM } from "#app/schedule/words.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { changeServices, findProduct } from "#app/services.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { enterOwnJob } from "./desk-job.server.ts";
import { ItemsJobScreen } from "./ItemsJobScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Change the items");

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  return {
    job: viewOnDesk(job, person),
    booked: bookedOrder(job),
    draft: serializeCart(wantedOf(job.items)),
    page: itemPage(""),
    stamp: stampChange(job),
  };
}

/** Changes the list; a press on it shows the page again. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { person, job } = await enterOwnJob({ request, params });
  const { form, refusal, ...stamp } = await readDeskPost(request);
  const typed = { draft: pressedDraft(form, job), page: null, isNoRoom: false };
  if (refusal) return refuseDeskPost(refusal, typed);
  const save = form.get("finish");
  if (!save) {
    const shown = { ...typed, page: itemPage(form.get("q") ?? "") };
    return data({ typed: shown }, { headers: PRIVATE_HEADERS });
  }
  const { lines } = readDraft(typed.draft, job.items, findProduct);
  const isForced = save === "force";
  const asked = { jobId: job.id, who: "owner", ...stamp, wanted: lines, isForced } as const;
  const result = await changeItems(asked, changeServices);
  const isNoRoom = result.kind === "refused" && result.refusal.why === "no-room";
  return answerDesk(request, result, {
    to: saidPath(jobPath(job.orderNumber), "items-changed"),
    typed: { ...typed, isNoRoom },
    clash: clashFor(person, form, () => listWords(lines, job.items)),
    explain,
  });
}

function explain(refusal: ItemsRefusal) {
  if (refusal.why !== "no-room") return DESK_ITEMS_REFUSALS[refusal.why];
  return {
    problem: NO_ROOM.desk[refusal.state]("Its window"),
    advice: "Nothing was changed. Remove something, move the job, or save it anyway.",
    status: 409,
  };
}

export default function Items() {
  const { page, draft, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ItemsJobScreen
      {...shown}
      key={shown.stamp.revision}
      page={answer?.typed.page ?? page}
      draft={answer?.typed.draft ?? draft}
      isNoRoom={answer?.typed.isNoRoom ?? false}
      answer={answer && "problem" in answer ? answer : undefined}
    />
  );
}
