/**
 * Whether the site has its owner yet. The install makes a file with a code beside the database before the site's
 * first start; whoever types the code is the owner, and the file goes once the owner opens the site. Without
 * such a file, as where the site was started by hand, it is open.
 */
import { timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setUpFile } from "#db/set-up-file.server.ts";
import { env } from "./env.server.ts";

const FILE = setUpFile(env.DATABASE_PATH);
/** What the file says once its code was typed. */
const CLAIMED = "claimed";
const MAX_CHARACTERS = 40;

/** No file comes once there is none. */
let isDone = false;

/** True until the owner opens the site: customers see the set-up page alone. */
export function isClosed(): boolean {
  if (!isDone) isDone = !existsSync(FILE);
  return !isDone;
}

/** True while the code works. */
export function isUnclaimed(): boolean {
  return isClosed() && readCode() !== CLAIMED;
}

/** Takes the code, once. @returns false where it is another, or was used */
export function claimSite(typed: string): boolean {
  if (!isUnclaimed()) return false;
  const [wanted, given] = [readCode(), typed].map(plain);
  if (wanted === undefined || wanted.length === 0 || wanted.length !== given?.length) return false;
  if (!timingSafeEqual(wanted, given)) return false;
  writeFileSync(FILE, CLAIMED, { mode: 0o600 });
  return true;
}

/** Shows the site to everybody. */
export function openForAll(): void {
  rmSync(FILE, { force: true });
}

function readCode(): string {
  return readFileSync(FILE, "utf8").slice(0, MAX_CHARACTERS).trim();
}

/** Without the hyphen and blanks, in capitals. */
function plain(code: string): Buffer {
  return Buffer.from(code.slice(0, MAX_CHARACTERS).toUpperCase().replace(/[\s-]/g, ""));
}
