import type { CSSProperties } from "react";
import heroSceneText from "#app/art/hero-scene.svg?raw";
import heroScene from "#app/art/hero-scene.svg?url";
import truck from "#app/art/truck.svg?url";
import "#app/styles/truck.css";

/**
 * The street is the largest thing seen first, and a file would come a round trip later: the server
 * puts it into the page, the browser takes it from there. On a later page it is its file.
 */
const street = import.meta.env.SSR
  ? heroSceneText
  : (document.getElementById("street")?.innerHTML ?? null);

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
      {street === null ? (
        <image href={heroScene} width="1440" height="440" />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of the same size
        <g id="street" dangerouslySetInnerHTML={{ __html: street }} />
      )}
      <use href={`${truck}#truck`} x="640" y="132" width="694.8" height="304.94" />
    </svg>
  );
}
