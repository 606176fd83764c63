/** Sets what the business and its services need, and tries it (rules 490 to 493). */

import { maskedEmail } from "#app/booking/booking-view.ts";
import {
  businessOf,
  chooseGeocoder,
  chooseMailer,
  sendsMail,
} from "#app/choose-services.server.ts";
import { signInServices } from "#app/desk/desk.server.ts";
import type { DeskForm } from "#app/desk/desk-form.server.ts";
import { visitCopy } from "#app/desk/doctor/copy.server.ts";
import { broken, type Finding, ok, warning } from "#app/desk/doctor/finding.ts";
import {
  KNOWN_ADDRESS,
  visitGoogle,
  visitMail,
  visitOpenAi,
  visitStripe,
} from "#app/desk/doctor/outside.server.ts";
import { visitTwilio } from "#app/desk/doctor/texts.server.ts";
import { askCode, confirmCode } from "#app/desk/sign-in/sign-in.server.ts";
import { isTextable } from "#app/jobs/texts/text-consent.server.ts";
import { phoneWords, readPhone } from "#app/lib/phone-number.ts";
import { renderSettingsChanged, renderTest } from "#app/messages/letters/owner-alerts.ts";
import { plainText } from "#app/messages/texts/plain-text.ts";
import type { TextResult } from "#app/messages/texts/texter.ts";
import { createTwilioTexter } from "#app/messages/texts/twilio-texter.server.ts";
import { saveSetting } from "#app/prices/owner-settings.server.ts";
import { shopChanged, shopLook } from "#app/prices/shop.server.ts";
import { wantCopy } from "#app/server/copy/copy-state.server.ts";
import { keptNow, now, variablesNow } from "#app/server/env.server.ts";
import {
  type DeskName,
  isSetOnServer,
  keepSetting,
  keptState,
  mergeKept,
  withKept,
} from "#app/server/kept-settings.server.ts";
import { log } from "#app/server/log.server.ts";
import {
  isSecret,
  parseEnvironment,
  type Settings,
  settingProblems,
} from "#app/server/settings.server.ts";
import { business } from "#app/services.server.ts";
import { client, connection, write } from "#db/client.server.ts";
import { changeSeen, isNewPost, wasPosted } from "#db/desk-posts.server.ts";
import { FIELDS, inDeskWords, SERVICES, type Service, servicePress } from "./service-fields.ts";
import { asksCode } from "./services-page.server.ts";

/** Longer than any key or address that a service gives. */
const MAX_CHARACTERS = 500;
/** Who can change these can have the owner's codes sent elsewhere (rule 493). */
const PROTECTED: readonly DeskName[] = ["OWNER_EMAIL", "RESEND_API_KEY", "SMTP_URL"];
/** What a service can do without stays when it is turned off. */
const STAYS: readonly DeskName[] = ["MAIL_FROM"];

export type ServiceResult =
  | { kind: "done" }
  | { kind: "tried"; findings: Finding[] }
  | RefusedChange;
/** @property errors beside the fields, by their names */
type RefusedChange = {
  kind: "refused";
  problem: string;
  advice: string;
  errors: Partial<Record<string, string>>;
};

type Values = Partial<Record<DeskName, string | null>>;

/**
 * Does what a form of a service asks for: sets, removes or tries it.
 * @param sessionId of the owner who asks: a code is good for that session alone
 * @throws OutdatedPost where another page has changed the same meanwhile
 */
export async function changeService(post: DeskForm, sessionId: number): Promise<ServiceResult> {
  const asked = servicePress(post.intent);
  if (!asked) return { kind: "done" };
  const { press, service } = asked;
  if (press === "try") return tryService(post, service);
  if (wasPosted(connection(), post.requestId)) return { kind: "done" };
  const values = press === "remove" ? removed(service) : changedBy(post, service);
  const errors = { ...(await refusedByGoogle(values)), ...problemsOf(values, service) };
  if (Object.keys(errors).length > 0) {
    const advice = "Check the marked fields. The old ones still count.";
    return { kind: "refused", problem: "Your changes aren't saved yet.", advice, errors };
  }
  const names = Object.keys(values) as DeskName[];
  const isProtected = names.some((name) => PROTECTED.includes(name));
  if (isProtected && asksCode()) {
    const refused = await checkCode(post, sessionId);
    if (refused) return refused;
  }
  await save(post, service, values);
  return { kind: "done" };
}

