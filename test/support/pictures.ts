/** Pictures as phones, scanners and attackers make them. */
import { randomBytes } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** Its left half is red, its right half blue. */
export function twoColours(width = 1200, height = 900) {
  const half = { width: Math.round(width / 2), height, channels: 3 } as const;
  return sharp({ create: { ...half, width, background: BLUE } }).composite([
    { input: { create: { ...half, background: RED } }, left: 0, top: 0 },
  ]);
}

/** As a phone held upright writes it: pixels that lie on their side, and a note to turn them. */
export function lyingPhoto(): Promise<Buffer> {
  return twoColours()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Phone maker" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "29/1 45/1 0/1", GPSLongitudeRef: "W" },
    })
    .jpeg()
    .toBuffer();
}

/** A JPEG of about that many bytes: what no eye sees is of no use, but it weighs. */
export async function heavyPhoto(bytes: number): Promise<Buffer> {
  const photo = await twoColours(400, 300).jpeg().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length), 0x5a)]);
}

/** 16 megapixels that compress badly: some 10 MB, like a sharp photo of foliage. */
export function detailedPhoto(): Promise<Buffer> {
  const side = { width: 4_000, height: 4_000, channels: 3 } as const;
  const pixels = randomBytes(side.width * side.height * side.channels);
  return sharp(pixels, { raw: side }).jpeg({ quality: 80 }).toBuffer();
}

/** A PNG of less than a megabyte that says it has this many pixels, all of them there. */
export function bomb(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, grey
  const rows = deflateSync(Buffer.alloc(row.length * height), { level: 1 });
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
