/**
 * Makes the database's files, which hold customers' details, readable by the site's own user alone.
 */
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { basename, dirname, extname } from "node:path";

/** The files that SQLite and the migrations (migrate.server.ts) keep beside a database. */
const JOURNALS = ["-wal", "-shm"];
const LOCK = ".lock";
/** Other files of the site in its data folder. */
const OURS = /^(?:session-secret|settings-key|outbox$|photos$|backups$|uploads)/;
const STICKY = 0o1000;

/**
 * Creates a database's folder (mode 700) and an empty file (600) where they are missing, and
 * restricts existing ones. SQLite gives its journals the mode of the file. A folder that also holds
 * other files, such as a home folder, keeps its mode.
 */
export function makePrivate(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (holdsOursAlone(folder, basename(path, extname(path)))) narrow(folder);
  for (const ending of ["", LOCK]) makeFile(path + ending);
  for (const ending of ["", LOCK, ...JOURNALS]) narrow(path + ending);
}

/** Does not open an existing file: closing it would release the locks that SQLite holds on it. */
function makeFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function holdsOursAlone(folder: string, name: string): boolean {
  return readdirSync(folder).every((entry) => entry.startsWith(name) || OURS.test(entry));
}

/** Skips shared folders (sticky ones such as /tmp) and the targets of symlinks. */
function narrow(path: string): void {
  const file = lstatSync(path, { throwIfNoEntry: false });
  if (!file || file.isSymbolicLink() || file.mode & STICKY || (file.mode & 0o077) === 0) return;
  try {
    chmodSync(path, file.isDirectory() ? 0o700 : 0o600);
  } catch {
    // The file belongs to another user or is on a read-only disk: its mode cannot be changed.
  }
}
