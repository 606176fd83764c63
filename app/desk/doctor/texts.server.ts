/** Checks the texting service: the account, and that customers' answers reach the site. */
import { z } from "zod";
import { chooseTexts } from "#app/choose-services.server.ts";
import { broken, type Finding, ok, warning } from "#app/desk/doctor/finding.ts";
import { TEXTS_PATH } from "#app/messages/texts/text-paths.ts";
import { twilioAccess } from "#app/messages/texts/twilio-texter.server.ts";
import { exchange, parseJson } from "#app/server/http-exchange.server.ts";
import type { Settings } from "#app/server/settings.server.ts";

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 256 * 1024;

const accountSchema = z.object({ status: z.string() });
const numbersSchema = z.object({
  incoming_phone_numbers: z.array(z.object({ sms_url: z.string().nullable() })),
});

/** Looks the account and its number up, which costs nothing. */
export async function visitTwilio(settings: Settings): Promise<Finding[]> {
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  if (!sid || !token || !from) {
    return [
      chooseTexts(settings).takesTexts
        ? ok(`Texts are only written as files in ${settings.MAIL_OUTBOX} (no Twilio account).`)
        : ok("Nobody is texted (no Twilio account)."),
    ];
  }
  const { url, authorization } = twilioAccess({ sid, token, baseUrl: settings.TWILIO_BASE_URL });
  const account = await get(`${url}.json`, authorization);
  if (account.status === null) {
    return [
      broken(
        "Twilio cannot be reached or gives an answer we can't read: no text goes out, emails go instead.",
        "Check this machine's network, and TWILIO_BASE_URL if it is set. Their status page may know more.",
      ),
    ];
  }
  if (account.status !== 200) {
    return [
      broken(
        `Twilio refuses TWILIO_ACCOUNT_SID with TWILIO_AUTH_TOKEN (${account.status}): no text goes out.`,
        "Copy both from the first page of console.twilio.com.",
      ),
    ];
  }
  const { status } = accountSchema.safeParse(account.body).data ?? { status: "unknown" };
  if (status !== "active") {
    return [
      broken(`Your Twilio account is ${status}: no text goes out.`, "See console.twilio.com."),
    ];
  }
  return [
    ok("Twilio accepts the account."),
    await checkAnswers(settings, from, url, authorization),
  ];
}

/** Whether what customers text reaches the site. */
async function checkAnswers(
  { SITE_URL }: Settings,
  from: string,
  url: string,
  authorization: string,
): Promise<Finding> {
  const address = `${SITE_URL}${TEXTS_PATH}`;
  if (!SITE_URL.startsWith("https:")) return ok("Twilio brings answers to an https address alone.");
  if (!from.startsWith("+")) {
    return ok(`Set ${address} as the messaging service's webhook for incoming texts.`);
  }
  const query = new URLSearchParams({ PhoneNumber: from });
  const found = await get(`${url}/IncomingPhoneNumbers.json?${query}`, authorization);
  const [number] = numbersSchema.safeParse(found.body).data?.incoming_phone_numbers ?? [];
  if (!number) {
    return broken(
      "TWILIO_FROM is no number of your Twilio account: no text goes out.",
      "Set TWILIO_FROM to a number of the account, or to its messaging service (MG…).",
    );
  }
  return number.sms_url === address
    ? ok("What customers text reaches the inbox.")
    : warning(
        "What customers text does not reach the site: not even STOP and C do.",
        `In console.twilio.com, at the number under "A message comes in", set a webhook to ${address} (HTTP POST).`,
      );
}

async function get(url: string, authorization: string) {
  const init = {
    headers: { authorization, "user-agent": "junk-buddy-doctor" },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const answer = await exchange(url, init, MAX_ANSWER_BYTES);
  return answer.ok
    ? { status: answer.status, body: parseJson(answer.text) }
    : { status: null, body: null };
}
