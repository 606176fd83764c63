/**
 * The pages that are the same for every visitor, as files that the proxy sends without asking the app
 * (docs/decisions/0007-kept-pages.md).
 *
 * Each process writes into a folder of its own, a new one each day. The link `current` points to the
 * folder that is served: that of the process that started last, because it runs the current release.
 * Behind Caddy the site serves seven times as many first visits with it (docs/performance.md).
 */
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { chmod, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { log } from "#app/log.server.ts";
import type { Bytes, Coding } from "./compression.server.ts";
import type { DocumentBytes } from "./document-response.server.ts";

const CURRENT = "current";
const ENDINGS: Record<Coding, string> = { br: ".br", gzip: ".gz" };
/** How often a process checks the date and the link. */
const CHECK_MS = 1_000;
// Set explicitly: the service's umask hides its files from other users, and the proxy is another user.
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

export class PageFiles {
  readonly #root: string;
  readonly #port: number;
  readonly #today: () => string;
  readonly #timer: NodeJS.Timeout;
  #day = "";
  /** This process's folder of today; null where it could not be made, and after close(). */
  #folder: string | null = null;
  #isClosed = false;

  /**
   * Points the link to an empty folder of this process. Where that fails the log says so, and no page
   * is served from files.
   *
   * @param root where the folders and the link are
   * @param port of this process: folders that an earlier process on this port left are removed
   * @param today the current date, in any form
   */
  constructor({ root, port, today }: { root: string; port: number; today: () => string }) {
    this.#root = root;
    this.#port = port;
    this.#today = today;
    this.#keepUp();
    this.#timer = setInterval(() => this.#keepUp(), CHECK_MS).unref();
  }

  /**
   * Writes a page of today. Never fails: the app answers for a page that cannot be written.
   *
   * @param path of the site's own, such as "/service-areas/katy"
   * @param compressed the page, once its compressed forms are made
   */
  async add(path: string, compressed: Promise<DocumentBytes>): Promise<void> {
    this.#keepUp();
    const folder = this.#folder;
    try {
      const page = await compressed;
      if (folder !== null) await writePage(folder, path, page);
    } catch (error) {
      // The folder may have been removed meanwhile, at midnight or by close(): the page is then not needed.
      if (folder === this.#folder) log.error({ err: error, path }, "A page's file was not written");
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
      if (this.#isServed(folder)) rmSync(this.#link);
      removeFolder(folder);
    } catch (error) {
      log.error({ err: error }, "The files of pages were not removed");
    }
  }

  get #link(): string {
    return join(this.#root, CURRENT);
  }

  /** Makes a new folder each day, and takes over the link when it is gone. */
  #keepUp(): void {
    if (this.#isClosed) return;
    try {
      const today = this.#today();
      if (today !== this.#day) this.#begin(today);
      else if (this.#folder !== null) this.#fillIn(this.#folder);
    } catch (error) {
      // Not tried again until tomorrow, so that the log says it once.
      this.#folder = null;
      log.error({ err: error }, "Pages are not served from files");
    }
  }

  #begin(today: string): void {
    this.#day = today;
    this.#folder = null;
    // First: if the rest fails, on a full disk for example, yesterday's pages are no longer served.
    rmSync(this.#link, { force: true });
    this.#folder = this.#makeFolder();
    const draft = join(this.#root, `.${CURRENT}-${randomUUID()}`);
    symlinkSync(basename(this.#folder), draft);
    renameSync(draft, this.#link);
    this.#removeOthers(this.#folder);
  }

  #makeFolder(): string {
    const made = mkdirSync(this.#root, { recursive: true });
    if (made !== undefined) chmodSync(this.#root, FOLDER_MODE);
    const folder = mkdtempSync(join(this.#root, `${this.#port}-`));
    chmodSync(folder, FOLDER_MODE);
    return folder;
  }

  /** Does not replace the link of a process that has started meanwhile, which is the newer one. */
  #fillIn(folder: string): void {
    if (existsSync(this.#link)) return;
    try {
      symlinkSync(basename(folder), this.#link);
    } catch (error) {
      passIfThere(error);
    }
  }

  #isServed(folder: string): boolean {
    return existsSync(this.#link) && readlinkSync(this.#link) === basename(folder);
  }

  /** Yesterday's folder of this process, and folders that a killed process on this port left. */
  #removeOthers(folder: string): void {
    for (const name of readdirSync(this.#root)) {
      if (!name.startsWith(`${this.#port}-`) || name === basename(folder)) continue;
      removeFolder(join(this.#root, name));
    }
  }
}

/** Removes a folder, even while a page is being written into it. */
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
    // Not recursive: a folder that was removed stays removed.
    await mkdir(made).catch(passIfThere);
    await chmod(made, FOLDER_MODE);
  }
  return made;
}

function passIfThere(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
}

/** Written under another name and renamed, so that no partial file is served. */
async function writeWhole(path: string, bytes: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await chmod(draft, FILE_MODE);
  await rename(draft, path);
}
