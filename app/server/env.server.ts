/**
 * The settings of this process: the environment, read and checked once, when it is first imported, and what the
 * desk has set, which each task reads anew once it has changed (rule 490).
 */
import { isDeskName, type Kept, NOTHING_KEPT, withKept } from "./kept-settings.server.ts";
import { parseEnvironment, type Settings, secretsOf } from "./settings.server.ts";

/** Returns the value, or ends the process with one line that names the problem. */
export function orStop<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    console.error(`Junk Buddy cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

const ofServer = orStop(() => parseEnvironment(process.env));

let shown = {
  ...{ revision: "", number: 0, kept: NOTHING_KEPT },
  ...{ variables: process.env as Record<string, string | undefined>, settings: ofServer },
};
/** Whether this very task has asked for the revision. */
let isFresh = false;
let source: { revision: () => string; read: () => Kept } | null = null;
const secrets = new Set(secretsOf(ofServer));

/**
 * The settings as they hold now. Take what is made of them with `live`, and read a single one where it is used:
 * one that was read when a module was loaded stays what it was.
 */
export const env: Settings = new Proxy(ofServer, {
  get: (server, name) => Reflect.get(isDeskName(name) ? refreshed().settings : server, name),
});

/** Names where the desk's settings are kept. Both are called at each change and before each task. */
export function readDeskSettings(from: { revision: () => string; read: () => Kept }): void {
  source = from;
  isFresh = false;
}

/** What the desk has set. */
export function keptNow(): Kept {
  return refreshed().kept;
}

/** The environment's variables with those of the desk. */
export function variablesNow(): Record<string, string | undefined> {
  return refreshed().variables;
}

/** Every secret that has counted in this process, for the log. Asks for none. */
export function knownSecrets(): ReadonlySet<string> {
  return secrets;
}

/** What is made of the settings: made anew once they have changed. */
export function lively<Made>(make: () => Made): () => Made {
  let made: { of: number; value: Made } | null = null;
  return () => {
    const { number } = refreshed();
    if (made?.of !== number) made = { of: number, value: make() };
    return made.value;
  };
}

/** The same as an object that may be kept: its properties are those of the newest. */
export function live<Made extends object>(make: () => Made): Made {
  const newest = lively(make);
  return new Proxy({} as Made, {
    get: (_, name) => Reflect.get(newest(), name),
    has: (_, name) => Reflect.has(newest(), name),
    ownKeys: () => Reflect.ownKeys(newest()),
    getOwnPropertyDescriptor: (_, name) => {
      const property = Reflect.getOwnPropertyDescriptor(newest(), name);
      return property && { ...property, configurable: true };
    },
  });
}

/** While the database cannot be read the settings stay what they were, so that pages are still served. */
function refreshed() {
  if (isFresh || source === null) return shown;
  isFresh = true;
  queueMicrotask(() => {
    isFresh = false;
  });
  try {
    const revision = source.revision();
    if (revision !== shown.revision) show(revision, source.read());
  } catch {
    // Whoever needs the database says why it cannot be read.
  }
  return shown;
}

function show(revision: string, kept: Kept): void {
  const variables = withKept(process.env, kept);
  const settings = parseEnvironment(variables);
  for (const secret of secretsOf(settings)) secrets.add(secret);
  shown = { revision, number: shown.number + 1, kept, variables, settings };
}

/** The current instant: the clock, or NOW for tests and demonstrations. */
export function now(): Date {
  return env.NOW ? new Date(env.NOW) : new Date();
}
