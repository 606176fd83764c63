import { type CSSProperties, useEffect, useRef } from "react";
import { Icon } from "#app/ui/Icon.tsx";
import type { BeforeAfter as Pair } from "./before-after.ts";
import { Photo } from "./Photo.tsx";
import { words } from "./words.ts";
import "./gallery.css";

const START = 50;

/**
 * Two pictures of one place, one over the other, with a slider between them for pointer, touch and
 * arrow keys. Without JavaScript the pictures stand side by side (gallery.css).
 */
export function BeforeAfter({ pair }: { pair: Pair }) {
  const slider = useRef<HTMLInputElement>(null);

  // The visitor may have moved the slider before the scripts ran, and the browser may have
  // restored it.
  useEffect(() => {
    if (slider.current) split(slider.current);
  }, []);

  return (
    <div>
      <div className="ba-pair" style={{ "--split": START } as CSSProperties}>
        <figure>
          <Photo picture={pair.before} />
          <figcaption className="tag tag--warm">{words.before}</figcaption>
        </figure>
        <figure className="ba-pair__after">
          <Photo picture={pair.after} />
          <figcaption className="tag">{words.after}</figcaption>
        </figure>
        <input
          ref={slider}
          className="ba-pair__slider"
          type="range"
          min="0"
          max="100"
          defaultValue={START}
          aria-label={words.slider(pair.caption)}
          onInput={(event) => split(event.currentTarget)}
        />
        <span className="ba-pair__grip" aria-hidden="true">
          <Icon name="arrow-right" />
          <Icon name="arrow-right" />
        </span>
      </div>
      <p className="ba-note">{pair.caption}</p>
    </div>
  );
}

/** Sets the style directly, so that moving the slider renders nothing. */
function split(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty("--split", slider.value);
}
