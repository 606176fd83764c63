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
import { offerWindows } from "#app/booking/move/move-booking.server.ts";
import type { Refused } from "#app/booking/words/change.ts";
import { draftRefusal, itemRefusal, itemsNoRoom, noSlot } from "#app/booking/words/move.ts";
import { changeOrder, wantedOf } from "#app/jobs/item-changes.ts";
import { type ItemDraft, pressDraft, readDraft, swapDraft } from "#app/jobs/item-draft.ts";
import { type Job, slotOf } from "#app/jobs/job.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { sayTo, spokenLanguage } from "#app/lib/language.ts";
import { type CartLine, parseOperation, serializeCart } from "#app/prices/cart.ts";
import { parseSwap } from "#app/prices/cart-swap.ts";
import { bareProduct } from "#app/prices/catalog.ts";
import { searchPriceList } from "#app/prices/catalog-search.ts";
import { loadSizes } from "#app/prices/load-size.ts";
import type { Slot, WindowSlot } from "#app/schedule/availability.ts";
import { parseSlot } from "#app/schedule/slot-value.ts";
import { now } from "#app/server/env.server.ts";
import {
  changeServices,
  findProduct,
  notAcceptedIn,
  shopIn,
  shopNumbers,
} from "#app/services.server.ts";
import { changeRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { bookedOrder, draftAdvice, roomOf } from "./booking-draft.server.ts";
import { changeItems, type ItemsRefusal } from "./change-items.server.ts";
import { draftOrder } from "./draft-order.ts";
import { ItemsScreen } from "./ItemsScreen.tsx";
import { words } from "./words.ts";

export { BookingErrorPage as ErrorBoundary } from "#app/booking/page/BookingErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, words.title);

/**
 * Shows a booking with a changed list (rules 122 and 124). The list is in the address, as is a
 * press without JavaScript. A GET changes nothing.
 */
export const loader = spoken(({ request, params }: LoaderFunctionArgs) => {
  const at = now();
  const job = openBooking(params, at);
  const { searchParams } = new URL(request.url);
  const { lines, refusal } = askedDraft(searchParams, job);
  const booked = bookedOrder(job);
  const room = roomOf(job);
  const { fit, volume } = draftOrder(booked, lines, findProduct, room);
  const seen = searchParams.get("revision");
  // All products that a booking can contain.
  const products = [...loadSizes(shopNumbers()), ...shopIn(spokenLanguage()).catalog.items];
  return {
    booking: showBooking(job, at),
    booked,
    stamp: stampChange(job),
    draft: serializeCart(lines),
    refusal,
    advice: draftAdvice(job, lines),
    isOutdated: seen !== null && seen !== String(job.revision),
    page: {
      items: products.map(bareProduct),
      ...searchPriceList(products, notAcceptedIn(spokenLanguage()), searchParams.get("q") ?? ""),
    },
    room,
    offers: fit && !fit.fits ? offersFor(job, volume) : null,
    today: houstonNow(at).date,
  };
});

/** The list in the address, with the press that it names applied. */
function askedDraft(query: URLSearchParams, { items }: Job): ItemDraft {
  const begun = readDraft(query.get("draft") ?? serializeCart(wantedOf(items)), items, findProduct);
  const swap = parseSwap(query.get("swap") ?? "");
  if (swap?.put.every(({ id }) => findProduct(id))) {
    return { ...begun, lines: swapDraft(begun.lines, swap, items) };
  }
  const operation = parseOperation(query.get("change") ?? "");
  if (!operation) return begun;
  const pressed = pressDraft(begun.lines, operation, items, findProduct);
  return { lines: pressed.lines, refusal: begun.refusal ?? pressed.refusal };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, now());
  const { form, refusal, ...stamp } = await readChange(request, changeRate);
  const typed = { draft: form.get("draft") ?? "" };
  if (refusal) return refusePost(refusal, typed);
  const draft = readDraft(typed.draft, job.items, findProduct);
  const { refusal: wrong } = draft;
  if (wrong)
    return refusePost(
      sayTo(request, () => draftRefusal(wrong)),
      typed,
    );
  const chosen = form.get("slot");
  const slot = chosen === null ? null : parseSlot(chosen);
  if (chosen !== null && !slot) return refusePost(sayTo(request, noSlot), typed);
  const asked = { jobId: job.id, who: "customer", ...stamp, wanted: draft.lines, slot } as const;
  return answerChange(await changeItems(asked, changeServices), {
    request,
    token: job.token,
    what: "items-changed",
    typed,
    explain: (refusal, current) => explain(refusal, current, draft.lines),
  });
}

type Explained = Refused & { offers?: WindowSlot[] };

function explain(refusal: ItemsRefusal, job: Job, wanted: readonly CartLine[]): Explained {
  if (refusal.why !== "no-room") return itemRefusal(refusal.why);
  const { volume } = changeOrder(job, wanted, findProduct);
  const offers = offersFor(job, volume, refusal.wanted);
  return { ...itemsNoRoom(refusal, offers.length, houstonNow(now()).date), offers };
}

/** Windows near the wanted one, or near the job's own, that have room for that many points. */
function offersFor(job: Job, points: number, wanted: Slot | null = slotOf(job)) {
  return wanted ? offerWindows(wanted, points, changeServices, job.id) : [];
}

export default function Items() {
  const { token = "" } = useParams();
  return (
    <ItemsScreen
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      token={token}
    />
  );
}
