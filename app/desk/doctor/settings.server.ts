/** Checks the settings: that they are valid, spelled correctly and no placeholders. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { parseEnv } from "node:util";
import { isOwnMailServer } from "#app/messages/mail/smtp-mailer.server.ts";
import type { Kept } from "#app/server/kept-settings.server.ts";
import {
  COPY,
  PLACEHOLDERS,
  parseEnvironment,
  SETTING_NAMES,
  type Settings,
  settingProblems,
  TWILIO,
} from "#app/server/settings.server.ts";
import { broken, type Finding, ok, orOk, warning } from "./finding.ts";

type Variables = Record<string, string | undefined>;

const ENV_FILE = ".env";
/** Values of examples: a reserved number, a reserved domain, a word to be replaced. */
const EXAMPLE_VALUE =
  /\b555[-. ]?01\d\d\b|@localhost$|\bexample\.(?:com|org|net)\b|\.example\b|change.?me|your[-_]|^<.*>$/i;

/** The settings for the other checks: an invalid one counts as not set. */
export function usableSettings(variables: Variables): Settings {
  const bad = new Set(settingProblems(variables).map(({ variable }) => variable));
  // One of them is nothing without the others.
  for (const names of [TWILIO, COPY]) {
    if (names.some((name) => bad.has(name))) for (const name of names) bad.add(name);
  }
  return parseEnvironment(
    Object.fromEntries(Object.entries(variables).filter(([name]) => !bad.has(name))),
  );
}

export function checkSettings(variables: Variables): Finding[] {
  const problems = settingProblems(variables).map(({ variable, problem }) =>
    broken(
      `${variable} ${problem}.`,
      `Correct ${variable} in ${ENV_FILE}: the site does not start.`,
    ),
  );
  return [
    ...orOk(problems, "Every setting is valid."),
    ...checkPlaceholders(variables),
    ...checkEnvFile(),
    ...checkPlainMail(variables),
    ...checkClockSetting(variables),
  ];
}

function checkPlaceholders(variables: Variables): Finding[] {
  const settings = usableSettings(variables);
  const sendsEmail = Boolean(settings.RESEND_API_KEY || settings.SMTP_URL);
  const shipped = PLACEHOLDERS.filter(
    (name) => !variables[name] || EXAMPLE_VALUE.test(settings[name]),
  ).map((name) => {
    const isMail = name !== "BUSINESS_PHONE";
    const judge = isMail && sendsEmail ? broken : warning;
    return judge(
      `${name} still has the placeholder ${settings[name]}.`,
      `Set ${name} to your own ${isMail ? "address" : "number"}.`,
    );
  });
  const examples = SETTING_NAMES.filter(
    (name) =>
      !(PLACEHOLDERS as readonly string[]).includes(name) &&
      EXAMPLE_VALUE.test(variables[name] ?? ""),
  ).map((name) =>
    warning(
      `${name} looks like an example, not like yours.`,
      `Set ${name} to your own, or remove it.`,
    ),
  );
  return [...shipped, ...examples];
}

function checkEnvFile(): Finding[] {
  if (!existsSync(ENV_FILE)) return [];
  const names = Object.keys(parseEnv(readFileSync(ENV_FILE, "utf8")));
  const looksLikeOurs = (name: string) =>
    SETTING_NAMES.some((known) => name.split("_")[0] === known.split("_")[0]);
  const misspelled = names
    .filter((name) => !SETTING_NAMES.includes(name) && looksLikeOurs(name))
    .map((name) =>
      warning(
        `${name} in ${ENV_FILE} isn't a setting of the site and does nothing.`,
        "Check its spelling against the table of settings in README.md.",
      ),
    );
  const isOpen = (statSync(ENV_FILE).mode & 0o007) !== 0;
  const keys = names.some((name) => /KEY|SECRET|SMTP_URL/.test(name));
  return [
    ...misspelled,
    ...(isOpen && keys
      ? [
          warning(
            `Others on this machine may read the keys in ${ENV_FILE}.`,
            `chmod 600 ${ENV_FILE}`,
          ),
        ]
      : []),
  ];
}

function checkPlainMail(variables: Variables): Finding[] {
  const { SMTP_URL, SMTP_WITHOUT_TLS, RESEND_API_KEY } = usableSettings(variables);
  if (!SMTP_WITHOUT_TLS || !SMTP_URL || RESEND_API_KEY || isOwnMailServer(SMTP_URL)) return [];
  return [
    warning(
      `SMTP_WITHOUT_TLS lets emails with customers' names and addresses reach ${new URL(SMTP_URL).host} unencrypted.`,
      "Remove it if that mail server is not in a network of your own.",
    ),
  ];
}

function checkClockSetting({ NOW }: Variables): Finding[] {
  if (!NOW) return [];
  return [
    warning(`NOW stops the site's clock at ${NOW}.`, "Remove NOW: it is for demonstrations."),
  ];
}

/** Secrets that were set on the desk and cannot be opened: a database without its key. */
export function checkKept({ lost }: Kept): Finding[] {
  return lost.map((name) =>
    warning(
      `${name} was set on the desk and can't be read: the file settings-key beside the database is another or gone.`,
      "Paste it again on the desk, under Settings.",
    ),
  );
}

/** SITE_URL and TRUST_PROXY must fit each other and the site's environment. */
export function checkAddress(settings: Settings): Finding[] {
  const { SITE_URL, TRUST_PROXY } = settings;
  const { protocol, hostname } = new URL(SITE_URL);
  const isLocal = /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  if (isLocal) {
    return [
      warning(
        `SITE_URL is ${SITE_URL}: links in emails don't work.`,
        "Set SITE_URL to the public address, like https://www.your-domain.com",
      ),
    ];
  }
  if (protocol !== "https:") {
    return [
      broken(
        `SITE_URL ${SITE_URL} is not https: cookies and customers' data aren't encrypted.`,
        "Put a proxy with TLS in front (deploy/) and set SITE_URL to the https address.",
      ),
    ];
  }
  if (!TRUST_PROXY) {
    return [
      broken(
        "SITE_URL is https, but TRUST_PROXY is off: all visitors count as one for the limits.",
        "Set TRUST_PROXY=on when a proxy of yours is in front of the site.",
      ),
    ];
  }
  return [ok(`The site's address is ${SITE_URL}.`)];
}
