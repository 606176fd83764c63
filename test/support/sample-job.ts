import type { Job } from "#app/jobs/job.ts";
import type { Business } from "#app/lib/business.ts";
import type { EmailJob } from "#app/messages/words.ts";
import { HOUSTON } from "#app/schedule/area/service-area.ts";

export const sampleBusiness: Business = {
  name: "Junk Buddy",
  phone: "(713) 555-0142",
  address: null,
  ownerEmail: "owner@junkbuddy.example",
  mailFrom: "bookings@junkbuddy.example",
  siteUrl: "https://junkbuddy.example",
  area: HOUSTON,
};

export type SampleJob = EmailJob & Pick<Job, "bookingKey">;

/** A half load and a refrigerator in downtown Houston, with the given differences. */
export function sampleJob(differences: Partial<SampleJob> = {}): SampleJob {
  return {
    orderNumber: "JB-123456",
    bookingKey: "3f0c9f0e-6d5f-4a55-9d0a-2f5f6f1c7a10",
    name: "Maria Lopez",
    email: "maria@example.com",
    phone: "(713) 555-0100",
    street: "100 Example St",
    city: "Houston",
    state: "TX",
    zip: "77002",
    fullAddress: "100 Example St, Houston, TX 77002",
    date: "2026-07-22",
    timeOfDay: "Morning",
    notes: "",
    items: [
      { id: "load-half", name: "1/2 Load", quantity: 1, priceCents: 50_000, volume: 275 },
      { id: "refrigerator", name: "Refrigerator", quantity: 1, priceCents: 12_000, volume: 55 },
    ],
    subtotalCents: 60_060,
    discountCents: 0,
    totalCents: 60_060,
    volume: 330,
    latitude: 29.7568,
    longitude: -95.3657,
    createdAt: "2026-07-20T15:30:00.000Z",
    revision: 1,
    changedAt: null,
    token: "7".repeat(64),
    ...differences,
  };
}
