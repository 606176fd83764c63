/** What Linux tells of a process; null where the system does not tell. */
import { existsSync, readFileSync } from "node:fs";

/** Of the kernel's clock for such figures, on every Linux that Node runs on. */
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
  // After the name, which may hold anything, in its brackets.
  const fields = readFileSync(path, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
}
