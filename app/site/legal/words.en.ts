import { CHANGE_UNTIL, PAGE_DAYS } from "#app/jobs/change-deadline.ts";
import { formatDollars } from "#app/lib/money.ts";
import type { LegalPage, PrivacyFacts, TermsFacts } from "./legal-page.ts";

/** What the site keeps, why, for how long, and who else sees it. */
function privacyPage(facts: PrivacyFacts): LegalPage {
  return {
    name: "Privacy",
    title: "Your data, in plain words",
    description:
      "What we keep when you book a junk pickup, why, for how long, and who else sees it.",
    other: { to: "/terms", label: "Our terms" },
    sections: [
      {
        id: "kept",
        title: "What we keep",
        paragraphs: [
          "When you book: your name, email, phone number, pickup address, the day and window, your list with its " +
            "price, and any note or photos you add for the crew. After the job: what was " +
            "paid and how, and your receipt.",
          ...(facts.sendsTexts
            ? [
                "If you ask for texts: when you did and the words you read then, and what you text us. If you text " +
                  "STOP, we keep your number on the list of those we do not text.",
              ]
            : []),
          "When you ask for a quote: your name, phone number or email, ZIP code, your words and your photos, so that " +
            "we can answer with a price.",
          "When you ask for the discount: your name and phone number, so that we can call you.",
          "What you write in the chat stays in your browser. Each message is read to make your list, and then " +
            "forgotten: we keep no copy.",
          "The site counts requests to hold off abuse. Its log has page addresses and times, but no names, " +
            "emails, phone numbers or network addresses.",
        ],
      },
      {
        id: "why",
        title: "What we use it for",
        paragraphs: [
          "To price your pickup, come to the right place on the right day, tell you when something changes, " +
            "and keep the books that the law asks of a business. That is all: no advertising, no profiles, " +
            "and nothing is sold or rented to anyone.",
          ...(facts.asksReviews
            ? [
                "The day after a pickup we may ask you for a review on Google: once, and at most once in 12 months. " +
                  "We note that you opened the link. Google gets nothing from us; what you write there is between " +
                  "you and Google. One press in the email ends such emails, STOP ends texts.",
              ]
            : []),
        ],
      },
      { id: "who", title: "Who else sees it", paragraphs: whoSees(facts) },
      {
        id: "cookies",
        title: "Cookies",
        paragraphs: [
          "Only our own, and only to make the site work: your cart, your discount, the city page you looked at " +
            "last, how you first found us, that you stay with English, and what the chat put in your cart " +
            "(half a year each), and the booking " +
            "you made in this browser (30 days)" +
            `${facts.takesCards ? ", and the one you are paying for (a day)" : ""}. ` +
            "No tracking cookies, no analytics, and no " +
            "scripts from other companies.",
        ],
      },
      {
        id: "how-long",
        title: "How long we keep it",
        paragraphs: [
          `The private page of a booking works for ${PAGE_DAYS} days after the pickup. Photos are deleted ` +
            `${facts.photoMonths} months after it. Those of a quote that you did not book go as long after ` +
            "you asked. Receipts and the jobs behind them stay as " +
            "long as our books need them.",
          `Backups are made every day and kept for ${facts.backupDays} days, one a week ` +
            `for ${facts.backupWeeks} weeks.`,
        ],
      },
      {
        id: "yours",
        title: "See it, fix it, delete it",
        paragraphs: [
          "Your booking's private link shows what we have, and you can change most of it there. Anyone with that " +
            "link can do the same, so keep it to yourself.",
          `To get a copy, correct something or have it deleted, call ${facts.phone}. We ` +
            "delete your name, phone, email, " +
            "street, notes and photos everywhere, and keep only figures that name nobody. " +
            "They leave our backups as those run out.",
        ],
      },
    ],
  };
}

