/** A customer's browser that books over HTTP and sends photos. */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { typedBooking } from "./typed-booking.ts";

/** Books a pickup. @returns the path of its page */
export async function bookPickup(url: string, folder: string): Promise<string> {
  const fields = { bookingKey: randomUUID(), ...typedBooking({ date: "2026-07-10" }) };
  const answer = await fetch(`${url}/schedule`, {
    method: "POST",
    headers: { cookie: "cart=refrigerator.1" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  if (answer.status !== 303) throw new Error(`Booking was answered with ${answer.status}`);
  const database = new Sqlite(join(folder, "junkbuddy.db"), { readonly: true });
  const token = database.prepare("SELECT token FROM jobs ORDER BY id DESC").pluck().get();
  database.close();
  return `/booking/${token}`;
}

/** Sends photos through the form of the booking's page. */
export async function sendPhotos(pageUrl: string, photos: readonly Buffer[]): Promise<Response> {
  const form = new FormData();
  form.append("requestId", randomUUID());
  form.append("revision", "1");
  photos.forEach((photo, place) => {
    form.append("photos", new Blob([new Uint8Array(photo)]), `${place}.jpg`);
  });
  return fetch(`${pageUrl}/photos`, { method: "POST", body: form, redirect: "manual" });
}
