/** Stands in for Twilio's messaging API: it takes texts, and brings answers and reports, signed as Twilio does. */
import { createHmac } from "node:crypto";
import { type Answer, json, type StandInRequest, startStandIn } from "./stand-in-server.ts";

export const TWILIO_SID = `AC${"0123456789abcdef".repeat(2)}`;
export const TWILIO_TOKEN = "the-token-of-a-test-account";
export const TWILIO_FROM = "+17135550142";

export type SentText = { sid: string; to: string; from: string; words: string; status: string };

export const twilioErrors = {
  stopped: json(400, { code: 21610, message: "Attempt to send to unsubscribed recipient" }),
  badNumber: json(400, { code: 21211, message: "Invalid 'To' Phone Number" }),
  badLogin: json(401, { code: 20003, message: "Authenticate" }),
  limited: json(429, { code: 20429, message: "Too Many Requests" }),
  broken: json(503, { code: 20503, message: "Service unavailable" }),
};

export async function startTwilio() {
  const sent: SentText[] = [];
  const queue: Answer[] = [];
  const lost: Answer[] = [];
  let webhook = "";

  function answer(request: StandInRequest): Answer {
    const planned = queue.shift();
    if (planned) return planned;
    const login = `Basic ${Buffer.from(`${TWILIO_SID}:${TWILIO_TOKEN}`).toString("base64")}`;
    if (request.headers.authorization !== login) return twilioErrors.badLogin;
    const account = `/2010-04-01/Accounts/${TWILIO_SID}`;
    if (request.method === "GET" && request.url.pathname === `${account}.json`) {
      return json(200, { sid: TWILIO_SID, status: "active" });
    }
    if (request.url.pathname === `${account}/IncomingPhoneNumbers.json`) {
      const isOurs = request.url.searchParams.get("PhoneNumber") === TWILIO_FROM;
      return json(200, { incoming_phone_numbers: isOurs ? [{ sms_url: webhook }] : [] });
    }
    if (request.url.pathname !== `${account}/Messages.json`) return json(404, { code: 20404 });
    const form = new URLSearchParams(request.body);
    const sid = `SM${String(sent.length + 1).padStart(32, "0")}`;
    sent.push({
      ...{ sid, to: form.get("To") ?? "", words: form.get("Body") ?? "" },
      from: form.get("From") ?? form.get("MessagingServiceSid") ?? "",
      status: form.get("StatusCallback") ?? "",
    });
    return lost.shift() ?? json(201, { sid, status: "queued" });
  }

  const server = await startStandIn(answer);
  return {
    url: server.url,
    requests: server.requests,
    sent,
    /** Sets where incoming texts are brought to. */
    setWebhook: (url: string) => {
      webhook = url;
    },
    /** Gives these answers to the next requests instead of taking them. */
    answerNext: (...answers: Answer[]) => void queue.push(...answers),
    /** Takes the next text but gives this answer, as if the real one had been lost. */
    loseNextAnswer: (planned: Answer) => void lost.push(planned),
    close: server.close,
  };
}

/** The signature of a post, worked out apart from the code that checks it. */
export function twilioSignature(url: string, fields: Record<string, string>): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((signed, name) => signed + name + fields[name], url);
  return createHmac("sha1", TWILIO_TOKEN).update(Buffer.from(text, "utf-8")).digest("base64");
}
