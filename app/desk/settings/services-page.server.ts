/** What the forms of the business and the services show: no secret, but its last characters. */
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { storageOf } from "#app/server/copy/storage.server.ts";
import { env, keptNow, variablesNow } from "#app/server/env.server.ts";
import { type DeskName, isSetOnServer, keptState } from "#app/server/kept-settings.server.ts";
import { isSecret } from "#app/server/settings.server.ts";
import { sendsMail, takesTexts } from "#app/services.server.ts";
import { connection } from "#db/client.server.ts";
import { stateStamp } from "#db/desk-posts.server.ts";
import { SERVICE_NAMES, SERVICES, type Service, type ShownField } from "./service-fields.ts";

const SHOWN_END = 4;
/** Of a shorter secret the last characters would be too much of it. */
const LEAST_SECRET = 16;

export function readServices() {
  return Object.fromEntries(
    SERVICE_NAMES.map((service) => [service, readService(service)]),
  ) as Record<Service, ReturnType<typeof readService>>;
}

export function readService(service: Service) {
  const names: readonly DeskName[] = SERVICES[service].names;
  return {
    service,
    seen: stateStamp(keptState(connection(), names)),
    fields: names.map(showField),
    isOn: isOn(service),
    asksCode: (service === "business" || service === "mail") && asksCode(),
    ownPhone: service === "texts" ? (variablesNow().BUSINESS_PHONE ?? null) : null,
  };
}

/** Whether changes that could lead the owner's codes elsewhere need one: once a code has arrived (rule 493). */
export function asksCode(): boolean {
  return sendsMail() && findSettings(connection()).codesArrive;
}

function isOn(service: Service): boolean {
  switch (service) {
    case "business":
      return true;
    case "mail":
      return sendsMail();
    case "texts":
      return takesTexts() && env.TWILIO_ACCOUNT_SID !== undefined;
    case "cards":
      return env.STRIPE_SECRET_KEY !== undefined;
    case "maps":
      return env.GOOGLE_MAPS_API_KEY !== undefined;
    case "model":
      return env.OPENAI_API_KEY !== undefined;
    case "copy":
      return storageOf(env) !== null;
  }
}

function showField(name: DeskName): ShownField {
  const state = stateOf(name);
  const value = variablesNow()[name] ?? "";
  if (!isSecret(name)) {
    const usual = name === "SOCIAL_LINKS" ? "" : String(env[name] ?? "");
    return { name, isSecret: false, state, value: value || usual, end: "" };
  }
  return {
    name,
    isSecret: true,
    state,
    value: "",
    end: state === "here" ? endOf(name, value) : "",
  };
}

function stateOf(name: DeskName): ShownField["state"] {
  if (isSetOnServer(name, process.env)) return process.env[name] ? "server" : "off";
  const { values, lost } = keptNow();
  if (lost.includes(name)) return "lost";
  return values[name] === undefined ? "off" : "here";
}

/** Of an address with a password the host, which says more and gives nothing away. */
function endOf(name: DeskName, value: string): string {
  if (name === "SMTP_URL") return URL.canParse(value) ? new URL(value).host : "";
  return value.length >= LEAST_SECRET ? `…${value.slice(-SHOWN_END)}` : "";
}
