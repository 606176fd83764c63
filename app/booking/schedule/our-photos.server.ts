import { photoAlbum } from "#app/server/gallery/gallery.server.ts";

/** Who comes, else what they did for somebody; null while the owner has no photos (rule 349). */
export async function ourPhotos() {
  const { crew, pairs } = await photoAlbum();
  const [pair, someone] = [pairs[0], crew[0]];
  const pictures = someone ? [someone] : pair ? [pair.before, pair.after] : [];
  if (pictures.length === 0) return null;
  return {
    title: someone?.alt ?? `Before and after: ${pair?.caption}`,
    images: pictures.map(({ src, alt, width, height }) => {
      return { src, alt, width, height, loading: "lazy" } as const;
    }),
  };
}
