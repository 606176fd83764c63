/**
 * The pages that anybody may see, as files that the web server in front sends without asking us
 * (docs/decisions/0007-kept-pages.md).
 *
 * Each process writes into a folder of its own, each day into a new one, and the link `current` leads
 * to the one that is served: that of the process which started last, for what it was started with is
 * what visitors should see.
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
/** How long after midnight, or after another process ended, it may be noticed. */
const CHECK_MS = 1_000;
// Set by hand: the service's umask hides from others what it makes, and the web server is another.
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

export class PageFiles {
  readonly #root: string;
  readonly #port: number;
  readonly #today: () => string;
  readonly #timer: NodeJS.Timeout;
  #day = "";
  /** This process's folder of today; null where there can be none, and after the end. */
  #folder: string | null = null;
  #isClosed = false;

  /**
   * Takes over what is served, with an empty folder. Where that fails the log says so, and nothing
   * is served from files.
   *
   * @param root where the folders and the link are
   * @param port of this process: the folders of the one before it on this port are removed
   * @param today the date now, in whatever form
   */
  constructor({ root, port, today }: { root: string; port: number; today: () => string }) {
    this.#root = root;
    this.#port = port;
    this.#today = today;
    this.#keepUp();
    this.#timer = setInterval(() => this.#keepUp(), CHECK_MS).unref();
  }

  /**
   * Writes a page of today. Never fails: what cannot be written is left to the process to answer.
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
      // A folder that was removed meanwhile, at midnight or at the end, is missed by nobody.
      if (folder === this.#folder) log.error({ err: error, path }, "A page's file was not written");
    }
  }

  /** Leaves the serving to others and removes what this process wrote. */
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

  /** Begins a new folder with each day, and fills in for a process that has ended. */
  #keepUp(): void {
    if (this.#isClosed) return;
    try {
      const today = this.#today();
      if (today !== this.#day) this.#begin(today);
      else if (this.#folder !== null) this.#fillIn(this.#folder);
    } catch (error) {
      // Until tomorrow, so that the log says it once.
      this.#folder = null;
      log.error({ err: error }, "Pages are not served from files");
    }
  }

  #begin(today: string): void {
    this.#day = today;
    this.#folder = null;
    // First: should the rest fail, on a full disk say, nobody is sent yesterday's pages.
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

  /** Never in the place of a process that has started meanwhile: it is the newer one. */
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

  /** What this process wrote yesterday, or one before it on this port, which may have been killed. */
  #removeOthers(folder: string): void {
    for (const name of readdirSync(this.#root)) {
      if (!name.startsWith(`${this.#port}-`) || name === basename(folder)) continue;
      removeFolder(join(this.#root, name));
    }
  }
}

/** Also while somebody writes into it. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
}

/** The page itself last: what is asked for is there with its compressed forms or not at all. */
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

/** Never half a file under its name. */
async function writeWhole(path: string, bytes: Bytes): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await chmod(draft, FILE_MODE);
  await rename(draft, path);
}
