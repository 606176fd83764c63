import { env } from "#app/server/env.server.ts";
import { type PhotoAlbum, readPhotoAlbum } from "#app/server/gallery/album.server.ts";

let album: PhotoAlbum = { pairs: [], crew: [], find: () => null };

/**
 * The site's own album. New photos are resized in the background, so that the site answers at once;
 * resized photos are cached on the disk.
 */
const isRead = readPhotoAlbum(env.PHOTOS_PATH, (line) => console.error(line)).then(
  (read) => {
    album = read;
    if (read.pairs.length > 0) console.log(`Gallery shows ${read.pairs.length} pairs of photos`);
  },
  (error: unknown) => console.error(`PHOTOS_PATH ${env.PHOTOS_PATH} cannot be read:`, error),
);

/** How long a page may wait for photos that are almost ready. */
const PATIENCE_MS = 300;

/** The album as far as it is read; `isWhole` once there is no more to come. */
export async function photoAlbum(): Promise<PhotoAlbum & { isWhole: boolean }> {
  const whole = isRead.then(() => true);
  const patience = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, false).unref();
  });
  const isWhole = await Promise.race([whole, patience]);
  return { ...album, isWhole };
}
