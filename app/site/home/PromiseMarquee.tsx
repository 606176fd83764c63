import { useState } from "react";
import { formatWholeMoney } from "#app/lib/money.ts";
import { fullLoadCents } from "#app/prices/shop-numbers.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { MAP_CITIES } from "#app/site/cities/map-cities.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { words } from "./promise-words.ts";
import "./marquee.css";

/**
 * Two rows of moving badges. They stop while the button is pressed, under the pointer and while the
 * focus is inside; with reduced motion or without JavaScript they are a plain list (marquee.css).
 */
export function PromiseMarquee() {
  const numbers = useNumbers();
  const { city, ownArea } = useBusiness();
  const rows = words.rows(
    formatWholeMoney(fullLoadCents(numbers)),
    ownArea?.cities ?? MAP_CITIES.length,
    city,
  );
  const [isPaused, setPaused] = useState(false);
  return (
    <section className="section--curb word" aria-labelledby="word-title">
      <div className="wrap row between word__head">
        <h2 id="word-title">{words.heading}</h2>
        <button
          className="btn btn--sm btn--line word__pause"
          type="button"
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
          <span>{isPaused ? words.play : words.pause}</span>
          <span className="vh"> {words.badges}</span>
        </button>
      </div>
      <div className={isPaused ? "marquee is-paused" : "marquee"}>
        {rows.map((promises) => (
          <div className="marquee__row" key={promises[0]?.[0]}>
            <Badges promises={promises} />
            <div aria-hidden="true" hidden>
              <Badges promises={promises} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Badges({ promises }: { promises: readonly (readonly [text: string, about: string])[] }) {
  return (
    <ul>
      {promises.map(([text, about]) => (
        <li className="quote" key={text}>
          <span>{text}</span> <span className="quote__about">{about}</span>
        </li>
      ))}
    </ul>
  );
}
