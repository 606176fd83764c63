import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { stampChange } from "#app/booking/booking-page.server.ts";
import { ChatPhotos } from "#app/booking/photos/ChatPhotos.tsx";
import { PlainLines } from "#app/cart/drawer/PlainLines.tsx";
import { discountLabel } from "#app/jobs/accounts/discount-rate.ts";
import { countItems, explainJobPrice, type Job } from "#app/jobs/job.ts";
import { MAX_PHOTOS, mayShowPhotos } from "#app/jobs/photos/photo.ts";
import type { SocialLink } from "#app/lib/business.ts";
import { formatDate, longDate } from "#app/lib/dates.ts";
import { hrefOf, sayTo, spokenLanguage } from "#app/lib/language.ts";
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
  linesIn,
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
import { words } from "./words.ts";
import "#app/ui/styles/alert.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/checks.css";
import "./confirmation.css";
import "#app/ui/styles/task.css";
import "#app/booking/on-paper.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    isHidden: true,
  });

export const headers = () => ({ "Cache-Control": "private, no-store" });

/**
 * The booking that this browser made last, named by its signed cookie; null without one. An order
 * number opens nothing (rule 65).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const job = findBooking(await bookingCookie.read(request));
  const isUnchanged = new URL(request.url).searchParams.has("unchanged");
  return { booking: job ? sayTo(request, () => viewOf(job, isUnchanged)) : null };
}

function viewOf(job: Job, isUnchanged: boolean) {
  return {
    orderNumber: job.orderNumber,
    path: bookingPath(job.token),
    // Null where the crew is shown no photos any more.
    stamp: mayShowPhotos(job.stage) ? stampChange(job) : null,
    isCancelled: job.stage === "cancelled",
    isUnchanged,
    email: sendsMail() ? job.email : null,
    isEmailPutOff: isEmailPutOff(job),
    itemCount: countItems(job.items),
    // Prices are the booked ones; the price list adds the picture, if it still has
    // the item.
    lines: linesIn(spokenLanguage(), job.items).map((line) => {
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
  };
}

type Booking = ReturnType<typeof viewOf>;

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
    <NothingToShow heading={words.cancelled}>
      {words.cancelledText[0]}
      <span translate="no">{booking.orderNumber}</span>
      {words.cancelledText[1]}
    </NothingToShow>
  );
}

function NoBooking() {
  return <NothingToShow heading={words.none}>{words.noneText}</NothingToShow>;
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
            {words.getPrice}
          </Link>
          <a className="btn btn--line" href={hrefOf("/booking")}>
            {words.find}
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
            <h1>{words.thanks}</h1>
            <p className="lede">
              {words.confirmed} {booking.email === null && words.writeDown}
              {booking.email !== null && booking.isEmailPutOff && (
                <>
                  {words.mailLater[0]}
                  <b translate="no">{booking.email}</b>
                  {words.mailLater[1]}
                </>
              )}
              {booking.email !== null && !booking.isEmailPutOff && (
                <>
                  {words.mailed[0]}
                  <b translate="no">{booking.email}</b>
                  {words.mailed[1]}
                </>
              )}
            </p>
            <p className="thanks__order">{words.orderNumber}</p>
            <Tiles text={booking.orderNumber} />
            <a className="btn btn--cobalt" href={hrefOf(booking.path)}>
              {words.see}
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
          <b>{words.unchanged}</b>
          <p>
            {words.unchangedText}
            <span translate="no">{orderNumber}</span>
            {date && `, ${formatDate(date, "day")}`}
            {date && timeOfDay && `, ${windowWord(timeOfDay)}`}.
          </p>
          <p className="row">
            <a className="btn btn--sm btn--cobalt" href={hrefOf(`${path}/move`)}>
              {words.move}
            </a>
            <a className="btn btn--sm btn--line" href={hrefOf(path)}>
              {words.changeElse}
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
      <h2>{words.next}</h2>
      <ol className="checks">
        <li>
          <Icon name="calendar-check" />
          <span>
            <b>{date ? longDate(date) : words.noDate}</b>
            {window ? `${window.name}, ${window.hours}` : words.noTime}
            {date && (
              <a className="thanks__calendar" href="/confirmation/pickup.ics" download>
                {words.calendar}
              </a>
            )}
          </span>
        </li>
        <li>
          <Icon name="map-pin" />
          <span>
            <b translate="no">{fullAddress}</b>
            {isFarAway ? words.farAway : words.address}
          </span>
        </li>
        <li>
          <Icon name="phone" />
          <span>
            <b>{words.callsAhead}</b>
            {words.answer(useBusiness().city)}
          </span>
        </li>
        <PayStep totalCents={totalCents} />
        <PhotoStep booking={booking} />
        <li>
          <Icon name="message-circle" />
          <span>
            <b>{words.change}</b>
            {words.changeText[0]}
            <a href={hrefOf(path)}>{words.changeText[1]}</a>
            {words.changeText[2]} {booking.email === null ? words.saveLink : words.linkMailed}{" "}
            {words.callFor[0]}
            <PhoneLink className="nowrap" />
            {words.callFor[1]}
            <span translate="no">{orderNumber}</span>
            {words.callFor[2]}
          </span>
        </li>
      </ol>
    </section>
  );
}

/** Leads to the page that takes photos; what the chat was shown in this tab is offered at once. */
function PhotoStep({ booking: { path, stamp } }: { booking: Booking }) {
  if (!stamp) return null;
  const action = hrefOf(`${path}/photos`);
  return (
    <li>
      <Icon name="camera" />
      <div>
        <b>{words.pile}</b>
        <a href={action}>{words.photos[0]}</a>
        {words.photos[1]}
        <ChatPhotos action={action} stamp={stamp} room={MAX_PHOTOS} />
      </div>
    </li>
  );
}

function FollowAlong({ links }: { links: readonly SocialLink[] }) {
  return (
    <section>
      <h2>{words.follow}</h2>
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
      <h2 id="facts-title">{words.summary}</h2>
      <PlainLines lines={booking.lines} />
      <dl className="facts">
        <div>
          <dt>{words.facts.items}</dt>
          <dd>{booking.itemCount}</dd>
        </div>
        <div>
          <dt>{words.facts.total}</dt>
          <dd className="num">{formatMoney(booking.totalCents)}</dd>
          {booking.reduced && <dd className="facts__note">{booking.reduced}</dd>}
          {booking.taxNote && <dd className="facts__note">{booking.taxNote}</dd>}
        </div>
        <div>
          <dt>{words.facts.volume}</dt>
          <dd>{words.points(formatPoints(booking.volume))}</dd>
        </div>
        <div>
          <dt>{words.facts.tier}</dt>
          <dd>{loadTier(booking.volume)}</dd>
          <dd className="facts__note">{tierMeasure(booking.volume)}</dd>
        </div>
      </dl>
      {booking.priceReason && <p className="price-rule">{booking.priceReason}</p>}
      <Meter
        name={words.facts.truck}
        label={words.percentFull(percentFull)}
        fill={percentFull / 100}
      />
      <p className="price-rule">{barMeasure(booking.volume)}</p>
      <Link className="btn btn--cobalt btn--block" to="/">
        {words.home}
      </Link>
    </aside>
  );
}
