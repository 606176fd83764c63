import type { Geocode } from "#app/booking/address/geocoder.ts";
import { type BookingErrors, type BookingValues, fullAddress } from "#app/booking/booking.ts";
import { parseBooking } from "#app/booking/booking-form.server.ts";
import { withCity } from "#app/desk/phone-job/take-phone-job.server.ts";
import {
  type ChangeRequest,
  type ChangeServices,
  changeAsked,
} from "#app/jobs/change-request.server.ts";
import type { Job, JobDetails } from "#app/jobs/job.ts";
import type { ChangeResult } from "#app/jobs/job-change.ts";
import { type CustomerField, mayFollow } from "#app/jobs/job-event.ts";
import { houstonNow } from "#app/lib/dates.ts";
import { phoneKey } from "#app/lib/phone-number.ts";

type DetailsServices = ChangeServices & {
  geocode: Geocode;
  cityOfZip: (zip: string) => string | null;
};

export type DetailsRefusal =
  | { why: "invalid"; errors: BookingErrors }
  | { why: "not-found" | "no-answer" }
  /** Cancelled. */
  | { why: "ended" }
  | { why: "same" };

type Typed = Pick<BookingValues, "name" | "phone" | "email" | "street" | "city" | "zip">;

/**
 * Changes the name, number, email or address of a booked job (rule 402). A new address is looked up first, so
 * that the route has its place; the customer is emailed what is so now, with a new calendar entry.
 */
export async function changeDetails(
  { typed, emailAsked, ...request }: ChangeRequest & { typed: Typed; emailAsked: string },
  job: Job,
  services: DetailsServices,
): Promise<ChangeResult<DetailsRefusal>> {
  const at = services.now();
  const refuse = (refusal: DetailsRefusal) => ({ kind: "refused" as const, job, refusal });
  const values = withCity({ ...typed, ...NOT_ASKED }, services);
  const options = { isByPhone: true, emailAsked, button: "Save" };
  const parsed = parseBooking(values, houstonNow(at), options);
  if (!parsed.ok) return refuse({ why: "invalid", errors: parsed.errors });
  const { name, phone, phoneExtension, email, street, city, state, zip } = parsed.booking;
  const who = { name, phone, phoneExtension, email };
  const address = { street, city, state, zip, fullAddress: fullAddress(parsed.booking) };
  const place = await placeOf(address.fullAddress, job, () => services.geocode(parsed.booking));
  if (!place.ok) return refuse({ why: place.reason === "not-found" ? "not-found" : "no-answer" });
  const { latitude, longitude, isApproximate = false } = place;
  const details = { ...who, ...address, latitude, longitude, isPlaceApproximate: isApproximate };
  return changeAsked<DetailsRefusal>(request, services, at, (now) => {
    const fields = changedFields(now, details);
    if (!mayFollow(now.stage, "details-changed")) return { ok: false, refusal: { why: "ended" } };
    if (fields.length === 0) return { ok: false, refusal: { why: "same" } };
    const what = "details-changed";
    return {
      ok: true,
      event: { who: request.who, what, before: null, after: { fields } },
      details,
    };
  });
}

const NOT_ASKED = { date: "", timeOfDay: "", notes: "", state: "TX" };

/** An address that stays keeps its place. */
async function placeOf(
  address: string,
  { fullAddress, latitude, longitude, isPlaceApproximate }: Job,
  geocode: () => ReturnType<Geocode>,
): ReturnType<Geocode> {
  if (address !== fullAddress) return geocode();
  return { ok: true, latitude, longitude, isApproximate: isPlaceApproximate === true };
}

type Who = Pick<JobDetails, "name" | "phone" | "phoneExtension" | "email" | "fullAddress">;

function changedFields(job: Job, to: Who): CustomerField[] {
  const isNumber = phoneKey(to.phone) === phoneKey(job.phone);
  const differs = {
    name: to.name !== job.name,
    phone: !isNumber || to.phoneExtension !== job.phoneExtension,
    email: to.email !== job.email,
    address: to.fullAddress !== job.fullAddress,
  };
  return (["name", "phone", "email", "address"] as const).filter((field) => differs[field]);
}
