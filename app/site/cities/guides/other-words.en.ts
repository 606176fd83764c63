import { CHANGE_UNTIL } from "#app/jobs/change-deadline.ts";

/** What is said of a city that has no words of its own. @see otherCity */
export const words = {
  description: (name: string) =>
    `Junk removal in ${name}, TX: see the price before you book, choose your day and window, ` +
    "and pay when the job is done.",
  lede: "Tap what's leaving, read the price, pick a day. The crew loads it, and you pay when the job is done.",
  heading: (name: string) => `How a pickup in ${name} works`,
  choose:
    "Choose what should go, item by item or by the load, and you see the price at once. Then you " +
    "choose a day and a window. Nothing is due until the job is done.",
  /** @param away "7 miles north" */
  nearest: (name: string, away: string) => `The closest place on our list is ${name}, ${away}.`,
  home: (name: string, miles: number) =>
    `Our map begins in ${name}: the crews drive up to ${miles} miles from here.`,
  farther: (name: string, away: string, home: string) =>
    `${name} lies about ${away} of ${home}. The crew confirms the distance with you.`,
  inside: (name: string, away: string, home: string) =>
    `${name} lies about ${away} of ${home}, inside the area where our crews drive.`,
  onePrice: (name: string) => ({
    title: "One price list",
    text: `The price goes by what you load. In ${name} it's the same as in every city we serve.`,
  }),
  change: {
    title: "Free to change",
    text: `Move your pickup for free until ${CHANGE_UNTIL} the day before.`,
  },
  carry: {
    title: "Nothing to carry",
    text: "Show the crew the pile. They load it and haul it away.",
  },
  loads: {
    living: {
      title: "A living room, emptied",
      text: "An example: what goes when new furniture comes.",
    },
    garage: {
      title: "A garage, cleared",
      text: "An example: what goes so that the car fits in again.",
    },
    yard: {
      title: "A yard, cleaned up",
      text: "An example: what goes before grass grows there.",
    },
  },
  closing: (name: string) => `Give ${name} its room back`,
};
