/**
 * Small copies of the photos that a list was made from, in this tab and nowhere else (rule 96): a booking
 * may get them, and closing the tab forgets them.
 */
import { MAX_PHOTOS } from "#app/jobs/photos/photo.ts";
import { CHAT_PHOTOS, read, write } from "#app/ui/browser-memory.ts";

/** The longest side of a copy in pixels; the next one where it would be too long as text. */
const LONGEST = [1_200, 900, 600];
const QUALITY = 0.8;
/** Of a copy as text: eight of them fit into what browsers let a site keep. */
const MAX_CHARACTERS = 280_000;

/** Adds copies of what was shown; the newest stay, and what the browser cannot read is left out. */
export async function keepPhotos(files: readonly File[]): Promise<void> {
  const made = await Promise.all(files.map((file) => copyOf(file).catch(() => null)));
  const copies = [...keptPhotos(), ...made.filter((copy) => copy !== null)];
  write("sessionStorage", CHAT_PHOTOS, copies.slice(-MAX_PHOTOS).join("\n"));
}

/** The copies as data URLs, the oldest first. */
export function keptPhotos(): string[] {
  return (read("sessionStorage", CHAT_PHOTOS) ?? "").split("\n").filter(Boolean);
}

/** Copies as a form sends them. */
export function filesOf(copies: readonly string[]): FileList {
  const { items, files } = new DataTransfer();
  for (const [at, copy] of copies.entries()) {
    const text = atob(copy.slice(copy.indexOf(",") + 1));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    items.add(new File([bytes], `photo-${at + 1}.jpg`, { type: "image/jpeg" }));
  }
  return files;
}

/** Drawn anew and upright, which drops place, time and camera. */
async function copyOf(file: File): Promise<string | null> {
  const photo = await createImageBitmap(file);
  for (const longest of LONGEST) {
    const copy = draw(photo, Math.min(1, longest / Math.max(photo.width, photo.height)));
    if (copy.length <= MAX_CHARACTERS) return copy;
  }
  return null;
}

function draw(photo: ImageBitmap, scale: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser draws no pictures");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", QUALITY);
}
