/** Confirms a booking to the customer: what, when, how much, and what happens next. */

import type { Business } from "#app/domain/business.ts";
import { DISCOUNT_LABEL } from "#app/domain/discount.ts";
import type { Attachment, Email } from "#app/domain/email.ts";
import { explainJobPrice, type Job } from "#app/domain/job.ts";
import { formatMoney } from "#app/domain/money.ts";
import { firstName } from "#app/domain/plain-words.ts";
import { mailbox, oneLine } from "./header-text.ts";
import { discountWords, itemWords, milesOutside, totalWords, whenWords } from "./job-words.ts";
import { Fact, Layout, Lines, Notice, PhoneLink, Words } from "./layout.tsx";
import { renderHtml } from "./render-html.ts";

const NOT_CHOSEN = {
  both: "Not chosen yet: the crew will call to set them.",
  date: "Date not chosen yet: the crew will call to set it.",
  window: "Time window not chosen yet: the crew will call to set it.",
};

/**
 * The confirmation as an email that answers to the owner. The same job gives the same email.
 * @param attachments the booking as a calendar file (`calendarAttachments`)
 */
export function renderCustomerConfirmation(
  job: Job,
  business: Business,
  attachments: Attachment[],
): Email {
  const facts = confirmationFacts(job, business);
  return {
    to: oneLine(job.email),
    from: mailbox(business.name, business.mailFrom),
    replyTo: oneLine(business.ownerEmail),
    subject: `Your pickup is booked: order ${job.orderNumber}`,
    html: renderHtml(<CustomerConfirmation business={business} facts={facts} />),
    text: confirmationText(business, facts),
    attachments,
  };
}

type ConfirmationFacts = ReturnType<typeof confirmationFacts>;

function confirmationFacts(job: Job, business: Business) {
  const miles = milesOutside(job);
  // Anybody may have typed the recipient's address: no more of the name than a first name.
  const name = firstName(oneLine(job.name));
  return {
    order: job.orderNumber,
    greeting: `Hi${name ? ` ${name}` : ""}, your junk pickup is booked. Your order number is ${job.orderNumber}.`,
    distance:
      miles === null
        ? null
        : `Your address is about ${miles} miles from downtown Houston, outside our usual area. The crew will confirm the distance with you.`,
    when: whenWords(job, NOT_CHOSEN),
    address: oneLine(job.fullAddress),
    items: job.items.map(itemWords).join("\n"),
    price: priceLines(job).join("\n"),
    next: [
      ...(miles === null ? [] : ["The crew calls to confirm the distance."]),
      ...(job.date && job.timeOfDay ? [] : ["The crew calls to set what is still open."]),
      "On the day the crew calls ahead, then comes and loads everything.",
      "You pay when the job is done. Nothing is due before that.",
    ],
    change: `To change anything, call ${oneLine(business.name)} at`,
  };
}

/** The total and how it came about. */
function priceLines(job: Job): string[] {
  const total = `Total: ${totalWords(job.totalCents)}`;
  const reason = job.subtotalCents > 0 ? explainJobPrice(job) : null;
  const discounted = [
    `Subtotal: ${formatMoney(job.subtotalCents)}`,
    `Discount: ${discountWords(job.discountCents)}`,
    `${total} ${DISCOUNT_LABEL}`,
  ];
  return [...(job.discountCents === 0 ? [total] : discounted), ...(reason ? [reason] : [])];
}

function CustomerConfirmation({
  business,
  facts,
}: {
  business: Business;
  facts: ConfirmationFacts;
}) {
  return (
    <Layout
      title="Your pickup is booked"
      preview={`Order ${facts.order}. ${facts.when}`}
      business={business}
    >
      <Words>{facts.greeting}</Words>
      <Fact label="When">{facts.when}</Fact>
      <Fact label="Where">{facts.address}</Fact>
      <Fact label="Items">
        <Lines text={facts.items} />
      </Fact>
      <Fact label="Price">
        <Lines text={facts.price} />
      </Fact>
      {facts.distance && <Notice>{facts.distance}</Notice>}
      <Fact label="What happens next">
        <ol style={{ margin: 0, paddingLeft: 20 }}>
          {facts.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Fact>
      <Fact label="Questions or changes">
        {`${facts.change} `}
        <PhoneLink phone={business.phone} />
      </Fact>
    </Layout>
  );
}

function confirmationText(business: Business, facts: ConfirmationFacts): string {
  return [
    facts.greeting,
    `When: ${facts.when}`,
    `Where: ${facts.address}`,
    `Items:\n${facts.items}`,
    facts.price,
    facts.distance,
    `What happens next:\n${facts.next.map((step, index) => `${index + 1}. ${step}`).join("\n")}`,
    `${facts.change} ${oneLine(business.phone)}.`,
    `${oneLine(business.name)} · ${business.siteUrl}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");
}
