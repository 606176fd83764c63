import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { ChatPhotos } from "#app/booking/photos/ChatPhotos.tsx";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { discountLabel } from "#app/jobs/accounts/discount-rate.ts";
import { countItems, explainJobPrice } from "#app/jobs/job.ts";
import { MAX_PHOTOS, mayShowPhotos } from "#app/jobs/photos/photo.ts";
import { withArticle } from "#app/lib/article.ts";
import type { SocialLink } from "#app/lib/business.ts";
import { formatDate, longDate } from "#app/lib/dates.ts";
import { formatMoney, formatPoints } from "#app/lib/money.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { barMeasure, loadTier, tierMeasure, truckPercentFull } from "#app/prices/load-tier.ts";
import { bookedTaxWords } from "#app/prices/tax.ts";
import { truckLoads } from "#app/prices/truck.ts";
import { isDistanceOpen } from "#app/schedule/area/service-area.ts";
import { windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { env } from "#app/server/env.server.ts";
import {
  business,
  findBooking,
  findProduct,
  isEmailPutOff,
  sendsMail,
} from "#app/services.server.ts";
import { bookingCookie } from "#app/site-checks.server.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Meter } from "#app/ui/Meter.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Trucks } from "#app/ui/Trucks.tsx";
import { PayStep } from "./PayStep.tsx";
import "#app/ui/styles/alert.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/checks.css";
import "./confirmation.css";
import "#app/ui/styles/task.css";
import "#app/booking/on-paper.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Thank you",
    description: "Your junk pickup in the {city} area.",
    isHidden: true,
  });

export const headers = () => ({ "Cache-Control": "private, no-store" });

