/**
 * Chooses the real or the embedded service by the settings, for the site and the owner's commands.
 */
import type { Business } from "#app/domain/business.ts";
import type { Settings } from "#app/settings.server.ts";
import type { Geocode } from "./geocoder.ts";
import { createGoogleGeocoder } from "./google-geocoder.server.ts";
import type { MailServices, SendEmail } from "./mailer.ts";
import { createOutboxMailer } from "./outbox-mailer.server.ts";
import { createResendMailer } from "./resend-mailer.server.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";
import { createZipGeocoder } from "./zip-geocoder.server.ts";

export function businessOf(settings: Settings): Business {
  return {
    name: settings.BUSINESS_NAME,
    phone: settings.BUSINESS_PHONE,
    address: settings.BUSINESS_ADDRESS ?? null,
    ownerEmail: settings.OWNER_EMAIL,
    mailFrom: settings.MAIL_FROM,
    siteUrl: settings.SITE_URL,
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

export type MailWay = "resend" | "smtp" | "outbox";

/** Resend where its key is set, else the mail server that is set, else the embedded outbox. */
export function mailWay({ RESEND_API_KEY, SMTP_URL }: Settings): MailWay {
  if (RESEND_API_KEY) return "resend";
  return SMTP_URL ? "smtp" : "outbox";
}

export function chooseMail(settings: Settings): MailServices {
  return { sendEmail: chooseMailer(settings), isRepeatSafe: mailWay(settings) !== "smtp" };
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
