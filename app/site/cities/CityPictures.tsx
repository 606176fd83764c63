import garageAfter from "#app/ui/art/garage-after.svg?url";
import garageBefore from "#app/ui/art/garage-before.svg?url";
import livingAfter from "#app/ui/art/living-after.svg?url";
import livingBefore from "#app/ui/art/living-before.svg?url";
import yardAfter from "#app/ui/art/yard-after.svg?url";
import yardBefore from "#app/ui/art/yard-before.svg?url";
import type { Scene } from "./guides/city-guide.ts";
import "#app/site/gallery/gallery.css";

type Picture = { src: string; alt: string };

const SCENES: Record<Scene, { before: Picture; after: Picture }> = {
  garage: {
    before: { src: garageBefore, alt: "A garage stacked with boxes, bags, a sofa and a washer" },
    after: {
      src: garageAfter,
      alt: "The same garage, its floor clear, with a bicycle by the wall",
    },
  },
  living: {
    before: {
      src: livingBefore,
      alt: "A living room with an old sofa, a mattress, a dresser, boxes and bags",
    },
    after: { src: livingAfter, alt: "The same room with one sofa, a rug, a plant and a lamp" },
  },
  yard: {
    before: { src: yardBefore, alt: "A yard with a leaning shed, a wheelbarrow and bags of junk" },
    after: { src: yardAfter, alt: "The same yard with two chairs under a string of lights" },
  },
};

/** Image tiles, before and after: what leaves is orange, what stays is blue. */
export function CityPictures({ scenes }: { scenes: readonly Scene[] }) {
  return (
    <section className="section section--sky">
      <div className="wrap">
        <div className="section__head">
          <h2>Orange leaves. Blue stays.</h2>
        </div>
        <div className="phototiles">
          {scenes.map((scene) => (
            <Pair key={scene} {...SCENES[scene]} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Pair({ before, after }: { before: Picture; after: Picture }) {
  return (
    <>
      <Tile picture={before} tag="Before" isWarm />
      <Tile picture={after} tag="After" />
    </>
  );
}

function Tile({ picture, tag, isWarm }: { picture: Picture; tag: string; isWarm?: boolean }) {
  return (
    <figure>
      <img
        className="ba"
        src={picture.src}
        alt={picture.alt}
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
      />
      <figcaption className={isWarm ? "tag tag--warm" : "tag"}>{tag}</figcaption>
    </figure>
  );
}
