import type { ReactNode } from "react";

/** The frame of the desk, and what its screens share, as far as the crew sees it. */
export const words = {
  skip: "Skip to content",
  nav: "Desk",
  today: "Today",
  signedIn: (name: string) => `Signed in as ${name}`,
  /** In the other language: whoever looks for it reads that one. */
  switchTo: { language: "es", label: "Español" },
  noSwitch: "You need signal to change the language.",
  help: "Help with this screen",
  saved: "Saved.",
  goToToday: "Go to Today",
  noSignal: {
    title: "No signal",
    text: "This page isn't saved on this device. Today and its jobs are.",
  },
  forbidden: {
    title: "Not for the crew",
    text: "Only the owner can see this page. Ask the owner if you need it.",
  },
  unknown: { title: "Not here", text: "The desk has no such page or job." },
  failed: {
    title: "That did not work",
    text: "Nothing was changed. Try again. The server's log says what went wrong.",
  },

  noMail: "No email goes out yet. Set up a mail service under Settings, Emails.",
  outdated: {
    problem: "This job has changed since you opened the page.",
    advice: "Nothing was changed now. Both versions are below. Choose the right one.",
  },
  notWaiting: {
    problem: "This job is no longer waiting for the truck.",
    advice: "It is on its way, done or canceled. Nothing was changed.",
  },
  undoTooLate: {
    problem: "It's too late to take that back.",
    advice: "Ten minutes have passed, or it was already taken back. Nothing was changed.",
  },
  undoByCard: {
    problem: "The customer has paid by card, or has the card page open.",
    advice:
      "The job stays done. If the price is wrong, correct it and refund what was paid too much.",
  },

  mailSent: (stage: string, name: string) =>
    `If an email about “${stage}” already went out, taking it back sends ${name} a correction.`,
  mailAt: (name: string, clock: string) => `The email to ${name} goes out at ${clock}.`,
  takeBackUntil: (clock: string) => `Take it back until ${clock}`,
  takeBack: "Take it back",
  pressOf: (press: string, name: string) => `(“${press}” for ${name})`,
  mailNow: "Send the email now",
  mailTo: (name: string) => `to ${name}`,
  notSent: (press: string) => `Not sent yet: ${press}.`,
  takenBackHere:
    "Taken back on this device. It will be sent when there is signal. You can take a press back for ten minutes.",
  toCollect: "To collect",
  confirmed: "Confirmed",
  window: "Window",
  textToo: (name: ReactNode) => <>Text {name} too</>,
  mailed: "The email goes out now.",
  nextStop: "Next stop",
  openJob: "Open the job",
  /** Of two versions. */
  sendMine: "Send mine again",
  minutesUntil: (name: string) => `Minutes until you are at ${name}'s`,
  minutes: "Minutes?",
  minutesOf: (count: number) => `${count} minutes`,
};
