import { useState } from "react";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PROMISES_HEADING, type ServicePromise, servicePromises } from "./service-promises.ts";
import "./marquee.css";

/**
 * Two rows of moving badges. They stop while the button is pressed, under the pointer and while the
 * focus is inside; with reduced motion or without JavaScript they are a plain list (marquee.css).
 */
export function PromiseMarquee() {
  const numbers = useNumbers();
  const business = useBusiness();
  const [isPaused, setPaused] = useState(false);
  return (
    <section className="section--curb word" aria-labelledby="word-title">
      <div className="wrap row between word__head">
        <h2 id="word-title">{PROMISES_HEADING}</h2>
        <button
          className="btn btn--sm btn--line word__pause"
          type="button"
          onClick={() => setPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
          <span>{isPaused ? "Play" : "Pause"}</span>
          <span className="vh"> the moving badges</span>
        </button>
      </div>
      <div className={isPaused ? "marquee is-paused" : "marquee"}>
        {servicePromises(numbers, business).map((promises) => (
          <div className="marquee__row" key={promises[0]?.text}>
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

function Badges({ promises }: { promises: readonly ServicePromise[] }) {
  return (
    <ul>
      {promises.map(({ text, about }) => (
        <li className="quote" key={text}>
          <span>{text}</span> <span className="quote__about">{about}</span>
        </li>
      ))}
    </ul>
  );
}
