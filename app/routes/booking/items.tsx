import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useParams } from "@remix-run/react";
import { ItemsScreen } from "#app/components/booking/ItemsScreen.tsx";
import {
  DRAFT_TROUBLES,
  ITEM_REFUSALS,
  itemsNoRoom,
  NO_SLOT,
  type Refused,
} from "#app/content/move-words.ts";
import type { Slot, WindowSlot } from "#app/domain/availability.ts";
import { viewBooking } from "#app/domain/booking-view.ts";
import { type CartLine, parseOperation, serializeCart } from "#app/domain/cart.ts";
import { parseSwap } from "#app/domain/cart-swap.ts";
import { bareProduct } from "#app/domain/catalog.ts";
import { searchPriceList } from "#app/domain/catalog-search.ts";
import { draftOrder } from "#app/domain/draft-order.ts";
import { changeOrder, wantedOf } from "#app/domain/item-changes.ts";
import { type ItemDraft, pressDraft, readDraft, swapDraft } from "#app/domain/item-draft.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import { LOAD_SIZES } from "#app/domain/load-size.ts";
import { houstonNow } from "#app/domain/schedule.ts";
import { parseSlot } from "#app/domain/slot-value.ts";
import { now } from "#app/env.server.ts";
import {
  answerChange,
  answerTrouble,
  openBooking,
  readChange,
  stampChange,
} from "#app/http/booking-page.server.ts";
import { changeRate } from "#app/http/site.server.ts";
import { privateMeta } from "#app/seo/meta.ts";
import {
  catalog,
  changeServices,
  findBookingByToken,
  findProduct,
  notAccepted,
  storyOf,
} from "#app/services/app.server.ts";
import { bookedOrder, draftAdvice, roomOf, slotOf } from "#app/services/booking-draft.server.ts";
import { changeItems, type ItemsRefusal } from "#app/workflows/change-items.ts";
import { offerWindows } from "#app/workflows/move-booking.ts";

export { BookingProblem as ErrorBoundary } from "#app/components/booking/BookingProblem.tsx";

/** After a refused post too: the next press is based on the booking as it is now. */
export const shouldRevalidate = () => true;

export const meta: MetaFunction = (args) => privateMeta(args, "Change what's going");

/**
 * Shows a booking with a changed list (rules 122 and 124). The list is in the address, as is a
 * press without JavaScript. A GET changes nothing.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const at = now();
  const job = openBooking(params, findBookingByToken, at);
  const { searchParams } = new URL(request.url);
  const { lines, trouble } = askedDraft(searchParams, job);
  const booked = bookedOrder(job);
  const room = roomOf(job);
  const { fit, volume } = draftOrder(booked, lines, findProduct, room);
  const seen = searchParams.get("revision");
  // All products that a booking can contain.
  const products = [...LOAD_SIZES, ...catalog().items];
  return {
    booking: viewBooking(job, storyOf(job), findProduct, at),
    booked,
    stamp: stampChange(job),
    draft: serializeCart(lines),
    trouble,
    advice: draftAdvice(job, lines),
    isOutdated: seen !== null && seen !== String(job.revision),
    page: {
      items: products.map(bareProduct),
      ...searchPriceList(products, notAccepted, searchParams.get("q") ?? ""),
    },
    room,
    offers: fit && !fit.fits ? offersFor(job, volume) : null,
    today: houstonNow(at).date,
  };
}

/** The list in the address, with the press that it names applied. */
function askedDraft(query: URLSearchParams, { items }: TrackedJob): ItemDraft {
  const begun = readDraft(query.get("draft") ?? serializeCart(wantedOf(items)), items, findProduct);
  const swap = parseSwap(query.get("swap") ?? "");
  if (swap?.put.every(({ id }) => findProduct(id))) {
    return { ...begun, lines: swapDraft(begun.lines, swap, items) };
  }
  const operation = parseOperation(query.get("change") ?? "");
  if (!operation) return begun;
  const pressed = pressDraft(begun.lines, operation, items, findProduct);
  return { lines: pressed.lines, trouble: begun.trouble ?? pressed.trouble };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const job = openBooking(params, findBookingByToken, now());
  const { form, trouble, ...stamp } = await readChange(request, changeRate);
  const typed = { draft: form.get("draft") ?? "" };
  if (trouble) return answerTrouble(trouble, typed);
  const draft = readDraft(typed.draft, job.items, findProduct);
  if (draft.trouble) return answerTrouble(DRAFT_TROUBLES[draft.trouble], typed);
  const chosen = form.get("slot");
  const slot = chosen === null ? null : parseSlot(chosen);
  if (chosen !== null && !slot) return answerTrouble(NO_SLOT, typed);
  const asked = { jobId: job.id, who: "customer", ...stamp, wanted: draft.lines, slot } as const;
  return answerChange(await changeItems(asked, changeServices), {
    token: job.token,
    what: "items-changed",
    typed,
    explain: (refusal, current) => explain(refusal, current, draft.lines),
  });
}

type Explained = Refused & { offers?: WindowSlot[] };

function explain(refusal: ItemsRefusal, job: TrackedJob, wanted: readonly CartLine[]): Explained {
  if (refusal.why !== "no-room") return ITEM_REFUSALS[refusal.why];
  const { volume } = changeOrder(job, wanted, findProduct);
  const offers = offersFor(job, volume, refusal.wanted);
  return { ...itemsNoRoom(refusal, offers.length, houstonNow(now()).date), offers };
}

/** Windows near the wanted one, or near the job's own, that have room for that many points. */
function offersFor(job: TrackedJob, points: number, wanted: Slot | null = slotOf(job)) {
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
