import garageAfter from "#app/ui/art/garage-after.svg?url";
import garageBefore from "#app/ui/art/garage-before.svg?url";
import livingAfter from "#app/ui/art/living-after.svg?url";
import livingBefore from "#app/ui/art/living-before.svg?url";
import yardAfter from "#app/ui/art/yard-after.svg?url";
import yardBefore from "#app/ui/art/yard-before.svg?url";
import type { BeforeAfter, Picture } from "#app/ui/gallery/before-after.ts";

/** What the gallery shows until the owner's photos are there (docs/photos.md). */
export const DRAWN_SCENES: readonly BeforeAfter[] = [
  {
    key: "garage",
    caption: "Garage cleanout",
    before: drawn(garageBefore, "a garage packed with boxes, a couch and a fridge"),
    after: drawn(garageAfter, "the same garage with a bicycle, a broom and tidy shelves"),
  },
  {
    key: "living",
    caption: "Living room refresh",
    before: drawn(livingBefore, "a living room with an old couch among boxes"),
    after: drawn(livingAfter, "the same room with one couch and a plant"),
  },
  {
    key: "yard",
    caption: "Back yard and shed",
    before: drawn(yardBefore, "a back yard with a leaning shed, old tires and bags"),
    after: drawn(yardAfter, "the same yard with two chairs under string lights"),
  },
];

/** Said beside them: a drawing never passes for a photo. */
export const DRAWN_NOTE = "Drawings, not photos.";

function drawn(src: string, alt: string): Picture {
  return { src, alt: `Drawing: ${alt}`, width: 480, height: 360, sources: [] };
}