/**
 * The booking that this browser made last, named by its signed cookie; null without one. An order
 * number opens nothing (rule 65).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const job = findBooking(await bookingCookie.read(request));
  if (!job) return { booking: null };
  return {
    booking: {
      orderNumber: job.orderNumber,
      path: bookingPath(job.token),
      // Null where the crew is shown no photos any more.
      stamp: mayShowPhotos(job.stage) ? stampChange(job) : null,
      isCancelled: job.stage === "cancelled",
      isUnchanged: new URL(request.url).searchParams.has("unchanged"),
      email: sendsMail() ? job.email : null,
      isEmailPutOff: isEmailPutOff(job),
      itemCount: countItems(job.items),
      // Names and prices are the booked ones; the price list adds the picture, if it still has
      // the item.
      lines: job.items.map((line) => {
        const { category, picture } = findProduct(line.id) ?? {};
        return { ...line, category, picture };
      }),
      fullAddress: job.fullAddress,
      totalCents: job.totalCents,
      reduced: job.discountCents > 0 ? discountLabel(job) : null,
      taxNote: bookedTaxWords(job),
      priceReason: explainJobPrice(job),
      volume: job.volume,
      date: job.date,
      timeOfDay: job.timeOfDay,
      isFarAway: isDistanceOpen(job, business.area),
      socialLinks: env.SOCIAL_LINKS,
    },
  };
}

type Booking = NonNullable<Awaited<ReturnType<typeof loader>>["booking"]>;

export default function Confirmation() {
  const { booking } = useLoaderData<typeof loader>();
  if (!booking) return <NoBooking />;
  return booking.isCancelled ? (
    <CancelledBooking booking={booking} />
  ) : (
    <ThankYou booking={booking} />
  );
}

function CancelledBooking({ booking }: { booking: Booking }) {
  return (
    <NothingToShow heading="This pickup was canceled">
      Order <span translate="no">{booking.orderNumber}</span> was canceled, and no crew will come.
      If that's a mistake, call us or book another pickup.
    </NothingToShow>
  );
}

function NoBooking() {
  return (
    <NothingToShow heading="No booking here yet">
      We only show a booking in the browser that made it. If you booked somewhere else, find your
      booking by its order number. If you haven't booked yet, see your price in a minute.
    </NothingToShow>
  );
}

function NothingToShow({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h1>{heading}</h1>
          <p className="lede">{children}</p>
        </div>
        <p className="row">
          <Link className="btn" to="/selection">
            Get a price
          </Link>
          <a className="btn btn--line" href="/booking">
            Find my booking
          </a>
        </p>
      </div>
    </div>
  );
}

function ThankYou({ booking }: { booking: Booking }) {
  const percentFull = truckPercentFull(booking.volume);
  const { orderNumber } = booking;
  useEffect(() => {
    void import("#app/booking/schedule/keep-draft.ts").then((draft) =>
      draft.forgetDraft(orderNumber),
    );
  }, [orderNumber]);
  return (
    <>
      {booking.isUnchanged && <Unchanged booking={booking} />}
      <section className="thanks">
        <div className="wrap split split--bottom">
          <div className="thanks__copy">
            <h1>Thank You!</h1>
            <p className="lede">
              Your booking is confirmed.{" "}
              {booking.email === null &&
                "Please write down your order number. We'll call or text you."}
              {booking.email !== null && booking.isEmailPutOff && (
                <>
                  Our email to <b translate="no">{booking.email}</b> will arrive a little later. You
                  don't have to do anything.
                </>
              )}
              {booking.email !== null && !booking.isEmailPutOff && (
                <>
                  We sent a confirmation email to <b translate="no">{booking.email}</b>.
                </>
              )}
            </p>
            <p className="thanks__order">Order number</p>
            <Tiles text={booking.orderNumber} />
            <a className="btn btn--cobalt" href={booking.path}>
              See your booking
            </a>
          </div>
          <Trucks {...truckLoads(booking.volume)} />
        </div>
      </section>
      <div className="curb curb--bare" />
      <div className="wrap task">
        <div className="next">
          <NextSteps booking={booking} />
          {booking.socialLinks.length > 0 && <FollowAlong links={booking.socialLinks} />}
        </div>
        <OrderFacts booking={booking} percentFull={percentFull} />
      </div>
    </>
  );
}

/** After a form that is booked was posted again with something else in it (rule 262). */
function Unchanged({ booking: { path, orderNumber, date, timeOfDay } }: { booking: Booking }) {
  return (
    <div className="wrap">
      <div className="alert" role="alert">
        <Icon name="circle-alert" />
        <div>
          <b>Nothing was changed.</b>
          <p>
            You already booked with this form. Your order is{" "}
            <span translate="no">{orderNumber}</span>
            {date && `, ${formatDate(date, "day")}`}
            {date && timeOfDay && `, ${windowWord(timeOfDay)}`}.
          </p>
          <p className="row">
            <a className="btn btn--sm btn--cobalt" href={`${path}/move`}>
              Move my pickup
            </a>
            <a className="btn btn--sm btn--line" href={path}>
              Change something else
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}

function NextSteps({ booking }: { booking: Booking }) {
  const { date, timeOfDay, totalCents, isFarAway, fullAddress, orderNumber, path } = booking;
  const window = timeOfDay && windowNamed(timeOfDay);
  return (
    <section>
      <h2>What happens next</h2>
      <ol className="checks">
        <li>
          <Icon name="calendar-check" />
          <span>
            <b>{date ? longDate(date) : "The crew will call to set the date"}</b>
            {window ? `${window.name}, ${window.hours}` : "The crew will call to set the time"}
            {date && (
              <a className="thanks__calendar" href="/confirmation/pickup.ics" download>
                Add to calendar
              </a>
            )}
          </span>
        </li>
        <li>
          <Icon name="map-pin" />
          <span>
            <b translate="no">{fullAddress}</b>
            {isFarAway ? "The crew will confirm the distance with you." : "Your pickup address."}
          </span>
        </li>
        <li>
          <Icon name="phone" />
          <span>
            <b>The crew calls ahead</b>
            Please answer calls from {withArticle(useBusiness().city)} number that day.
          </span>
        </li>
        <PayStep totalCents={totalCents} />
        <PhotoStep booking={booking} />
        <li>
          <Icon name="message-circle" />
          <span>
            <b>Need to change something?</b>
            Move, change or cancel your pickup on <a href={path}>your booking page</a>.{" "}
            {booking.email === null ? "Please save its link." : "The link is also in your email."}{" "}
            For anything else, call <PhoneLink className="nowrap" /> and give order number{" "}
            <span translate="no">{orderNumber}</span>.
          </span>
        </li>
      </ol>
    </section>
  );
}

/** Leads to the page that takes photos; what the chat was shown in this tab is offered at once. */
function PhotoStep({ booking: { path, stamp } }: { booking: Booking }) {
  if (!stamp) return null;
  const action = `${path}/photos`;
  return (
    <li>
      <Icon name="camera" />
      <div>
        <b>Show the crew the pile</b>
        <a href={action}>Add photos</a> of the pile, the stairs and any tight corners.
        <ChatPhotos action={action} stamp={stamp} room={MAX_PHOTOS} />
      </div>
    </li>
  );
}

function FollowAlong({ links }: { links: readonly SocialLink[] }) {
  return (
    <section>
      <h2>Follow along</h2>
      <div className="row">
        {links.map(({ name, href }) => (
          <a key={name} className="btn btn--line btn--sm" href={href} rel="noopener">
            {name}
          </a>
        ))}
      </div>
    </section>
  );
}

function OrderFacts({ booking, percentFull }: { booking: Booking; percentFull: number }) {
  return (
    <aside className="card summary" aria-labelledby="facts-title">
      <h2 id="facts-title">Order summary</h2>
      <PlainLines lines={booking.lines} />
      <dl className="facts">
        <div>
          <dt>Items</dt>
          <dd>{booking.itemCount}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd className="num">{formatMoney(booking.totalCents)}</dd>
          {booking.reduced && <dd className="facts__note">{booking.reduced}</dd>}
          {booking.taxNote && <dd className="facts__note">{booking.taxNote}</dd>}
        </div>
        <div>
          <dt>Volume</dt>
          <dd>{formatPoints(booking.volume)} pts</dd>
        </div>
        <div>
          <dt>Load tier</dt>
          <dd>{loadTier(booking.volume)}</dd>
          <dd className="facts__note">{tierMeasure(booking.volume)}</dd>
        </div>
      </dl>
      {booking.priceReason && <p className="price-rule">{booking.priceReason}</p>}
      <Meter name="Truck" label={`${percentFull}% full`} fill={percentFull / 100} />
      <p className="price-rule">{barMeasure(booking.volume)}</p>
      <Link className="btn btn--cobalt btn--block" to="/">
        Back to Home
      </Link>
    </aside>
  );
}
