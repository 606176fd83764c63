/**
 * Chooses the real or the embedded service by the settings, for the site and the owner's commands.
 */

import type { Geocode } from "./booking/address/geocoder.ts";
import { createGoogleGeocoder } from "./booking/address/google-geocoder.server.ts";
import { createZipGeocoder } from "./booking/address/zip-geocoder.server.ts";
import type { Business, HomeArea } from "./lib/business.ts";
import type { Look } from "./lib/look/look.ts";
import type { MailServices, SendEmail } from "./messages/mail/mailer.ts";
import { createOutboxMailer } from "./messages/mail/outbox-mailer.server.ts";
import { createResendMailer } from "./messages/mail/resend-mailer.server.ts";
import { createSmtpMailer } from "./messages/mail/smtp-mailer.server.ts";
import { createOutboxTexter } from "./messages/texts/outbox-texter.server.ts";
import { textStatusPath } from "./messages/texts/text-paths.ts";
import type { TextId, TextServices } from "./messages/texts/texter.ts";
import { createTwilioTexter } from "./messages/texts/twilio-texter.server.ts";
import type { Cards } from "./money/cards/cards.ts";
import { createStripeCards } from "./money/cards/stripe-cards.server.ts";
import type { Settings } from "./server/settings.server.ts";

/** @param ownLook the owner's; null: as the design has it */
export function businessOf(settings: Settings, area: HomeArea, ownLook: Look | null): Business {
  return {
    ...{ area, ownLook },
    name: settings.BUSINESS_NAME,
    phone: settings.BUSINESS_PHONE,
    address: settings.BUSINESS_ADDRESS ?? null,
    ownerEmail: settings.OWNER_EMAIL,
    mailFrom: settings.MAIL_FROM,
    siteUrl: settings.SITE_URL,
    takesCards: Boolean(settings.STRIPE_SECRET_KEY),
  };
}

/** @throws Error when the embedded ZIP list is damaged */
export function chooseGeocoder(settings: Settings): Geocode {
  return settings.GOOGLE_MAPS_API_KEY
    ? createGoogleGeocoder({
        apiKey: settings.GOOGLE_MAPS_API_KEY,
        ...(settings.GEOCODER_URL && { url: settings.GEOCODER_URL }),
      })
    : createZipGeocoder();
}

/** Stripe where its key is set; null: no card is taken. */
export function chooseCards(settings: Settings): Cards | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_BASE_URL, SITE_URL } = settings;
  if (!STRIPE_SECRET_KEY) return null;
  return createStripeCards({
    ...{ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET ?? null },
    ...{ baseUrl: STRIPE_BASE_URL, returnUrl: `${SITE_URL}/booking/paid` },
  });
}

export type MailWay = "resend" | "smtp" | "outbox";

/** Resend where its key is set, else the mail server that is set, else the embedded outbox. */
export function mailWay({ RESEND_API_KEY, SMTP_URL }: Settings): MailWay {
  if (RESEND_API_KEY) return "resend";
  return SMTP_URL ? "smtp" : "outbox";
}

/** Whether emails leave the machine: the outbox is only a folder (rule 300). */
export function sendsMail(settings: Settings): boolean {
  return mailWay(settings) !== "outbox";
}

export function chooseMail(settings: Settings): MailServices {
  return { sendEmail: chooseMailer(settings), isRepeatSafe: mailWay(settings) !== "smtp" };
}

/**
 * Twilio where its account is set, else the embedded outbox, which stands in for texts only where it does for
 * emails too: else nobody would read them (rule 370).
 */
export function chooseTexts(settings: Settings): TextServices {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  if (sid && token && from) {
    const { SITE_URL, TWILIO_BASE_URL: baseUrl } = settings;
    const isLocal = new URL(SITE_URL).hostname === "localhost";
    const statusUrl = isLocal ? null : (id: TextId) => `${SITE_URL}${textStatusPath(id)}`;
    return {
      sendText: createTwilioTexter({ sid, token, from, baseUrl, statusUrl }),
      ...{ takesTexts: true, isTextRepeatSafe: false },
    };
  }
  return {
    sendText: createOutboxTexter({ folder: settings.MAIL_OUTBOX, from: settings.BUSINESS_PHONE }),
    ...{ takesTexts: !sendsMail(settings), isTextRepeatSafe: true },
  };
}

export function chooseMailer(settings: Settings): SendEmail {
  if (settings.RESEND_API_KEY) {
    return createResendMailer({
      apiKey: settings.RESEND_API_KEY,
      ...(settings.RESEND_BASE_URL && { baseUrl: settings.RESEND_BASE_URL }),
    });
  }
  return settings.SMTP_URL
    ? createSmtpMailer({ url: settings.SMTP_URL, isPlainAllowed: settings.SMTP_WITHOUT_TLS })
    : createOutboxMailer({ folder: settings.MAIL_OUTBOX });
}
