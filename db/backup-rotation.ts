/** Which backups are kept, decided by their names alone, so that a copied file keeps its age. */

/** How many days and weeks back there is a backup to go back to. */
export type Keep = { daily: number; weekly: number };

/** Every backup of these days is kept: one may be from just before a mistake. */
const DAYS_KEPT_WHOLE = 2;
const DAY_MS = 86_400_000;
const NAME = /^junkbuddy-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

/** "junkbuddy-2026-11-21T093005Z.db": sorts by age; the time is UTC, so that no hour comes twice. */
export function backupName(at: Date): string {
  return `junkbuddy-${at.toISOString().slice(0, 19).replaceAll(":", "")}Z.db`;
}

/** When a backup was made, told by its name; null for a file of another name. */
export function backupTime(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/**
 * The backups that may go: not the newest of one of the last days, nor of one of the last weeks
 * (which begin on Monday) that have a backup. Files of other names are left alone.
 */
export function expiredBackups(names: readonly string[], keep: Keep): string[] {
  const backups = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const days = groupBy(backups, dayOf);
  const kept = new Set([
    ...days.slice(0, DAYS_KEPT_WHOLE).flat(),
    ...newestOf(days, keep.daily),
    ...newestOf(groupBy(backups, mondayOf), keep.weekly),
  ]);
  return backups.filter((name) => !kept.has(name));
}

function newestOf(groups: string[][], count: number): string[] {
  return groups.slice(0, count).flatMap((group) => group.slice(0, 1));
}

/** Groups of neighbours, in the order they come. */
function groupBy(names: string[], keyOf: (name: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), name]);
  return [...groups.values()];
}

function dayOf(name: string): string {
  return NAME.exec(name)?.[1] ?? "";
}

function mondayOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  const daysSinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - daysSinceMonday * DAY_MS).toISOString().slice(0, 10);
}
