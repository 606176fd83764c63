import { BeforeAfter } from "#app/site/gallery/BeforeAfter.tsx";
import type { BeforeAfter as Pair } from "#app/site/gallery/before-after.ts";

type GalleryProps = { pairs: readonly Pair[]; areDrawn: boolean };

export function Gallery({ pairs, areDrawn }: GalleryProps) {
  return (
    <section className="section section--sky section--tall" id="gallery">
      <div className="wrap">
        <div className="section__head">
          <h2>{areDrawn ? "Orange leaves. Blue stays." : "Before and after"}</h2>
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
