/** Memory and CPU time of a process on Linux; null on other systems. */
import { existsSync, readFileSync } from "node:fs";

/** The kernel's ticks a second for these figures, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Resident memory in megabytes. */
export function memoryMb(pid: number): number | null {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return null;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(path, "utf8"))?.[1]) / 1024;
}

/** Processor time so far, in seconds. */
export function cpuSeconds(pid: number | undefined): number | null {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return null;
  // The fields after the process name, which is in brackets and may hold any character.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
}
