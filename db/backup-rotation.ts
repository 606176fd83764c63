/**
 * Decides from the file names alone which backups are kept, so that a copied file keeps its age.
 */

/** For how many days and weeks one backup each is kept. */
export type Keep = { daily: number; weekly: number };

/** All backups of these days are kept: one may be from just before a mistake. */
const DAYS_KEPT_WHOLE = 2;
const DAY_MS = 86_400_000;
const NAME = /^junkbuddy-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/;

const REPLACED_KEPT_DAYS = 30;
const REPLACED = /^\.replaced-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z(?:-wal|-shm|-journal)?$/;

/** "junkbuddy-2026-11-21T093005Z.db": the names sort by age, and UTC has no repeated hour. */
export function backupName(at: Date): string {
  return `junkbuddy-${at.toISOString().slice(0, 19).replaceAll(":", "")}Z.db`;
}

/** The time in a backup's name; null for a file of another name. */
export function backupTime(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/**
 * The backups that may be removed: all but the newest of each of the last days and of each of the
 * last weeks (beginning on Monday) that have a backup. Files of other names are ignored.
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

/**
 * What restores put aside long ago and the next backup removes (rule 327): databases with their journals, and
 * folders of photos.
 * @param base the name of the database or of the folder of photos
 */
export function expiredReplaced(names: readonly string[], base: string, now: Date): string[] {
  return names.filter((name) => {
    if (!name.startsWith(`${base}.replaced-`)) return false;
    const [, day, hour, minute, second] = REPLACED.exec(name.slice(base.length)) ?? [];
    const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return now.getTime() - at > REPLACED_KEPT_DAYS * DAY_MS;
  });
}

function newestOf(groups: string[][], count: number): string[] {
  return groups.slice(0, count).flatMap((group) => group.slice(0, 1));
}

/** Groups neighbouring names with the same key, in their order. */
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
