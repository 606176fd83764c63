/**
 * Applies load with autocannon, in turns, so that a slow moment of the machine affects all targets
 * alike.
 */
import autocannon from "autocannon";
import { cpuSeconds } from "./process.ts";

export type Target = {
  name: string;
  url: string;
  options?: Partial<autocannon.Options>;
  /** The server's process, where its CPU time is measured too. */
  pid?: number;
};
export type Rate = {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** CPU time of each answer; null where it is unknown. */
  cpuMs: number | null;
};

export const ACCEPT = { "accept-encoding": "gzip, br" };
const CONNECTIONS = 8;
/** A new process answers faster for the first five or six seconds of load, while V8 compiles. */
const WARM_UP_ROUNDS = 2;

export type Pace = { rounds: number; seconds: number };

/** Warms each target up, loads them in turns, and returns the median round of each. */
export async function inTurns<Targets extends Target[] | [Target]>(
  targets: Targets,
  { rounds, seconds }: Pace,
): Promise<{ [At in keyof Targets]: Rate }> {
  const seen = new Map<string, Rate[]>(targets.map(({ name }) => [name, []]));
  await warmUp(targets, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) seen.get(target.name)?.push(await load(target, seconds));
  }
  const rates = targets.map(({ name }) => median(seen.get(name) ?? [], (rate) => rate.perSecond));
  return rates as { [At in keyof Targets]: Rate };
}

export async function warmUp(targets: Target[], seconds: number): Promise<void> {
  for (const target of targets) await load(target, seconds * WARM_UP_ROUNDS);
}

/** Loads a target once. */
export async function load({ name, url, options, pid }: Target, duration: number): Promise<Rate> {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    duration,
    connections: CONNECTIONS,
    headers: ACCEPT,
    ...options,
  });
  const after = cpuSeconds(pid);
  const answered = result["2xx"] + result["3xx"];
  return {
    name,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx - result["3xx"] + result.errors,
    cpuMs: before === null || after === null ? null : ((after - before) * 1000) / answered,
  };
}

/** The median item by a measure. */
export function median<Item>(items: readonly Item[], measure: (item: Item) => number): Item {
  const sorted = [...items].sort((one, other) => measure(one) - measure(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}
