/** A site that sends texts through the stand-in, with a booking whose customer has asked for them. */
import { onTestFinished } from "vitest";
import { findMessages } from "#app/jobs/messages/messages.server.ts";
import { siteWithBooking } from "./booked-site.ts";
import {
  startTwilio,
  TWILIO_FROM,
  TWILIO_SID,
  TWILIO_TOKEN,
  twilioSignature,
} from "./twilio-stand-in.ts";

export const TEXTED_SITE = "https://junk.example";
export const CUSTOMERS_NUMBER = "+17135550100";
/** When the reminder of the sample booking is due. */
export const REMINDER_AT = "2026-07-21T15:00:30.000Z";

export type TextedSite = Awaited<ReturnType<typeof openTextedSite>>;

/** @param fields of the booking form that differ */
export async function openTextedSite(
  fields: Record<string, string> = {},
  settings: Record<string, string> = {},
) {
  const twilio = await startTwilio();
  onTestFinished(twilio.close);
  const site = await siteWithBooking(
    { texts: "1", ...fields },
    {
      ...{ TWILIO_ACCOUNT_SID: TWILIO_SID, TWILIO_AUTH_TOKEN: TWILIO_TOKEN, TWILIO_FROM },
      ...{ TWILIO_BASE_URL: twilio.url, SITE_URL: TEXTED_SITE },
      ...settings,
    },
  );
  const { bookingServices, textServices, takesTexts, changeServices } = await import(
    "#app/services.server.ts"
  );
  const { sendDueText } = await import("#app/messages/texts/send-due-texts.server.ts");
  const { sendDueMessage } = await import("#app/messages/send-due-messages.server.ts");
  const texts = await import("#app/messages/texts/texts.route.ts");
  const status = await import("#app/messages/texts/text-status.route.ts");

  /** Runs both workers until nothing is due at an instant. */
  async function work(at: string) {
    const now = () => new Date(at);
    const sendOne = async () =>
      [
        await sendDueMessage({ ...bookingServices, takesTexts: takesTexts(), now }),
        await sendDueText({ ...textServices, now }),
      ].includes(true);
    while (await sendOne());
  }

  function post(path: string, fields: Record<string, string>, signature?: string | null) {
    const signed =
      signature === undefined ? twilioSignature(TEXTED_SITE + path, fields) : signature;
    const headers: Record<string, string> = {
      "content-type": "application/x-www-form-urlencoded",
      ...(signed !== null && { "x-twilio-signature": signed }),
    };
    const body = new URLSearchParams(fields).toString();
    return new Request(`http://localhost:3000${path}`, { method: "POST", headers, body });
  }

  let sids = 0;
  const answered = async (call: () => Promise<Response>) => {
    const answer = await call().catch((thrown) => thrown as Response);
    return { status: answer.status, body: await answer.text() };
  };

  return {
    ...site,
    twilio,
    work,
    sendDueText: (at: string) => sendDueText({ ...textServices, now: () => new Date(at) }),
    changeServices,
    kinds: () => twilio.sent.map(({ words }) => words),
    message: (kind: string) =>
      findMessages(site.database, site.job().id).findLast((one) => one.kind === kind),
    /** A text from the customer, as Twilio brings it. */
    write: (words: string, more: Record<string, string> = {}, signature?: string | null) => {
      const sid = `SM${String(++sids).padStart(32, "a")}`;
      const fields = {
        MessageSid: sid,
        From: CUSTOMERS_NUMBER,
        Body: words,
        NumMedia: "0",
        ...more,
      };
      const request = post("/api/texts", fields, signature);
      return answered(() => texts.action({ request, params: {}, context: {} }));
    },
    /** Twilio's report of what became of a text. */
    report: (
      statusUrl: string,
      MessageStatus: string,
      more: Record<string, string> = {},
      signature?: string | null,
    ) => {
      const { pathname } = new URL(statusUrl);
      const request = post(pathname, { MessageStatus, ...more }, signature);
      const params = { id: pathname.split("/").at(-1) ?? "" };
      return answered(() => status.action({ request, params, context: {} }));
    },
  };
}
