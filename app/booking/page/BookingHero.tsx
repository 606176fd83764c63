import type { BookingView } from "#app/booking/booking-view.ts";
import { hrefOf } from "#app/lib/language.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { truckLoads } from "#app/prices/truck.ts";
import { USUAL_WINDOWS, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Trucks } from "#app/ui/Trucks.tsx";
import { words } from "./words.ts";

/** The pickup's day in words, the order number, and the truck filled with the booked load. */
export function BookingHero({ booking, token }: { booking: BookingView; token: string }) {
  const { heading, when } = heroWords(booking);
  const isOff = booking.stage === "cancelled";
  return (
    <section className="booking-hero">
      <div className="wrap">
        <div className="booking-hero__copy">
          <h1>{heading}</h1>
          <p className="booking-hero__when">{when}</p>
          <div className="booking-hero__order">
            <span className="muted">{words.orderNumber}</span>
            <Tiles text={booking.orderNumber} />
          </div>
          <HeroAction booking={booking} token={token} />
        </div>
        <Trucks {...truckLoads(isOff ? 0 : booking.volume)} />
      </div>
    </section>
  );
}

function HeroAction({ booking, token }: { booking: BookingView; token: string }) {
  const { stage, date, may, isPast } = booking;
  if (stage === "cancelled" || isPast) {
    return (
      <a className="btn" href={hrefOf("/selection")}>
        {words.another}
      </a>
    );
  }
  if (date === null && may.change) {
    return (
      <a className="btn" href={hrefOf(bookingPath(token, "move"))}>
        <Icon name="calendar-clock" />
        {words.pickDay}
      </a>
    );
  }
  if (stage !== "booked" || date === null) return null;
  return (
    <a className="btn btn--cobalt" href={bookingPath(token, "pickup.ics")} download>
      <Icon name="calendar-plus" />
      {words.calendar}
    </a>
  );
}

function heroWords(booking: BookingView): { heading: string; when: string } {
  const { stage, date, timeOfDay, day, street, isPast, isToday } = booking;
  const slot = date === null ? null : slotWords({ date, timeOfDay });
  if (stage === "cancelled") return { heading: words.cancelled, when: offWords(booking) };
  if (stage === "on-the-way") return { heading: words.onTheWay, when: words.comingTo(street) };
  if (date === null || slot === null) return { heading: words.whichDay, when: words.pickOne };
  if (isPast) return { heading: words.wasSet(slot), when: words.passed };
  const when = timeOfDay
    ? words.when(day ?? "", windowNamed(timeOfDay).hours)
    : words.whenNoTime(day ?? "");
  // "This all day" would be no words.
  const isUsual = timeOfDay !== null && USUAL_WINDOWS.includes(timeOfDay);
  const today = isUsual ? words.bookedTodayAt(windowWord(timeOfDay)) : words.bookedToday;
  return { heading: isToday ? today : words.bookedFor(slot), when };
}

function offWords({ cancelledBy, endedAt }: BookingView): string {
  return words.cancelledBy[cancelledBy === "customer" ? "customer" : "us"](endedAt);
}
