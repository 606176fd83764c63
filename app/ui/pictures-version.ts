/** Written by scripts/share-pictures/draw.tsx: what the pictures in public/og show. */
export const PICTURES_VERSION = "0050";
