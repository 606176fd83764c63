/** What the desk says without signal, and of the changes that wait to be sent. */
export const words = {
  /** @param clock "7:42 AM". @param day of another day: "Thursday, July 9" */
  saved: (clock: string, day: string | null) => (day ? `Saved ${day}, ${clock}` : `Saved ${clock}`),
  noSignal: (saved: string) => `${saved}, no signal`,
  sending: "Sending",
  waiting: (count: number) => (count === 1 ? "1 change waiting" : `${count} changes waiting`),
  /** @param what the label of a link */
  needsSignal: (what: string) => `${what} needs signal.`,
  notSent: "Not sent yet",
  isDone: "This is done. It will be sent when there is signal.",

  /** What a change says, after its customer's name. */
  way: "on my way",
  undo: "taken back",
  note: "note",
  photos: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  donated: (place: string) => `donated to ${place}`,
  price: "price corrected",
  ask: "another price proposed",
  approved: (signer: string) => `new price approved by ${signer}`,
  declined: "new price declined",
  done: "done",
  paidBy: (method: string) => `paid by ${method}`,
  notPaid: "not paid yet",

  /** Lines of what was typed. */
  tons: (tons: string) => `${tons} tons`,
  asBooked: "As booked",
  ownPrice: (price: string) => `Price ${price}`,
  otherItems: "With other items",
  why: (reason: string) => `Why: ${reason}`,
  received: (amount: string) => `Received ${amount}`,
  tip: (tip: string) => `Tip ${tip}`,

  /** A change that the server did not take. */
  refused: {
    problem: "The server didn't accept this.",
    advice: "Nothing was changed. Open the job to check it.",
  },
  notTaken: (name: string) => `${name}: not taken by the server`,
  mine: (clock: string) => `Yours, saved ${clock}`,
  lookAgain: "Open the job, and do it again there if it's still right.",
  enterAgain: "Nothing of it. Enter it again if it's still right.",
  discard: "Discard mine",
  enter: "Enter it again",

  /** Of what cannot wait. */
  cannotWait: {
    problem: "No signal.",
    advice: "This needs signal. Nothing was changed. Try again when you have signal.",
  },
};
