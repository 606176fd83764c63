/**
 * The settings of the environment that the owner may also set on the desk: rows of the table `settings` under the
 * variable's own name, a secret sealed (rules 490 and 491). Where the environment has one, its value counts.
 */
import { oncePer } from "#app/lib/once-per.ts";
import type { Database } from "#db/open.server.ts";
import { seal, settingsKeyPath, unseal } from "./sealed.server.ts";
import { isSecret, parseEnvironment, type Settings, settingProblems } from "./settings.server.ts";

/**
 * No address of a service, path or port: from the desk those would send keys elsewhere. A storage has no usual
 * address; its requests are signed, and carry no key.
 */
export const DESK_NAMES = [
  ...["BUSINESS_NAME", "BUSINESS_PHONE", "BUSINESS_ADDRESS", "SOCIAL_LINKS", "OWNER_EMAIL"],
  ...["MAIL_FROM", "RESEND_API_KEY", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ...["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM", "GOOGLE_MAPS_API_KEY"],
  ...["OPENAI_API_KEY", "OPENAI_MODEL", "OPENAI_VISION_MODEL"],
  ...["COPY_ENDPOINT", "COPY_BUCKET", "COPY_REGION", "COPY_KEY_ID", "COPY_SECRET_KEY"],
] as const satisfies readonly (keyof Settings)[];

export type DeskName = (typeof DESK_NAMES)[number];
type Variables = Record<string, string | undefined>;

/** Settings of which one is nothing beside another's: the environment has all of them, or the desk. */
const TOGETHER: readonly (readonly DeskName[])[] = [
  ["RESEND_API_KEY", "SMTP_URL"],
  ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
  ["COPY_ENDPOINT", "COPY_BUCKET", "COPY_REGION", "COPY_KEY_ID", "COPY_SECRET_KEY"],
];

export type Kept = {
  /** As they were typed. */
  values: Readonly<Partial<Record<DeskName, string>>>;
  /** Secrets whose key is gone: they must be pasted again. */
  lost: readonly DeskName[];
};

export const NOTHING_KEPT: Kept = { values: {}, lost: [] };

export function isDeskName(name: unknown): name is DeskName {
  return (DESK_NAMES as readonly unknown[]).includes(name);
}

/** Whether the environment decides a setting, alone or by one that belongs with it. */
export function isSetOnServer(name: DeskName, environment: Variables): boolean {
  return groupOf(name).some((one) => environment[one]);
}

/**
 * The environment with what the desk has set. A kept value that no longer holds, alone or beside the others, counts
 * as not set: the site starts and serves without it.
 */
export function withKept(environment: Variables, { values }: Kept): Variables {
  const bad = settingProblems(mergeKept(environment, values)).map(({ variable }) => variable);
  const good = Object.entries(values).filter(
    ([name]) => !groupOf(name as DeskName).some((one) => bad.includes(one)),
  );
  return mergeKept(environment, Object.fromEntries(good));
}

/** The environment with values of the desk, whether they hold or not. @param values null: not set */
export function mergeKept(
  environment: Variables,
  values: Partial<Record<DeskName, string | null>>,
): Variables {
  const own = Object.entries(values).filter(
    ([name, value]) => value !== null && !isSetOnServer(name as DeskName, environment),
  );
  return { ...environment, ...(Object.fromEntries(own) as Variables) };
}

function groupOf(name: DeskName): readonly DeskName[] {
  return TOGETHER.find((names) => names.includes(name)) ?? [name];
}

/** All settings as they hold. @throws SettingError where the environment itself does not hold */
export function settingsWith(environment: Variables, database: Database): Settings {
  return parseEnvironment(withKept(environment, readKept(database)));
}

const rowsOf = oncePer((database: Database) =>
  database.$client.prepare<[], { name: string; value: string }>(
    "SELECT name, value FROM settings WHERE name GLOB '[A-Z]*' ORDER BY name",
  ),
);

const revisionOf = oncePer((database: Database) =>
  database.$client.prepare<[], { revision: string | null }>(
    "SELECT group_concat(name || value) AS revision FROM settings WHERE name GLOB '[A-Z]*'",
  ),
);

/** Another text after each change: every sealing differs, also one of the same secret. */
export function keptRevision(database: Database): string {
  return revisionOf(database).get()?.revision ?? "";
}

/** What is kept of some settings, for a stamp: a secret as it is sealed. */
export function keptState(database: Database, names: readonly DeskName[]): unknown {
  return rowsOf(database)
    .all()
    .filter(({ name }) => (names as readonly string[]).includes(name));
}

/** The secrets as they are sealed. */
export function keptSecrets(database: Database): { name: DeskName; sealed: string }[] {
  return rowsOf(database)
    .all()
    .flatMap(({ name, value }) =>
      isDeskName(name) && isSecret(name) ? [{ name, sealed: String(JSON.parse(value)) }] : [],
    );
}

export function readKept(database: Database): Kept {
  const keyPath = settingsKeyPath(database.$client.name);
  const rows = rowsOf(database)
    .all()
    .filter(({ name }) => isDeskName(name))
    .map(({ name, value }) => {
      const text = String(JSON.parse(value));
      return [name as DeskName, isSecret(name) ? unseal(name, text, keyPath) : text] as const;
    });
  return {
    values: Object.fromEntries(rows.filter(([, value]) => value !== null)),
    lost: rows.filter(([, value]) => value === null).map(([name]) => name),
  };
}

/**
 * Sets one, or takes it back. Call it in a transaction.
 * @param value as it was typed; null: not set on the desk
 * @throws Error where a secret's key cannot be read or made
 */
export function keepSetting(
  database: Database,
  name: DeskName,
  value: string | null,
  at: string,
): void {
  const { $client } = database;
  if (value === null) {
    $client.prepare("DELETE FROM settings WHERE name = ?").run(name);
    return;
  }
  const kept = isSecret(name) ? seal(name, value, settingsKeyPath($client.name)) : value;
  $client
    .prepare(
      `INSERT INTO settings (name, value, changed_at) VALUES (?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at`,
    )
    .run(name, JSON.stringify(kept), at);
}