/** What a form changes: an empty secret stays as it is, another empty setting is taken back. */
function changedBy(post: DeskForm, service: Service): Values {
  const { values: kept, lost } = keptNow();
  const usual = parseEnvironment({});
  const entries = (SERVICES[service].names as readonly DeskName[]).flatMap(
    (name): [DeskName, string | null][] => {
      if (isSetOnServer(name, process.env) || post.form.get(name) === null) return [];
      const typed = post.text(name);
      if (isSecret(name)) return typed === "" ? [] : [[name, typed]];
      const value = typed === "" || typed === usual[name] ? null : typed;
      return (kept[name] ?? null) === value && !lost.includes(name) ? [] : [[name, value]];
    },
  );
  return Object.fromEntries(entries);
}

function removed(service: Service): Values {
  const { values, lost } = keptNow();
  const names = (SERVICES[service].names as readonly DeskName[]).filter(
    (name) => !STAYS.includes(name) && (values[name] !== undefined || lost.includes(name)),
  );
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** What the settings' own checks say of the new values: beside the field that is to be changed. */
function problemsOf(changes: Values, service: Service): Partial<Record<string, string>> {
  const long = Object.entries(changes).filter(([, value]) => (value?.length ?? 0) > MAX_CHARACTERS);
  if (long.length > 0) return Object.fromEntries(long.map(([name]) => [name, "Is too long."]));
  const values = { ...keptNow().values, ...changes };
  const names: readonly string[] = SERVICES[service].names;
  const found = settingProblems(mergeKept(process.env, values))
    .filter(({ variable }) => names.includes(variable))
    .map(({ variable, problem }) => {
      const words = inDeskWords(problem);
      return [variable, `${words[0]?.toUpperCase()}${words.slice(1)}.`];
    });
  // The first of a field says the most.
  return Object.fromEntries(found.reverse());
}

/** With a key that Google refuses nobody could book; one that cannot be asked about now is taken. */
async function refusedByGoogle(changes: Values): Promise<Partial<Record<string, string>>> {
  if (!changes.GOOGLE_MAPS_API_KEY || changes.GOOGLE_MAPS_API_KEY.length > MAX_CHARACTERS)
    return {};
  const settings = parseEnvironment(
    withKept(process.env, {
      values: { GOOGLE_MAPS_API_KEY: changes.GOOGLE_MAPS_API_KEY },
      lost: [],
    }),
  );
  const found = await chooseGeocoder(settings)(KNOWN_ADDRESS);
  if (found.ok || found.reason !== "refused") return {};
  return {
    GOOGLE_MAPS_API_KEY: "Google refuses this key. Check it, its Geocoding API and billing.",
  };
}

/** Null: the code is right. Without one, one is sent. @param sessionId of the owner who asks */
export async function checkCode(post: DeskForm, sessionId: number): Promise<RefusedChange | null> {
  const browser = `settings of session ${sessionId}`;
  const typed = post.text("code");
  if (typed !== "") {
    if (await confirmCode({ typed: typed.slice(0, 60), browser }, signInServices)) return null;
    return refusedCode(
      "That code doesn't work.",
      "Check it, or save without one to get a new one.",
    );
  }
  const asked = { email: business.ownerEmail, browser, network: null, known: null };
  await askCode(asked, signInServices);
  const advice = `We emailed a code to ${maskedEmail(business.ownerEmail)}. Type it below and save again.`;
  return refusedCode("This change needs a code.", `${advice} Paste a key again too.`);
}

function refusedCode(problem: string, advice: string): RefusedChange {
  return { kind: "refused", problem, advice, errors: { code: problem } };
}

async function save(post: DeskForm, service: Service, values: Values): Promise<void> {
  const before = parseEnvironment(variablesNow());
  const at = now().toISOString();
  const names = Object.keys(values) as DeskName[];
  const isProtected = names.some((name) => PROTECTED.includes(name));
  await client.write((free) =>
    changeSeen(free, post, at, {
      state: () => keptState(free, SERVICES[service].names),
      task: () => {
        for (const name of names) keepSetting(free, name, values[name] ?? null, at);
        if (isProtected) saveSetting(free, "codesArrive", false, at);
      },
    }),
  );
  shopChanged();
  if (service === "copy") wantCopy(parseEnvironment(variablesNow()));
  if (isProtected) await tellOwner(before, names);
}

/** To the address and by the service of before: whoever has changed them does not get it in the owner's place. */
async function tellOwner(before: Settings, names: readonly DeskName[]): Promise<void> {
  if (!sendsMail(before)) return;
  const labels = names.map((name) => FIELDS[name].label);
  const email = renderSettingsChanged(labels, businessOf(before, business.area, shopLook()));
  const sent = await chooseMailer(before)(email, `settings-${now().toISOString()}-${names}`);
  if (!sent.ok)
    log.error({ reason: sent.reason }, "The notice of a changed setting was not accepted");
}

/** Asks a service with what is set now, as the doctor does; mail and texts: sends a test to the owner. */
async function tryService(post: DeskForm, service: Service): Promise<ServiceResult> {
  const settings = parseEnvironment(variablesNow());
  const phone = service === "texts" ? readTestPhone(post.text("phone")) : null;
  if (service === "texts" && phone === null) return NO_PHONE;
  const findings = phone ? await textTest(phone, settings, post) : await visit(service, settings);
  const shown = findings.map(({ what, fix, ...finding }) => ({
    ...finding,
    what: inDeskWords(what),
    ...(fix !== undefined && { fix: inDeskWords(fix) }),
  }));
  return { kind: "tried", findings: shown };
}

const NO_PHONE: ServiceResult = {
  ...{ kind: "refused", problem: "No text was sent." },
  advice: "Type the number of your own cell phone, and try again.",
  errors: { phone: "Type a US number of 10 digits." },
};

/** The owner's own phone, as texts reach it; null: it is none. */
function readTestPhone(typed: string): string | null {
  const number = readPhone(typed.slice(0, 40))?.number ?? "";
  return isTextable(number) ? number : null;
}

/** Sends one text for a press (rule 548), where the account is well. */
async function textTest(to: string, settings: Settings, post: DeskForm): Promise<Finding[]> {
  const findings = await visitTwilio(settings);
  if (findings.some(({ level }) => level === "broken")) return findings;
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from } = settings;
  if (!sid || !token || !from) return findings;
  const shown = phoneWords({ phone: to });
  if (!(await write((free) => isNewPost(free, post.requestId, now().toISOString())))) {
    return [ok(`The text to ${shown} was sent once. Load the page again to send another.`)];
  }
  const words = `${settings.BUSINESS_NAME}: your site's texts go out, and they reach you.`;
  const texter = { sid, token, from, baseUrl: settings.TWILIO_BASE_URL, statusUrl: null };
  const sent = await createTwilioTexter(texter)(
    { to, words: plainText(words), id: 0 },
    post.requestId,
  );
  return [...findings, judgeText(shown, sent)];
}

