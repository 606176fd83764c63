import type { ReactNode } from "react";

/** A job's page, as far as the crew sees it. */
export const words = {
  title: "Job",
  help:
    "Everything about one job. What needs to happen next is the big button; moving it, changing the list, " +
    "money and photos are below. The history at the end says who did what, and when.",
  noDay: "No day chosen",
  points: (points: string) => `${points} points`,

  onMyWay: "On my way.",
  lastStep: "Last step",
  did: {
    done: "Done. The price and the payments are below.",
    undo: "Taken back.",
  },

  call: "Call",
  callWho: (name: string) => `Call ${name}`,
  text: "Text",
  textWho: (name: string) => `Text ${name}`,
  navigate: "Navigate",
  navigateTo: (name: string) => `Navigate to ${name}`,

  wayTold: { text: "On my way, text now", email: "On my way, email now" },
  wayHelp: "“On my way” marks the stop and opens your text app with a message ready.",
  mailWaits: (name: ReactNode) => (
    <>
      The email to {name} goes out ten minutes later, or right away if you choose. Until then you
      can take it back.
    </>
  ),
  undoTime: "You can take it back for ten minutes.",

  where: "Where",
  phone: "Phone",
  language: "Language",
  byText: (time: string) => `By text, ${time}`,
  noWindow: "Not chosen",
  fromCustomer: "From the customer:",
  aboutCustomer: "About the customer:",

  items: (points: string) => `What we’re picking up, ${points} points`,
  main: (order: string) => `The list, the price and the details: ${order}`,
  billed: "Paid by invoice",
  cardCode: "Card: show code",

  days: "Days",
  thisDay: (day: number) => `Day ${day}, this one`,
  otherDay: (day: number, order: string) => `Day ${day}: ${order}`,
  dayLine: (slot: string, points: string, stage: string) =>
    `${slot}, ${points} points, ${stage.toLowerCase()}`,

  photos: "Photos",
  kinds: { customer: "From the customer", before: "Before", after: "After" },
  chosen: (kind: string, count: number) => `${kind}, ${count} chosen`,
  addPhotos: { before: "Add before photos", after: "Add after photos" },
  photosAdded: "Added.",

  note: "Internal note",
  noteHint: "Only you and the crew see this.",
  saveNote: "Save note",

  donation: {
    title: "Donation",
    help:
      "Say what of this job went to a charity. It stands on the customer’s page, with a photo of the slip " +
      "if you add one.",
    heading: "Donated",
    saved: "Saved. It stands on the customer’s page.",
    takenBack: "Taken back.",
    change: "Change the donation",
    enter: "Enter a donation",
    takeBack: "Take it back",
    slip: "Slip of the donation",
    place: "Where it went",
    what: "What was donated",
    photo: "Photo of the slip",
    save: "Save the donation",
  },

  price: {
    heading: "Another price",
    onPhone: "The new price is saved on this phone.",
    show: (name: ReactNode) => <>Show {name} the price</>,
    finish: "Finish the job",
    propose: "Propose another",
    keep: "Keep the booked price",
    kept: "The booked price stands.",
    instead: (now: ReactNode, was: string, reason: string) => (
      <>
        {now} instead of {was}. {reason}
      </>
    ),
    open: (prices: ReactNode) => <>Waiting for an answer: {prices}</>,
    stale: (prices: ReactNode) => (
      <>The booking has changed since. This can’t be approved any more: {prices}</>
    ),
    approved: (prices: ReactNode) => (
      <>
        Approved: {prices} <b>Done takes it.</b>
      </>
    ),
    declined: (prices: ReactNode, was: string) => (
      <>
        Declined: {prices} <b>The booked price, {was}, stands.</b>
      </>
    ),
  },

  clash: {
    heading: "This job has changed since you opened the page",
    advice: "Your change wasn’t saved. If it’s still right, send it again.",
    mine: "Your change, not saved",
    now: "The job now",
    /** @param title who changed it last: "The owner moved the pickup" */
    nowSince: (title: string, at: string) => `The job now: ${title}, ${at}`,
    noNote: "No note",
  },
};
