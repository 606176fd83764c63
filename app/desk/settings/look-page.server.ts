/** What the page "Look" shows, and how a look would come out before it is saved. */
import { type Look, shownLook } from "#app/lib/look/look.ts";
import { type BrandColors, dyeOf, dyeText, USUAL_COLORS } from "#app/lib/look/palette.ts";
import { shopLook } from "#app/prices/shop.server.ts";
import { business } from "#app/services.server.ts";
import { ART } from "#app/site/look/art.server.ts";

/** The tokens that the preview uses; those that name another are its own there. */
const TOKENS: Record<string, string> = {
  "--ink": "#0f1e3d",
  "--ink-2": "#3f4c6b",
  "--cobalt-900": "#132a6b",
  "--cobalt-700": "#17358f",
  "--cobalt-600": "#1e44b5",
  "--cobalt-200": "#c9d8f8",
  "--cobalt-100": "#dfe8fb",
  "--cobalt-50": "#eef3fd",
  "--persimmon-700": "#a8300f",
  "--persimmon-600": "#d03e16",
  "--persimmon-500": "#ee5a2a",
  "--persimmon-50": "#fff5f0",
  "--road": "#16264b",
  "--line": "#d8dfee",
};

export type LookPreview = ReturnType<typeof previewOf>;

export function previewOf(look: Look) {
  const dye = dyeOf(look);
  return {
    tokens: Object.fromEntries(Object.entries(TOKENS).map(([name, hex]) => [name, dye(hex)])),
    mark: `data:image/svg+xml,${encodeURIComponent(dyeText(ART.buddy, dye))}`,
    name: look.wordmark || business.name,
    logo: shownLook(look)?.logo ?? null,
  };
}

export const usualLook = (): Look => ({ ...USUAL_COLORS, wordmark: "", logo: null });

export function readLookPage() {
  const look = shopLook();
  const { main, accent }: BrandColors = look ?? USUAL_COLORS;
  return {
    main,
    accent,
    wordmark: look?.wordmark ?? "",
    logo: look?.logo ?? null,
    isOwn: look !== null,
    hasColors: main !== USUAL_COLORS.main || accent !== USUAL_COLORS.accent,
    preview: previewOf(look ?? usualLook()),
  };
}
