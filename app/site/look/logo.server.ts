/** The owner's logo: made anew of what was sent, and kept in the database under the hash of what it is (rule 523). */
import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { LOGO_FILE, type Logo } from "#app/lib/look/look.ts";
import type { Database } from "#db/open.server.ts";
import { cleanSvg } from "./clean-svg.server.ts";

const MOST_BYTES = 900_000;
/** What a PNG is kept at: three times what a page shows. */
const LARGEST = { width: 720, height: 240 };
const MOST_PIXELS = 16_000_000;
const MOST_SECONDS = 5;

export type LogoRefusal = "no-logo" | "too-large" | "no-svg" | "empty" | "broken";
export type ReadLogo =
  | { ok: true; logo: Logo; files: Readonly<Record<string, Buffer>> }
  | { ok: false; why: LogoRefusal };

/** @param path of the file that was sent: what it is is told by its bytes */
export async function readLogo(path: string): Promise<ReadLogo> {
  if ((await stat(path)).size > MOST_BYTES) return { ok: false, why: "too-large" };
  const sent = await readFile(path);
  if (sent.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n") return ofPicture(sent, null);
  const text = sent.toString("utf8");
  if (!/^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE|svg)/i.test(text.slice(0, 1_000))) {
    return { ok: false, why: "no-logo" };
  }
  const clean = cleanSvg(text);
  return clean.ok ? ofPicture(Buffer.from(clean.svg), clean.svg) : clean;
}

/** @param svg the drawing, cleaned, which is kept as it is beside its picture; null for a PNG */
async function ofPicture(sent: Buffer, svg: string | null): Promise<ReadLogo> {
  try {
    const read = () =>
      sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: "error" }).timeout({
        seconds: MOST_SECONDS,
      });
    const { width, height } = await read().metadata();
    if (width * height > MOST_PIXELS) return { ok: false, why: "too-large" };
    const { data, info } = await read()
      .resize({ ...LARGEST, fit: "inside", withoutEnlargement: svg === null })
      .ensureAlpha()
      .png({ palette: true, effort: 7 })
      .toBuffer({ resolveWithObject: true });
    const { channels } = await sharp(data).ensureAlpha().stats();
    if (channels[3]?.max === 0) return { ok: false, why: "empty" };
    const name = createHash("sha256")
      .update(svg ?? data)
      .digest("hex")
      .slice(0, 24);
    const file = `${name}.${svg === null ? "png" : "svg"}`;
    return {
      ok: true,
      logo: { file, width: info.width, height: info.height },
      files: { [`${name}.png`]: data, ...(svg !== null && { [file]: Buffer.from(svg) }) },
    };
  } catch (error) {
    return { ok: false, why: /pixel limit/i.test(String(error)) ? "too-large" : "broken" };
  }
}

/** Rows of the table `settings` that are no settings: one for each file. */
const ROW = "logo ";
type Row = { name: string; value: string };

const files = new LRUCache<string, Buffer>({ max: 8 });

/** A file of a logo; null where none of that name is kept. */
export function logoFile(database: Database, file: string): Buffer | null {
  if (!LOGO_FILE.test(file)) return null;
  const known = files.get(file);
  if (known) return known;
  const row = database.$client
    .prepare<[string], Row>("SELECT name, value FROM settings WHERE name = ?")
    .get(ROW + file);
  if (!row) return null;
  const bytes = Buffer.from(String(JSON.parse(row.value)), "base64");
  files.set(file, bytes);
  return bytes;
}

/** Keeps a logo's files, for a page that is not saved yet too. Call it in a transaction. */
export function keepLogo(
  database: Database,
  { files: own }: Extract<ReadLogo, { ok: true }>,
  at: string,
): void {
  const write = database.$client.prepare(
    "INSERT INTO settings (name, value, changed_at) VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING",
  );
  for (const [file, bytes] of Object.entries(own)) {
    write.run(ROW + file, JSON.stringify(bytes.toString("base64")), at);
  }
}

/** Deletes every logo but those. Call it in a transaction. */
export function dropOtherLogos(database: Database, kept: readonly (string | undefined)[]): void {
  const names = kept.flatMap((file) => (file ? [file.slice(0, 24)] : []));
  const rows = database.$client
    .prepare<[], Row>("SELECT name, '' AS value FROM settings WHERE name GLOB 'logo *'")
    .all();
  for (const { name } of rows) {
    if (names.includes(name.slice(ROW.length, ROW.length + 24))) continue;
    database.$client.prepare("DELETE FROM settings WHERE name = ?").run(name);
  }
}

/** The logo that a kept file is of; null where it is not there. */
export async function logoOfFile(database: Database, file: string): Promise<Logo | null> {
  const picture = logoFile(database, file.replace(/\.svg$/, ".png"));
  if (picture === null || logoFile(database, file) === null) return null;
  const { width, height } = await sharp(picture).metadata();
  return { file, width, height };
}
