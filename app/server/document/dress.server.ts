/**
 * The build in the owner's colors (rule 522). Its styles, scripts and drawings are served a second time from a
 * folder that is named after the colors, each with the design's colors replaced: scripts import each other by
 * relative addresses, so a page that begins in that folder stays in it. With the usual colors nothing is dressed,
 * and every byte is the build's.
 */
import { LRUCache } from "lru-cache";
import { type BrandColors, type Dye, dyeOf, dyeText, USUAL_COLORS } from "#app/lib/look/palette.ts";

export type Dress = { folder: string; dye: Dye };

let colorsNow: () => BrandColors = () => USUAL_COLORS;

/** @param colors the owner's; asked at each request, so cheap */
export function showColors(colors: () => BrandColors): void {
  colorsNow = colors;
}

let iconsNow: () => string | null = () => null;

/** @param folder of the owner's icons; null: those of the build count. Asked for each page */
export function showIcons(folder: () => string | null): void {
  iconsNow = folder;
}

const ICON = / href="\/(favicon\.ico|favicon\.svg|icons\/apple-touch-icon\.png)"/g;
const OWN_ICONS: Readonly<Record<string, string>> = {
  "favicon.ico": "icon-32.png",
  "favicon.svg": "favicon.svg",
  "icons/apple-touch-icon.png": "apple-touch-icon.png",
};

/** A page with the owner's icons (rule 525). */
export function withOwnIcons(html: string): string {
  const folder = iconsNow();
  if (folder === null) return html;
  return html.replace(ICON, (_, icon: string) => ` href="${folder}/${OWN_ICONS[icon]}"`);
}

/** Those that this process has shown: a page that was open before a change still finds its files. */
const dresses = new LRUCache<string, Dress>({ max: 6 });

/** Null: the design's own colors count. */
export function dressNow(): Dress | null {
  const { main, accent } = colorsNow();
  if (main === USUAL_COLORS.main && accent === USUAL_COLORS.accent) return null;
  const folder = `~${main}${accent}`.replaceAll("#", "");
  let dress = dresses.get(folder);
  if (!dress) {
    dress = { folder, dye: dyeOf({ main, accent }) };
    dresses.set(folder, dress);
  }
  return dress;
}

const IN_PAGE = /(")\/assets\/(?=[\w.-]+\.(?:js|css|svg)[#"])/g;
const IN_SCRIPT = /(["'`])(\/?)assets\/(?=[\w.-]+\.(?:js|css|svg)["'`#])/g;
const IN_STYLES = /\/assets\/(?=[\w.-]+\.svg\b)/g;
/** Of drawings in the page and of its theme: no field, and nothing that was typed, has such an attribute. */
const COLORED = /\b(fill|stroke|stop-color|content)="(#[0-9a-f]{6})"/g;

/** A page without its styles. */
export function dressPage(html: string, { folder, dye }: Dress): string {
  return html
    .replace(IN_PAGE, `$1/assets/${folder}/`)
    .replace(COLORED, (_, name: string, hex: string) => `${name}="${dye(hex)}"`);
}

/** Styles, with the drawings that they name. */
export function dressStyles(css: string, { folder, dye }: Dress): string {
  return dyeText(css.replace(IN_STYLES, `/assets/${folder}/`), dye);
}

type Manifest = { version: string };
/** As it was built, and the folder of the colors that it names. */
const dressed = new WeakMap<Manifest, { asBuilt: string; worn: string | null }>();

/**
 * Makes Remix name the dressed scripts, in pages and where a tab asks for those of a link. The version is another
 * with each change, so that a tab with scripts of before loads its next page whole.
 * @param manifest Remix's own, changed in place
 */
export function dressManifest(manifest: Manifest): void {
  const dress = dressNow();
  const folder = dress?.folder ?? null;
  const { asBuilt, worn } = dressed.get(manifest) ?? { asBuilt: "", worn: null };
  if (folder === worn) return;
  const plain = asBuilt || JSON.stringify(manifest);
  dressed.set(manifest, { asBuilt: plain, worn: folder });
  const { version } = JSON.parse(plain) as Manifest;
  const text = dress ? plain.replace(IN_PAGE, `$1/assets/${dress.folder}/`) : plain;
  Object.assign(manifest, JSON.parse(text), dress && { version: versionIn(version, dress) });
}

function versionIn(version: string, { folder }: Dress): string {
  return `${version}${folder}`;
}

/** Of a folder that this process names, or has named; undefined for any other. */
export function knownDress(folder: string): Dress | undefined {
  dressNow();
  return dresses.get(folder);
}

/** A file of the build. @param name without its folder */
export function dressText(name: string, text: string, dress: Dress): string {
  const { folder, dye } = dress;
  if (name.endsWith(".css")) return dressStyles(text, dress);
  if (name.endsWith(".svg")) return dyeText(text, dye);
  const moved = dyeText(text.replace(IN_SCRIPT, `$1$2assets/${folder}/`), dye);
  if (!name.startsWith("manifest-")) return moved;
  return moved.replace(
    /"version":"(\w+)"/,
    (_, own: string) => `"version":"${versionIn(own, dress)}"`,
  );
}
