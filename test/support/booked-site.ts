/** A site with one booking, and its customer's own pages as a browser asks for them. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Job } from "#app/jobs/job.ts";
import { findEvents } from "#app/jobs/job-events.server.ts";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { jobs } from "#db/schema.ts";
import { type Answer, openSite } from "./site.ts";
import { typedBooking } from "./typed-booking.ts";

const CART = "load-half.1_refrigerator.1";

export type BookedSite = Awaited<ReturnType<typeof siteWithBooking>>;

/** Opens a site and books half a load and a refrigerator. @param fields of the form that differ */
export async function siteWithBooking(
  fields: Record<string, string> = {},
  settings: Record<string, string> = {},
) {
  const site = await openSite(settings);
  const booker = site.browser({ cart: CART });
  const form = { bookingKey: randomUUID(), ...typedBooking(), ...fields };
  expect((await booker.post(site.schedule.action, "/schedule", form)).status).toBe(303);
  const { id, token } = site.jobs()[0] as Job;
  // The link alone opens the pages: a browser without cookies.
  const browser = site.browser();
  const path = `/booking/${token}`;
  const job = () => site.jobs().find((one) => one.id === id) as Job;
  return {
    ...site,
    browser,
    /** Opens another browser. */
    browserOf: site.browser,
    booker,
    path,
    job,
    token: token as string,
    events: () => findEvents(site.database, id),
    messages: () => findMessages(site.database, id).map(({ kind, state }) => `${kind} ${state}`),
    /** Changes the job's row, as time or another version would. */
    set: (columns: Partial<Job>) =>
      site.database.update(jobs).set(columns).where(eq(jobs.id, id)).run(),
    open: (query = "") => browser.get(site.booking.loader, path + query),
    openPhotos: (query = "") => browser.get(site.bookingPhotos.loader, `${path}/photos${query}`),
    /** @param body of a multipart form, of the type that names its boundary */
    postPhotos: (
      body: ReadableStream<Uint8Array> | Buffer,
      type: string,
      headers: Record<string, string> = {},
    ) =>
      browser.send(site.bookingPhotos.action, `${path}/photos`, {
        method: "POST",
        body: body as BodyInit,
        headers: { ...headers, "content-type": type },
        duplex: "half",
      } as RequestInit),
    /** Makes one more booking. @returns the path of its page */
    bookAnother: async () => {
      const other = site.browser({ cart: CART });
      const post = { ...form, bookingKey: randomUUID() };
      expect((await other.post(site.schedule.action, "/schedule", post)).status).toBe(303);
      return `/booking/${site.jobs().at(-1)?.token}`;
    },
    openMove: (query = "") => browser.get(site.moveBooking.loader, `${path}/move${query}`),
    openItems: (query = "") => browser.get(site.changeItems.loader, `${path}/items${query}`),
    move: (fields: Record<string, string>) =>
      browser.post(site.moveBooking.action, `${path}/move`, fields),
    changeItems: (fields: Record<string, string>) =>
      browser.post(site.changeItems.action, `${path}/items`, fields),
    openCancel: () => browser.get(site.cancelBooking.loader, `${path}/cancel`),
    saveNote: (fields: Record<string, string>) => browser.post(site.booking.action, path, fields),
    cancel: (fields: Record<string, string>) =>
      browser.post(site.cancelBooking.action, `${path}/cancel`, fields),
  };
}

/** The hidden fields of the form on a page. */
export function stampOf({ body }: Answer): { requestId: string; revision: string } {
  const { requestId, revision } = (body as { stamp: { requestId: string; revision: number } })
    .stamp;
  return { requestId, revision: String(revision) };
}
