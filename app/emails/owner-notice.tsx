/** Tells the owner of a booking: all a crew needs, with the customer one tap away. */

import type { Business } from "#app/domain/business.ts";
import type { Attachment, Email } from "#app/domain/email.ts";
import type { Job } from "#app/domain/job.ts";
import { formatMoney, formatPoints } from "#app/domain/money.ts";
import { mailbox, oneLine } from "./header-text.ts";
import {
  discountWords,
  itemWords,
  mapLink,
  milesOutside,
  totalWords,
  whenWords,
} from "./job-words.ts";
import { Fact, Layout, Lines, Notice, PhoneLink, TextLink } from "./layout.tsx";
import { renderHtml } from "./render-html.ts";

const NOT_CHOSEN = {
  both: "Date and time window not chosen: call the customer to set them.",
  date: "Date not chosen: call the customer to set it.",
  window: "Time window not chosen: call the customer to set it.",
};

type NoticeOptions = {
  /** The booking is saved, but the customer was told that it failed. */
  customerSawError: boolean;
  /** The booking as a calendar file (`calendarAttachments`). */
  attachments: Attachment[];
};

/** The notice as an email that answers to the customer. The same job gives the same email. */
export function renderOwnerNotice(
  job: Job,
  business: Business,
  { customerSawError, attachments }: NoticeOptions,
): Email {
  const facts = noticeFacts(job, customerSawError);
  return {
    to: oneLine(business.ownerEmail),
    from: mailbox(business.name, business.mailFrom),
    replyTo: oneLine(job.email),
    subject: subjectOf(job, customerSawError),
    html: renderHtml(<OwnerNotice job={job} business={business} facts={facts} />),
    text: noticeText(job, facts),
    attachments,
  };
}

type NoticeFacts = ReturnType<typeof noticeFacts>;

function subjectOf(job: Job, customerSawError: boolean): string {
  const subject = `Booking ${job.orderNumber}: ${oneLine(job.name)}, ${oneLine(job.city)}`;
  return customerSawError ? `Call the customer. ${subject}` : subject;
}

function noticeFacts(job: Job, customerSawError: boolean) {
  const miles = milesOutside(job);
  const name = oneLine(job.name);
  return {
    title: `New booking ${job.orderNumber}`,
    error: customerSawError
      ? `The customer saw an error while booking. Call ${name} at ${oneLine(job.phone)} to say that the pickup is booked.`
      : null,
    distance:
      miles === null
        ? null
        : `Outside the service area: the crew must confirm the distance, about ${miles} miles from downtown Houston.`,
    when: whenWords(job, NOT_CHOSEN),
    name,
    phone: oneLine(job.phone),
    email: oneLine(job.email),
    address: oneLine(job.fullAddress),
    map: mapLink(oneLine(job.fullAddress)),
    items: job.items.map(itemWords),
    load: `${formatPoints(job.volume)} points`,
    subtotal: formatMoney(job.subtotalCents),
    discount: discountWords(job.discountCents),
    total: totalWords(job.totalCents),
  };
}

function OwnerNotice({
  job,
  business,
  facts,
}: {
  job: Job;
  business: Business;
  facts: NoticeFacts;
}) {
  return (
    <Layout
      title={facts.title}
      preview={facts.error ?? `${facts.name}: ${facts.when}`}
      business={business}
      notice={facts.error}
    >
      {facts.distance && <Notice>{facts.distance}</Notice>}
      <Fact label="When">{facts.when}</Fact>
      <Fact label="Customer">
        {facts.name}
        <br />
        <PhoneLink phone={facts.phone} />
        <br />
        <TextLink href={`mailto:${encodeURI(facts.email)}`}>{facts.email}</TextLink>
      </Fact>
      <Fact label="Address">
        <TextLink href={facts.map}>{facts.address}</TextLink>
      </Fact>
      {job.notes !== "" && (
        <Fact label="Note from the customer">
          <Lines text={job.notes} />
        </Fact>
      )}
      <Fact label={`Items, ${facts.load}`}>
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {job.items.map((line) => (
            <li key={line.id}>{itemWords(line)}</li>
          ))}
        </ul>
      </Fact>
      <Fact label="Price">
        {`Subtotal: ${facts.subtotal}`}
        <br />
        {`Discount: ${facts.discount}`}
        <br />
        <strong>{`Total: ${facts.total}`}</strong>
      </Fact>
    </Layout>
  );
}

function noticeText(job: Job, facts: NoticeFacts): string {
  return [
    facts.error,
    facts.title,
    facts.distance,
    `When: ${facts.when}`,
    `Customer: ${facts.name}\nPhone: ${facts.phone}\nEmail: ${facts.email}`,
    `Address: ${facts.address}\nMap: ${facts.map}`,
    job.notes === "" ? null : `Note from the customer:\n${job.notes}`,
    `Items, ${facts.load}:\n${facts.items.map((item) => `- ${item}`).join("\n")}`,
    `Subtotal: ${facts.subtotal}\nDiscount: ${facts.discount}\nTotal: ${facts.total}`,
  ]
    .filter((part) => part !== null)
    .join("\n\n");
}
