import { encode } from "uqr";

/** A QR code as the path of an SVG: one unit a module, with the quiet zone that scanners need. */
type QrDrawing = { size: number; path: string };

const QUIET_ZONE = 4;

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { border: QUIET_ZONE, ecc: "M" });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return { size, path };
}
