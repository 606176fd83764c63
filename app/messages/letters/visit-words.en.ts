import type { MessageKind } from "#app/jobs/messages/messages.ts";

const ENTRY = "The calendar entry is attached. Open it to update your calendar.";

/** The title, with what is said of the day, and the sentence below it; null: that the crew calls ahead. */
type Told = [title: (visit: string) => string, said: string | null];
const letters: Partial<Record<MessageKind, Told>> = {
  "booked-customer": [
    (visit) => `${visit} is set`,
    `We need one more day for your pickup. ${ENTRY}`,
  ],
  "moved-customer": [
    (visit) => `${visit} has moved`,
    `Your other days and what you pay stay as they are. ${ENTRY}`,
  ],
  "details-customer": [
    (visit) => `${visit} has new details`,
    `We changed your details for you. ${ENTRY}`,
  ],
  "cancelled-customer": [
    (visit) => `${visit} is canceled`,
    "No crew will come on this day. Open the attached entry to take it off your calendar.",
  ],
  "restored-customer": [
    (visit) => `${visit} is booked again`,
    `We undid the cancellation of this day. ${ENTRY}`,
  ],
  reminder: [(visit) => `${visit} is tomorrow`, null],
  "on-the-way": [(visit) => `${visit} starts: the crew is on its way`, null],
  "undone-customer": [
    (visit) => `${visit} has not started yet`,
    "Please ignore our last email. We're sorry, we sent it too early.",
  ],
  offer: [
    (visit) => `${visit} needs another date`,
    "We're sorry, we can't make it then. Call us and we'll find another day.",
  ],
};

/** The emails about a further day. */
export const words = {
  letters,
  /** @param day may be "" */
  subject: (title: string, day: string) => `${title}${day && ` - ${day}`}`,
};
