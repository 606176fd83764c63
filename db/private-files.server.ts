/** The database's files hold customers' details: nobody but the site's own user reads them. */
import { chmodSync, closeSync, lstatSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { basename, dirname, extname } from "node:path";

/** What SQLite keeps beside a database, and what the migrations do (migrate.server.ts). */
const JOURNALS = ["-wal", "-shm"];
const LOCK = ".lock";
/** What else the site keeps in its data folder. */
const OURS = /^(?:session-secret|outbox$|photos$|backups$)/;
const STICKY = 0o1000;

/**
 * Makes a database's folder (mode 700) and an empty file (600) where they are missing, and narrows
 * those that are there. SQLite gives its journals the mode of the file. A folder that holds other
 * things too, such as a home, keeps its mode.
 */
export function makePrivate(path: string): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (holdsOursAlone(folder, basename(path, extname(path)))) narrow(folder);
  for (const ending of ["", LOCK]) makeFile(path + ending);
  for (const ending of ["", LOCK, ...JOURNALS]) narrow(path + ending);
}

/** Never opens a file that is there: closing it would free the locks SQLite holds on it. */
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

/** Leaves what everybody uses (a sticky folder such as /tmp) and what a link leads to. */
function narrow(path: string): void {
  const file = lstatSync(path, { throwIfNoEntry: false });
  if (!file || file.isSymbolicLink() || file.mode & STICKY || (file.mode & 0o077) === 0) return;
  try {
    chmodSync(path, file.isDirectory() ? 0o700 : 0o600);
  } catch {
    // Another user's, or on a disk that is read-only: as private as that one has made it.
  }
}
