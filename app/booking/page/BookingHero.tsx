import type { BookingView } from "#app/booking/booking-view.ts";
import { bookingPath } from "#app/lib/private-path.ts";
import { truckLoads } from "#app/prices/truck.ts";
import { USUAL_WINDOWS, windowNamed, windowWord } from "#app/schedule/schedule.ts";
import { slotWords } from "#app/schedule/words.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Tiles } from "#app/ui/Tiles.tsx";
import { Trucks } from "#app/ui/Trucks.tsx";

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
            <span className="muted">Order number</span>
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
      <a className="btn" href="/selection">
        Book another pickup
      </a>
    );
  }
  if (date === null && may.change) {
    return (
      <a className="btn" href={bookingPath(token, "move")}>
        <Icon name="calendar-clock" />
        Pick a day
      </a>
    );
  }
  if (stage !== "booked" || date === null) return null;
  return (
    <a className="btn btn--cobalt" href={bookingPath(token, "pickup.ics")} download>
      <Icon name="calendar-plus" />
      Add to calendar
    </a>
  );
}

function heroWords(booking: BookingView): { heading: string; when: string } {
  const { stage, date, timeOfDay, day, street, isPast, isToday } = booking;
  const slot = date === null ? null : slotWords({ date, timeOfDay });
  if (stage === "cancelled") return { heading: "This pickup is canceled", when: offWords(booking) };
  if (stage === "on-the-way") {
    return {
      heading: "The crew is on its way",
      when: `They're coming to ${street} and will call ahead.`,
    };
  }
  if (date === null || slot === null) {
    const when = "Pick one now, or we'll call you to set it.";
    return { heading: "You're booked. Which day works for you?", when };
  }
  if (isPast) {
    const when = `That day has passed. If something is still open, call us.`;
    return { heading: `Your pickup was set for ${slot}`, when };
  }
  const hours = timeOfDay
    ? `, ${windowNamed(timeOfDay).hours}`
    : ". We'll call you to set the time.";
  // "This all day" would be no words.
  const isUsual = timeOfDay !== null && USUAL_WINDOWS.includes(timeOfDay);
  const soon = isUsual ? `this ${windowWord(timeOfDay)}` : "today";
  return { heading: `You're booked for ${isToday ? soon : slot}`, when: `${day}${hours}` };
}

function offWords({ cancelledBy, endedAt }: BookingView): string {
  const who = cancelledBy === "customer" ? "You canceled it" : "We canceled it";
  return `${who}${endedAt ? ` on ${endedAt}` : ""}. No crew will come, and you owe nothing.`;
}
