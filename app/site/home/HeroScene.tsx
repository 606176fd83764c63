import type { CSSProperties } from "react";
import heroSceneText from "#app/ui/art/hero-scene.svg?raw";
import heroScene from "#app/ui/art/hero-scene.svg?url";
import truck from "#app/ui/art/truck.svg?url";
import "#app/ui/styles/truck.css";

/**
 * The street is the largest paint of the home page, and a file would arrive a round trip later: the
 * server inlines the drawing, and the browser takes it over from the page. After a navigation by
 * script it is an image file.
 */
const street = import.meta.env.SSR
  ? heroSceneText
  : (document.getElementById("street")?.innerHTML ?? null);

/**
 * The street on the home page: a drawing with the truck on it, which fills as the visitor taps
 * items.
 */
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
