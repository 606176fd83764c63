/** A customer of a running site in a browser without JavaScript: forms and cookies over HTTP. */
import type { BookingValues } from "#app/booking/booking.ts";
import { typedBooking } from "./typed-booking.ts";

export const CART = "load-half.1_refrigerator.1";

export type Press = {
  /** The booking key of the form. */
  key: string;
  values?: Partial<BookingValues>;
  cookies?: Record<string, string>;
};

export type Pressed = {
  status: number;
  headers: Headers;
  location: string | null;
  /** What the page's alert says; null without one. */
  alert: string | null;
  page: string;
};

/** Presses Schedule Pickup, half a load and a refrigerator in the cart, on the site at this address. */
export async function pressSchedule(
  url: string,
  { key, values, cookies }: Press,
): Promise<Pressed> {
  const response = await fetch(`${url}/schedule`, {
    method: "POST",
    body: new URLSearchParams({ bookingKey: key, ...typedBooking(values) }),
    headers: { cookie: cookieHeader({ cart: CART, ...cookies }) },
    redirect: "manual",
  });
  const page = await response.text();
  const location = response.headers.get("location");
  return {
    status: response.status,
    headers: response.headers,
    location,
    alert: alertOf(page),
    page,
  };
}

function cookieHeader(cookies: Record<string, string>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
}

/** The text of the element with role alert, in one line. */
function alertOf(page: string): string | null {
  const [, inner] = /role="alert"[^>]*>(.*?)<\/(?:section|div)>/s.exec(page) ?? [];
  return (
    inner
      ?.replace(/<!--.*?-->/g, "")
      .replace(/<[^>]+>/g, " ")
      .replaceAll("&#x27;", "'")
      .replace(/\s+/g, " ")
      .trim() ?? null
  );
}
