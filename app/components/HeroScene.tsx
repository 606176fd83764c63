import type { CSSProperties } from "react";
import heroScene from "#app/art/hero-scene.svg?raw";
import truck from "#app/art/truck.svg?url";
import "#app/styles/truck.css";

/** The street on the home page: a picture, and on it the truck, which fills as the card is tapped. */
export function HeroScene({ fill }: { fill: number }) {
  return (
    <svg
      className="scene"
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMidYMax slice"
      style={{ "--fill": fill } as CSSProperties}
      role="img"
      aria-label="A Junk Buddy box truck at the curb in front of a Houston bungalow, downtown skyline behind"
    >
      {/* In the page itself: it is the largest thing seen first, and a file would come a round trip later. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of the same size */}
      <g dangerouslySetInnerHTML={{ __html: heroScene }} />
      <use href={`${truck}#truck`} x="640" y="132" width="694.8" height="304.94" />
    </svg>
  );
}
