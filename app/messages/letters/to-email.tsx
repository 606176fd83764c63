import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "#app/lib/business.ts";
import { deliveryAddress } from "#app/lib/email-address.ts";
import { dyeOf, dyeText, USUAL_COLORS } from "#app/lib/look/palette.ts";
import type { Attachment, Email } from "#app/messages/mail/email.ts";
import { homeLink } from "./booking-link.ts";
import { mailbox, oneLine } from "./header-text.ts";
import { LetterPage } from "./layout.tsx";
import { type Letter, letterText } from "./letter.ts";

/** What mail programs lay out most alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" ' +
  '"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A letter to the customer, which answers to the owner. The same letter gives the same email. */
export function toCustomer(
  letter: Letter,
  job: { email: string },
  business: Business,
  attachments: Attachment[],
): Email {
  return toEmail(letter, business, "customer", attachments, {
    to: deliveryAddress(oneLine(job.email)),
    replyTo: oneLine(business.ownerEmail),
  });
}

/** A letter to the owner, which answers to the customer where that one has an address. */
export function toOwner(
  letter: Letter,
  job: { email: string },
  business: Business,
  attachments: Attachment[],
): Email {
  return toEmail(letter, business, "owner", attachments, {
    to: oneLine(business.ownerEmail),
    ...(job.email !== "" && { replyTo: deliveryAddress(oneLine(job.email)) }),
  });
}

function toEmail(
  letter: Letter,
  business: Business,
  reader: "customer" | "owner",
  attachments: Attachment[],
  addresses: Pick<Email, "to" | "replyTo">,
): Email {
  const sender = `${oneLine(business.name)} · ${oneLine(business.phone)} · ${homeLink(business)}`;
  const dye = dyeOf(business.ownLook ?? USUAL_COLORS);
  /** In styles alone: words that somebody typed stay. */
  const inColors = (html: string) =>
    html.replace(/ style="[^"]*"|<style>[^<]*<\/style>/g, (styles) => dyeText(styles, dye));
  return {
    ...addresses,
    from: mailbox(business.name, business.mailFrom),
    // Names in it are one line already, and a mark that keeps one apart stays.
    subject: letter.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim(),
    html:
      DOCTYPE + inColors(renderToStaticMarkup(<LetterPage {...{ letter, business, reader }} />)),
    text: letterText(letter, sender),
    attachments,
  };
}
