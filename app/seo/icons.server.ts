/** The site's mark as PNG, in the sizes that phones and old browsers ask for. */
import buddy from "#app/art/buddy.svg?raw";

type IconShape = {
  size: number;
  /** How much of the square the mark takes, 0 to 1. */
  share: number;
  background: string | null;
};

const SKY = "#dfe8fb";

const icons = new Map<string, IconShape>([
  ["favicon.png", { size: 48, share: 1, background: null }],
  ["apple-touch-icon.png", { size: 180, share: 0.8, background: SKY }],
  ["icon-192.png", { size: 192, share: 1, background: null }],
  ["icon-512.png", { size: 512, share: 1, background: null }],
  // Phones cut a circle or a drop out of this one.
  ["maskable-512.png", { size: 512, share: 0.6, background: SKY }],
]);

const drawn = new Map<string, Promise<Uint8Array>>();

/** The icon of that file name; null for no such icon. */
export function iconPng(name: string): Promise<Uint8Array> | null {
  const shape = icons.get(name);
  if (!shape) return null;
  const icon = drawn.get(name) ?? draw(shape);
  drawn.set(name, icon);
  return icon;
}

async function draw({ size, share, background }: IconShape): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js");
  // The mark's own square is 64 wide; a larger view leaves room around it.
  const view = 64 / share;
  const start = (64 - view) / 2;
  const svg = buddy.replace(/viewBox="[^"]*"/, `viewBox="${start} ${start} ${view} ${view}"`);
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: size },
    ...(background && { background }),
  });
  return image.asPng();
}
