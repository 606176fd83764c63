import { inLanguage, type Language } from "#app/lib/language.ts";
import { photoAlbum } from "#app/server/gallery/gallery.server.ts";
import { words } from "./served-words.ts";

/** Who comes, else what they did for somebody; null while the owner has no photos (rule 349). */
export async function ourPhotos(language: Language) {
  const { crew, pairs } = await photoAlbum();
  const [pair, someone] = [pairs[0], crew[0]];
  const pictures = someone ? [someone] : pair ? [pair.before, pair.after] : [];
  if (pictures.length === 0) return null;
  return {
    title: someone?.alt ?? inLanguage(language, () => words.beforeAndAfter(`${pair?.caption}`)),
    images: pictures.map(({ src, alt, width, height }) => {
      return { src, alt, width, height, loading: "lazy" } as const;
    }),
  };
}
