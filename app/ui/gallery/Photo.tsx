import type { BeforeAfter, Picture } from "./before-after.ts";
import { words } from "./words.ts";
import "./gallery.css";

/** The picture's width: its column, which is a third of the page on wide screens. */
const SIZES = "(min-width: 75rem) 24rem, (min-width: 60rem) 30vw, 95vw";

/** A picture of the gallery, loaded once it is near. */
export function Photo({ picture: { src, alt, width, height, sources } }: { picture: Picture }) {
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        className="ba"
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Both pictures of a place side by side, without a slider. */
export function PhotoTiles({ pair: { before, after } }: { pair: BeforeAfter }) {
  return (
    <div className="phototiles">
      <figure>
        <Photo picture={before} />
        <figcaption className="tag tag--warm">{words.before}</figcaption>
      </figure>
      <figure>
        <Photo picture={after} />
        <figcaption className="tag">{words.after}</figcaption>
      </figure>
    </div>
  );
}
