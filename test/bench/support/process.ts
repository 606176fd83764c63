/** Memory and CPU time of a process on Linux; null on other systems. */
import { existsSync, readFileSync } from "node:fs";

/** The kernel's ticks a second for these figures, on every Linux that Node runs on. */
const TICKS_A_SECOND = 100;

/** Resident memory in megabytes: now, or the most so far. */
export function memoryMb(pid: number, when: "now" | "most" = "now"): number | null {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return null;
  const line = when === "now" ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/;
  return Number(line.exec(readFileSync(path, "utf8"))?.[1]) / 1024;
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