function whoSees({
  mail,
  asksMaps,
  model,
  takesPhotos,
  sendsTexts,
  takesCards,
}: PrivacyFacts): string[] {
  return [
    "The people who do your job: the office sees your booking, the crew sees your " +
      "name, phone number, address, list and notes.",
    ...(mail === "resend"
      ? ["Resend delivers our emails, so it sees your email address and what they say."]
      : []),
    ...(mail === "smtp"
      ? [
          "The company that runs our mail server delivers our emails, so it sees your " +
            "email address and what they say.",
        ]
      : []),
    ...(sendsTexts
      ? [
          "If you ask for texts, Twilio delivers them, so it sees your phone number and what the texts say. Phone " +
            "numbers and your wish for texts are given to nobody for marketing.",
        ]
      : []),
    ...(asksMaps
      ? [
          "Google finds your address on the map, so it sees the street, city and ZIP, but not your name.",
        ]
      : [
          "Your address is looked up in a list on our own server. It is sent to no map service when you book.",
        ]),
    model === null
      ? "The chat is read on our own server. No AI service sees it."
      : `${model} reads what you write in the chat to make your list. It gets your words without your name` +
        (takesPhotos
          ? ", and the photos you show the chat, made small and stripped of place and time. We keep neither."
          : ". We keep none of it."),
    ...(takesCards
      ? [
          "If you pay by card, you do so on Stripe's page: it sees your card, the amount, the order number " +
            "and the email you type there. We never see your card.",
        ]
      : []),
    "On the day, the crew's phones open your address in their maps app.",
  ];
}

/** What a booking holds, and what we ask of the customer. */
function termsPage({ name, phone, notTaken, minimumCents }: TermsFacts): LegalPage {
  return {
    name: "Terms",
    title: "Our terms",
    description: "What a booking holds, when you pay, and how to move or cancel it.",
    other: { to: "/privacy", label: "What we keep, and for how long" },
    sections: [
      {
        id: "booking",
        title: "Booking",
        paragraphs: [
          "A booking is free and needs no card. It holds your window on our truck. " +
            "We may call to confirm it, and we call ahead on the day.",
          "Please book only things that are yours, at an address where we're allowed to load.",
        ],
      },
      {
        id: "price",
        title: "The price",
        paragraphs: [
          "The price on screen is the price of the list you book: hauling, labor and disposal included. " +
            `Jobs start at ${formatDollars(minimumCents)}. The page says whether sales tax is included or added.`,
          "If your pile differs from your list, the crew shows you the new price before they load anything " +
            "extra, and you decide. The crew confirms custom jobs and places outside our usual area.",
        ],
      },
      {
        id: "paying",
        title: "Paying",
        paragraphs: [
          "You pay when the job is done, and you get a receipt. If you paid too much, we'll pay the difference back.",
        ],
      },
      {
        id: "changes",
        title: "Moving and canceling",
        paragraphs: [
          `Moving the pickup or changing your list online is free until ${CHANGE_UNTIL} the day before. ` +
            "After that, call us.",
          "You can cancel until the truck is on its way. There is no fee.",
          "If we can't come because of weather or a broken-down truck, we'll tell you and offer other windows. " +
            "You owe nothing for a pickup that doesn't happen.",
        ],
      },
      {
        id: "not-taken",
        title: "What we cannot take",
        paragraphs: [
          notTaken.length === 0
            ? "Nothing hazardous. If you are unsure about something, call us."
            : `Nothing hazardous, and none of these: ${notTaken.join("; ")}. If one turns up in the pile, it stays.`,
          "Once something is on the truck it is ours to donate, recycle or dispose of, so " +
            "check drawers and pockets first.",
        ],
      },
      {
        id: "care",
        title: "Care",
        paragraphs: [
          `If something is damaged while we work, show the crew or call ${phone} within a ` +
            "few days so that we can put it right.",
          `These are the terms of ${name}. Texas law applies, and your rights as a consumer stay as they are.`,
        ],
      },
    ],
  };
}

export const words = {
  privacyPage,
  termsPage,
  /** Who runs the model behind another endpoint than OpenAI's. */
  modelAt: (host: string) => `A language model at ${host}`,
};
