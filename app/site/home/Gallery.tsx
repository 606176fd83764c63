import { BeforeAfter } from "#app/ui/gallery/BeforeAfter.tsx";
import type { BeforeAfter as Pair } from "#app/ui/gallery/before-after.ts";
import { words as galleryWords } from "#app/ui/gallery/words.ts";
import { words } from "./words.ts";

/** How many are shown at once. */
const FIRST = 3;

type GalleryProps = { pairs: readonly Pair[]; areDrawn: boolean };

export function Gallery({ pairs, areDrawn }: GalleryProps) {
  return (
    <section className="section section--sky section--tall" id="gallery">
      <div className="wrap">
        <div className="section__head">
          <h2>{areDrawn ? words.gallery.drawn : words.gallery.photographed}</h2>
          {areDrawn && <p>{galleryWords.drawn}</p>}
        </div>
        <Pairs pairs={pairs.slice(0, FIRST)} />
        {pairs.length > FIRST && (
          <details className="gallery__more">
            <summary className="btn btn--line">{words.gallery.more(pairs.length - FIRST)}</summary>
            <Pairs pairs={pairs.slice(FIRST)} />
          </details>
        )}
      </div>
    </section>
  );
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="gallery">
      {pairs.map((pair) => (
        <BeforeAfter key={pair.key} pair={pair} />
      ))}
    </div>
  );
}
