import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { useState } from "react";
import { seenCity } from "#app/booking/seen-city.server.ts";
import { useCart } from "#app/cart/CartProvider.tsx";
import {
  cartCookie,
  chatAttributionCookie,
  requestCart,
  requestChatAttribution,
  requestHasDiscount,
} from "#app/cart/cart-cookie.server.ts";
import { UnkeptNote } from "#app/cart/UnkeptNote.tsx";
import { usePriceAdvice } from "#app/cart/use-price-advice.ts";
import { decodeSource, SOURCE_COOKIE } from "#app/jobs/attribution.ts";
import { readCookie } from "#app/lib/cookies.ts";
import { houstonNow, houstonWallTime } from "#app/lib/dates.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import { textBox } from "#app/messages/texts/text-offer.ts";
import { type Cart, EMPTY_CART, serializeCart, withProducts } from "#app/prices/cart.ts";
import { priceCart } from "#app/prices/pricing.ts";
import { knownState } from "#app/schedule/area/texas.ts";
import type { OpenDays } from "#app/schedule/open-days.ts";
import { dateOptions } from "#app/schedule/schedule.ts";
import { now } from "#app/server/env.server.ts";
import { stampForm } from "#app/server/requests/bot-check.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import {
  adviseCart,
  bookingServices,
  changeServices,
  cityNames,
  findProduct,
  shopNumbers,
} from "#app/services.server.ts";
import { bookingCookie, secret } from "#app/site-checks.server.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { SiteLink } from "#app/ui/SiteLink.tsx";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { Truck } from "#app/ui/Truck.tsx";
import { words as uiWords } from "#app/ui/words.ts";
import { answerBooking } from "./answer-booking.ts";
import { BookingAlert } from "./BookingAlert.tsx";
import { BookingForm } from "./BookingForm.tsx";
import { OrderStrip, OrderSummary } from "./OrderSummary.tsx";
import { ourPhotos } from "./our-photos.server.ts";
import { showOpenDays } from "./show-windows.server.ts";
import { type Confirmed, takeBookingPost } from "./take-booking-post.server.ts";
import { words } from "./words.ts";
import "#app/ui/styles/card.css";
import "./schedule.css";
import "#app/ui/styles/task.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    picture: "schedule",
    structuredData: (site) => [breadcrumbs(site, [{ name: words.title, path: "/schedule" }])],
  });

/**
 * A shared cache may not store the page, as the form has a key of its own; the visitor's browser may,
 * so that Back shows the form as it was filled in. What was posted is stored nowhere.
 */
export function headers({ actionHeaders }: HeadersArgs) {
  const headers = new Headers(actionHeaders);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const { textOffer } = bookingServices;
  const today = houstonNow(now());
  const city = seenCity(request, cityNames())?.name ?? "";
  return {
    city,
    state: knownState({ city, state: "", zip: "" }),
    bookingKey: randomUUID(),
    opened: stampForm(secret, now()),
    dates: inLanguage(language, () => dateOptions(today.date)),
    openDays: openDaysFor(request),
    advice: adviseCart(requestCart(request, findProduct), requestHasDiscount(request), language),
    now: houstonWallTime(now()),
    photos: await ourPhotos(language),
    texts: textOffer && inLanguage(language, () => textBox(textOffer)),
  };
}

/** The windows that have room for the cart; null: all. */
function openDaysFor(request: Request): OpenDays | null {
  const lines = withProducts(requestCart(request, findProduct), findProduct);
  if (lines.length === 0) return null;
  const onFailure = (cause: unknown) =>
    requestLog(request).error({ err: cause }, "The windows could not be read");
  return showOpenDays(priceCart(lines, shopNumbers()).volume, { ...changeServices, onFailure });
}

/**
 * After a refusal the loader does not run again, as the connection may be down, except when a
 * window was refused: the form then shows the present state of the windows. Remix passes no default
 * to a function like this one.
 */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined || actionStatus < 400 || actionStatus === 409;
}

export function action({ request }: ActionFunctionArgs) {
  const lines = withProducts(requestCart(request, findProduct), findProduct);
  return takeBookingPost(request, {
    order: {
      lines,
      isDiscountOn: requestHasDiscount(request),
      source: decodeSource(readCookie(request.headers.get("cookie"), SOURCE_COOKIE)),
      chatAttribution: requestChatAttribution(request),
    },
    openDays: () => openDaysFor(request),
    confirm: (outcome) => toConfirmation(request, outcome, lines),
  });
}

/** After a lost connection the form stays filled in on the screen; its key makes a second post safe. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return connectionDropped();
  }
}

export default function Schedule() {
  const { lines, unkept } = useCart();
  const page = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const advice = usePriceAdvice(page.advice);
  const [hadItems] = useState(lines.length > 0);
  const isEmpty = lines.length === 0;
  // The form stays after another tab has emptied the cart, so that what was typed is not lost.
  const hasForm = hadItems || !isEmpty || Boolean(failed?.values);
  return (
    <div className="wrap task">
      <div>
        <div className="task__head">
          <div>
            <span className="badge badge--pay">
              <Icon name="circle-check" />
              {words.noUpfront}
            </span>
          </div>
          <h1>
            <span className="nowrap">{words.heading[0]}</span>
            {words.heading[1]}
          </h1>
        </div>
        {!hasForm && <BookingAlert answer={failed} />}
        <UnkeptNote className="alert alert--full" />
        {isEmpty && !unkept && <EmptyCart />}
        {hasForm && (
          <>
            <OrderStrip advice={advice} />
            <BookingForm data={page} answer={failed} />
            {page.photos && (
              <section className="our-photos">
                <h2>{page.photos.title}</h2>
                {page.photos.images.map(({ alt, ...image }) => (
                  <img key={image.src} alt={alt} {...image} />
                ))}
              </section>
            )}
          </>
        )}
      </div>
      {hasForm && <OrderSummary advice={advice} />}
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="notice">
      <Truck fill={0} />
      <h2>{words.empty}</h2>
      <p>{words.emptyText}</p>
      <SiteLink className="btn" to="/selection">
        {uiWords.getPrice}
      </SiteLink>
      <p>
        {words.blocked[0]}
        <PhoneLink className="nowrap" />
        {words.blocked[1]}
      </p>
    </div>
  );
}

async function toConfirmation(request: Request, { job, isUnchanged }: Confirmed, lines: Cart) {
  const headers = new Headers({ "Set-Cookie": await bookingCookie.write(job.bookingKey) });
  // If the form is posted again later, a cart that was filled meanwhile is kept.
  const isBooked = serializeCart(lines) === serializeCart(job.items);
  if (isBooked) {
    headers.append("Set-Cookie", cartCookie(EMPTY_CART));
    headers.append("Set-Cookie", chatAttributionCookie(request, EMPTY_CART));
  }
  return redirect(isUnchanged ? "/confirmation?unchanged" : "/confirmation", {
    status: 303,
    headers,
  });
}

/**
 * The status is an error's, as Remix would load the page's data over the lost connection after any
 * other. It is a Response, as Remix 2.17 ignores the status of a client action's data().
 */
function connectionDropped(): Response {
  const body = JSON.stringify(answerBooking({ problem: words.dropped, advice: words.again }));
  return new Response(body, { status: 503, headers: { "Content-Type": "application/json" } });
}
