/** The events of a job, as its customer and the desk read them. `actor` is who did it. */
import type { CustomerField } from "./job-event.ts";

const fields: Record<CustomerField, string> = {
  ...{ name: "name", phone: "phone number", email: "email address", address: "address" },
};
const list = new Intl.ListFormat("en-US", { type: "conjunction" });
const photos = (count: number) => (count === 1 ? "a photo" : `${count} photos`);

export const words = {
  you: "You",
  we: "We",
  crew: "The crew",
  /** "phone number and address" */
  fields: (changed: readonly CustomerField[]) => list.format(changed.map((field) => fields[field])),
  bookingChanged: (actor: string) => `${actor} changed the booking`,
  booked: "Booked",
  moved: (actor: string, slot: string) => `${actor} moved the pickup to ${slot}`,
  set: (actor: string, slot: string) => `${actor} set the pickup for ${slot}`,
  anotherDay: "another day",
  items: (actor: string) => `${actor} changed the items`,
  now: (slot: string) => `Now ${slot}`,
  note: (actor: string) => `${actor} changed the note for the crew`,
  details: (actor: string, changed: string) => `${actor} changed the ${changed}`,
  photosAdded: (actor: string, count: number) => `${actor} added ${photos(count)}`,
  photosRemoved: (actor: string, count: number) => `${actor} removed ${photos(count)}`,
  cancelled: (actor: string) => `${actor} canceled the pickup`,
  restored: (actor: string) => `${actor} undid the cancellation`,
  setOff: (actor: string) => `${actor} set off`,
  finished: (actor: string) => `${actor} finished`,
  corrected: (actor: string) => `${actor} corrected the price`,
  paid: "Payment received",
  disputed: "The bank took a payment back",
  refunded: (actor: string) => `${actor} gave a refund`,
  payAsked: (actor: string) => `${actor} sent a reminder of the payment`,
  toPay: (sum: string) => `${sum} to pay`,
  receiptSent: (actor: string) => `${actor} sent the receipt again`,
  proposed: (actor: string) => `${actor} proposed another price`,
  withdrawn: (actor: string) => `${actor} took the proposed price back`,
  approved: (actor: string) => `${actor} approved the new price`,
  declined: (actor: string) => `${actor} declined the new price`,
  missedApproval: (actor: string) => `${actor} approved a price, which doesn't count`,
  missedRefusal: (actor: string) => `${actor} declined a price, which doesn't count`,
  dayAdded: (actor: string) => `${actor} added another day`,
  priceFor: (now: string, was: string, reason: string) => `${now}, was ${was}. ${reason}`,
  visit: (day: number, slot: string) => `Day ${day}: ${slot}`,
  /** @param window "morning"; null: none was chosen */
  was: (day: string, window: string | null) => `Was ${day}${window ? `, ${window}` : ""}`,
  onSite: "The crew prices it on site",
  price: (total: string) => `Price ${total}`,
  finalPrice: (total: string) => `Final price ${total}`,
  /** @param tip null: none */
  paidBy: (sum: string, method: string, tip: string | null) =>
    `${sum} by ${method}${tip ? ` and a tip of ${tip}` : ""}`,
  still: (total: string) => `Still ${total}`,
  changed: (now: string, was: string) => `${now}, was ${was}`,

  /** To the desk alone. */
  ...{ owner: "The owner", site: "The site" },
  paymentVoided: (actor: string) => `${actor} voided a payment`,
  undone: (actor: string, stage: string) => `${actor} undid "${stage}"`,
  onTruck: (actor: string, truck: string) => `${actor} put it on ${truck}`,
  onAccount: (actor: string, account: string) => `${actor} put it on the account of ${account}`,
  offAccount: (actor: string) => `${actor} took it off the account`,
  donationBack: (actor: string) => `${actor} took the donation back`,
  donated: (actor: string) => `${actor} entered a donation`,
  deskNoted: (actor: string) => `${actor} changed the internal note`,
};