function judgeText(to: string, sent: TextResult): Finding {
  if (sent.ok) return ok(`A text is on its way to ${to}. Look for it on your phone.`);
  const detail = sent.detail ? ` (${sent.detail})` : "";
  if (sent.isStopped) {
    return broken(`${to} has said STOP, so Twilio sends it nothing.`, "Text START from it first.");
  }
  if (sent.reason === "unknown") {
    return warning(
      `Twilio didn't answer in time${detail}, so the text to ${to} may have gone out.`,
      "Look at your phone before you try again.",
    );
  }
  return broken(
    `The text to ${to} was not taken${detail}.`,
    "Check that TWILIO_FROM may text to this number, then try again.",
  );
}

async function visit(service: Service, settings: Settings): Promise<Finding[]> {
  switch (service) {
    case "business":
    case "texts":
      return [];
    case "mail":
      return sendTest(settings);
    case "cards":
      return (await visitStripe(settings)).findings;
    case "maps":
      return (await visitGoogle(settings)).findings;
    case "model":
      return (await visitOpenAi(settings)).findings;
    case "copy":
      return visitCopy(settings);
  }
}

async function sendTest(settings: Settings): Promise<Finding[]> {
  const { findings } = await visitMail(settings);
  if (findings.some(({ level }) => level !== "ok")) return findings;
  const mailed = businessOf(settings, business.area, shopLook());
  const key = `test-${crypto.randomUUID()}`;
  const sent = await chooseMailer(settings)(renderTest(mailed), key);
  if (sent.ok) {
    return [
      ok(`A test is on its way to ${mailed.ownerEmail}. Look for it, in the spam folder too.`),
    ];
  }
  return [
    broken(
      `The test was not accepted${sent.detail ? ` (${sent.detail})` : ""}.`,
      "Check that MAIL_FROM is an address the mail service lets you send from.",
    ),
  ];
}
