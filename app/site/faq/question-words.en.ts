import { MAX_CHAT_PHOTOS } from "#app/chat/photos/photo-detections.ts";
import type { Question, QuestionFacts } from "./question.ts";

/** The questions, with the names of their figures. */
function questions({
  takesPhotos,
  sendsMail,
  ownCity,
  facts = [],
  notTaken,
}: QuestionFacts): Question[] {
  return [
    {
      id: "price",
      question: "How is my price worked out?",
      answer:
        `We price by the space your items take up in a {truck} truck. Small jobs are priced ` +
        `by the item, from {minimum}. Bigger ones are ` +
        `{point} a point of space, with a flat price for each load size ` +
        `that holds for {reach} points more. A full truck is capped at ` +
        `{full-truck}. The cart adds it up as you tap. It also tells you when ` +
        `leaving something out saves you money, when a set or a load size is cheaper, and what you ` +
        `could add at no extra cost.`,
      link: { to: "/blog/how-much-does-junk-removal-cost", label: "See the rules with examples" },
    },
    {
      id: "payment",
      question: "Do I pay anything up front?",
      answer:
        "No. There's no deposit and we don't ask for a card when you book. You pay when the job is done.",
      link: { to: "/selection", label: "See your price" },
    },
    {
      id: "same-day",
      question: "Can you come today?",
      answer:
        "Call us for same-day pickup and we'll tell you what's open. Online you can book today, " +
        "tomorrow or any later date, and pick {windows}. Once you type your ZIP, " +
        'a window can say "We\'re near you then". That means the truck already stops near you, ' +
        "and the price is the same. If the window you want is full, book a later one. Then choose " +
        '"Earlier pickup" on your booking page and pick the days that work for you. ' +
        (sendsMail
          ? "When a window opens and your load fits, we'll email you and hold it for two hours. " +
            "The link to your booking page is in your confirmation email, and we can send it again."
          : "When a window opens and your load fits, we'll show it on that page and hold it for two " +
            "hours. Save the link to your booking page, or write down your order number and call."),
      link: { to: "/booking", label: "Find my booking" },
    },
    {
      id: "load-or-items",
      question: "What is the difference between load size and itemized?",
      answer:
        `Load size is best for piles and cleanouts. Choose a quarter, half, three quarters or a full ` +
        `truck, and fill your share with what you like. Itemized is best for a few known pieces. Tap ` +
        `each one and see the total. You can put both in one cart. "Share this list" in the cart ` +
        `makes a link that shows your items and today's price to anyone who decides with you. The link ` +
        `says nothing about you.${takesPhotos ? PHOTOS : ""}`,
      link: { to: "/selection", label: "Choose one" },
    },
    {
      id: "bigger-pile",
      question: "What if my pile is bigger than I booked?",
      answer:
        "The crew shows you the new price before they load anything extra, and you decide. If " +
        "you're between two load sizes, start with the smaller one.",
    },
    {
      id: "not-taken",
      question: "What don't you take?",
      answer: notTakenAnswer(notTaken.length > 0),
      link: { to: "/itemized", label: "Search for yours" },
    },
    {
      id: "be-home",
      formerId: "insured",
      question: "Who comes, and do I need to be home?",
      answer:
        "A local crew comes, and they call ahead on the day. " +
        "When they call, tell them where the junk is: the driveway, the garage or the " +
        "third bedroom on the left." +
        (facts.length > 0 ? " About us: {about-us}" : ""),
    },
    {
      id: "cities",
      question: "Which cities do you serve?",
      answer: ownCity === undefined ? HOUSTONS_CITIES : OWN_CITIES,
      link: { to: "/service-areas", label: "Find your city" },
    },
    {
      id: "business",
      question: "Do you take business jobs?",
      answer:
        "Yes, residential and commercial. Desks, cubicles, copiers and store fixtures are on the " +
        "price list like everything else. For a job of several trucks, call us and we'll plan it " +
        "together.",
      link: { to: "/itemized", label: "Open the price list" },
    },
    {
      id: "discount",
      question: `How does the {discount} off work?`,
      answer:
        `Ask Your Junk Buddy in the chat. Leave a name and a phone number, and ` +
        `{discount} comes off your total. The cart shows the price before and after.`,
    },
  ];
}

const HOUSTONS_CITIES =
  "Houston and {nearby-cities} nearby cities, from The Woodlands down to Alvin and from Katy across to Baytown. " +
  "The price is the same in all of them.";
const OWN_CITIES =
  "{city} and the cities around it: {all-cities} in all. The price is the same in all of them.";

const PHOTOS =
  ` You can also show the chat up to ${MAX_CHAT_PHOTOS} photos. It asks which of the things it sees ` +
  `should go. We shrink the photos and remove their place and time before an AI service looks at ` +
  `them, and we keep none. Once you've booked, you can add them to your booking for the crew.`;

function notTakenAnswer(refusesAny: boolean): string {
  if (!refusesAny) return "We take almost anything. If you're unsure about something, call us.";
  return (
    `We can't take hazardous things, or things other services take: {not-taken}. ` +
    `Search the price list for your item to see where it can go.`
  );
}

export const words = {
  questions,
  or: "or",
  truck: (feet: number) => `${feet}-foot`,
};
