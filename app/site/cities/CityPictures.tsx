import { Fold } from "#app/ui/Fold.tsx";
import { BeforeAfter } from "#app/ui/gallery/BeforeAfter.tsx";
import type { BeforeAfter as Pair } from "#app/ui/gallery/before-after.ts";
import { drawnScene } from "#app/ui/gallery/drawn-scenes.ts";
import { PhotoTiles } from "#app/ui/gallery/Photo.tsx";
import { words as gallery } from "#app/ui/gallery/words.ts";
import type { Scene } from "./guides/city-guide.ts";
import { words } from "./page-words.ts";

/** The owner's photos, those of the place first; nothing while there are none. */
export function CityPhotos({ pairs }: { pairs: readonly Pair[] }) {
  if (pairs.length === 0) return null;
  return (
    <section className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h2>{words.photos}</h2>
        </div>
        <div className="gallery">
          {pairs.map((pair) => (
            <BeforeAfter key={pair.key} pair={pair} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** What stands for the photos while there are none, said to be a drawing. */
export function DrawnScene({ scene }: { scene: Scene | null }) {
  if (scene === null) return null;
  return (
    <Fold title={words.drawn}>
      <p>{gallery.drawn}</p>
      <PhotoTiles pair={drawnScene(scene)} />
    </Fold>
  );
}
