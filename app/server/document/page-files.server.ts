/**
 * The pages that are the same for every visitor, as files that the proxy sends without asking the app
 * (docs/decisions/0007-kept-pages.md).
 *
 * Each process writes into a folder of its own, a new one each day and with each price. The link `current`
 * points to the folder that is served: that of the process that started last, because it runs the current
 * release.
 * Behind Caddy the site serves seven times as many first visits with it (docs/performance.md).
 *
 * No link that another user planted is followed: nothing is written, and no mode is changed, elsewhere.
 */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { chmod, lstat, mkdir, open, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { log } from "#app/server/log.server.ts";
import type { Bytes, Coding } from "./compression.server.ts";
import type { DocumentBytes } from "./document-response.server.ts";

const CURRENT = "current";
const ENDINGS: Record<Coding, string> = { br: ".br", gzip: ".gz" };
/** How often a process checks the version and the link. */
const CHECK_MS = 1_000;
/** How long after a failure, on a full disk for example, the next try waits: the log has a line for each. */
const RETRY_MS = 60_000;
// Set explicitly: the service's umask hides its files from other users, and the proxy is another user.
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
/** As mkdtemp names them: the port and random letters, without a slash. */
const PROCESS_FOLDER = /^\d+-\w+$/;

type Options = { root: string; port: number; version: () => string; retryMs?: number };

export class PageFiles {
  readonly #root: string;
  readonly #port: number;
  readonly #version: () => string;
  readonly #retryMs: number;
  readonly #timer: NodeJS.Timeout;
  /**
   * The earliest time to write each page of this version, on the clock of `performance.now()`; Infinity
   * once it is written.
   */
  readonly #notBefore = new Map<string, number>();
  /** The version whose pages are in the folder. */
  #written = "";
  #nextBegin = 0;
  /** This process's folder of this version; null where it could not be made, and after close(). */
  #folder: string | null = null;
  #isClosed = false;

  /**
   * Points the link to an empty folder of this process. Where that fails the log says so, and no page
   * is served from files.
   *
   * @param root where the folders and the link are
   * @param port of this process: folders that an earlier process on this port left are removed
   * @param version of what the pages show, in any form: the date and the prices
   * @param retryMs how long after a failure the next try waits; a minute if not given
   */
  constructor({ root, port, version, retryMs = RETRY_MS }: Options) {
    this.#root = resolve(root);
    this.#retryMs = retryMs;
    this.#port = port;
    this.#version = version;
    this.#keepUp();
    this.#timer = setInterval(() => this.#keepUp(), CHECK_MS).unref();
  }

  /** Whether a page has no file of this version, and may be tried now. */
  isMissing(path: string): boolean {
    return this.#folder !== null && performance.now() >= (this.#notBefore.get(path) ?? 0);
  }

  /**
   * Stops serving the pages of an earlier version at once: called after a price is changed, and before
   * that is answered. Other processes follow within a second, and meanwhile this one's folder is
   * served.
   */
  renew(): void {
    this.#keepUp();
  }

  /**
   * Writes a page. Never fails: the app answers for a page that cannot be written.
   *
   * @param path of the site's own, such as "/service-areas/katy"
   * @param compressed the page, once its compressed forms are made
   * @param version that the page was made for, the present one if not given: a page of an earlier
   *   version is not written
   */
  async add(
    path: string,
    compressed: Promise<DocumentBytes>,
    version = this.#version(),
  ): Promise<void> {
    this.#keepUp();
    const folder = version === this.#written ? this.#folder : null;
    if (folder !== null) this.#notBefore.set(path, Number.POSITIVE_INFINITY);
    try {
      const page = await compressed;
      if (folder !== null) await writePage(folder, path, page);
    } catch (error) {
      // The folder may have been removed meanwhile, at midnight, by a price or by close(): the page is then not needed.
      if (folder !== this.#folder) return;
      this.#notBefore.set(path, performance.now() + this.#retryMs);
      log.error({ err: error, path }, "A page's file was not written");
    }
  }

  /** Removes this process's folder, and the link if it points there. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const folder = this.#folder;
    this.#folder = null;
    if (folder === null) return;
    try {
      if (this.#served() === basename(folder)) rmSync(this.#link);
      removeFolder(folder);
    } catch (error) {
      log.error({ err: error }, "The files of pages were not removed");
    }
  }

  get #link(): string {
    return join(this.#root, CURRENT);
  }

  /** Makes a new folder for each version, and takes over the link when it is gone. */
  #keepUp(): void {
    if (this.#isClosed) return;
    try {
      const version = this.#version();
      if (version !== this.#written) this.#begin(version);
      else if (this.#folder !== null) this.#fillIn(this.#folder);
      else if (performance.now() >= this.#nextBegin) this.#begin(version);
    } catch (error) {
      this.#folder = null;
      this.#nextBegin = performance.now() + this.#retryMs;
      log.error({ err: error }, "Pages are not served from files");
    }
  }

  #begin(version: string): void {
    this.#written = version;
    this.#folder = null;
    this.#notBefore.clear();
    const made = mkdirSync(this.#root, { recursive: true });
    assertFolder(this.#root, lstatSync(this.#root));
    if (made !== undefined) chmodSync(this.#root, FOLDER_MODE);
    // First: if the rest fails, on a full disk for example, the earlier pages are no longer served.
    removeFolder(this.#link);
    this.#folder = this.#makeFolder();
    const draft = join(this.#root, `.${CURRENT}-${randomUUID()}`);
    symlinkSync(basename(this.#folder), draft);
    renameSync(draft, this.#link);
    this.#removeOthers(this.#folder);
  }

  #makeFolder(): string {
    const folder = mkdtempSync(join(this.#root, `${this.#port}-`));
    chmodSync(folder, FOLDER_MODE);
    return folder;
  }

  /** Keeps the link of a process that has started meanwhile, which is the newer one. */
  #fillIn(folder: string): void {
    if (this.#served() !== null) return;
    removeFolder(this.#link);
    try {
      symlinkSync(basename(folder), this.#link);
    } catch (error) {
      passIfThere(error);
    }
  }

  /** The name of the folder that the link points to; null unless it is one of a process, in the root. */
  #served(): string | null {
    if (!lstatSync(this.#link, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
    const name = readlinkSync(this.#link);
    if (!PROCESS_FOLDER.test(name)) return null;
    const folder = lstatSync(join(this.#root, name), { throwIfNoEntry: false });
    return folder?.isDirectory() ? name : null;
  }

  /** The earlier folder of this process, and folders that a killed process on this port left. */
  #removeOthers(folder: string): void {
    for (const name of readdirSync(this.#root)) {
      if (!name.startsWith(`${this.#port}-`) || name === basename(folder)) continue;
      removeFolder(join(this.#root, name));
    }
  }
}

/** Removes a folder, even while a page is being written into it; of a link, the link alone. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
}

/** Writes the page itself last: where it exists, its compressed forms exist too. */
async function writePage(folder: string, path: string, page: DocumentBytes): Promise<void> {
  const file = join(await makeFolders(folder, path), "index.html");
  for (const [coding, ending] of Object.entries(ENDINGS)) {
    const bytes = page.compressed[coding as Coding];
    if (bytes) await writeWhole(file + ending, bytes);
  }
  await writeWhole(file, page.bytes);
}

async function makeFolders(folder: string, path: string): Promise<string> {
  let made = folder;
  for (const part of path.split("/").filter(Boolean)) {
    made = join(made, part);
    await makeFolder(made);
  }
  return made;
}

/** Not recursive: a folder that was removed stays removed. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
    await chmod(path, FOLDER_MODE);
  } catch (error) {
    passIfThere(error);
    assertFolder(path, await lstat(path));
  }
}

/** @throws Error for a file, and for a link, which may lead anywhere */
function assertFolder(path: string, found: { isDirectory: () => boolean }): void {
  if (!found.isDirectory()) throw new Error(`${path} is not a folder of its own`);
}

function passIfThere(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
}

/** Written under another name and renamed, so that no partial file is served. */
async function writeWhole(path: string, bytes: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, "wx", FILE_MODE);
  try {
    await file.chmod(FILE_MODE);
    await file.writeFile(bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
