import { useState } from "react";
import { Icon } from "#app/components/Icon.tsx";
import { SERVICE_PROMISES } from "#app/content/service-promises.ts";
import "#app/styles/marquee.css";

const HALF = Math.ceil(SERVICE_PROMISES.length / 2);

/** Five-star badges that pass by: our promises, not anybody's review. */
export function PromiseStrip() {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <section className="section--curb word" aria-labelledby="promises">
      <div className="wrap row between">
        <h2 id="promises">What we promise</h2>
        <button
          type="button"
          className="btn btn--line btn--sm js-only"
          aria-pressed={isPaused}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
          Pause
        </button>
      </div>
      <div className={isPaused ? "marquee is-paused" : "marquee"}>
        <Row promises={SERVICE_PROMISES.slice(0, HALF)} />
        <Row promises={SERVICE_PROMISES.slice(HALF)} />
      </div>
    </section>
  );
}

/** Twice the same badges, so that the loop has no seam. */
function Row({ promises }: { promises: readonly string[] }) {
  const badges = promises.map((promise) => (
    <div key={promise} className="quote">
      <Stars />
      {promise}
    </div>
  ));
  return (
    <div className="marquee__row">
      {badges}
      <div aria-hidden="true">{badges}</div>
    </div>
  );
}

function Stars() {
  return (
    <span className="stars" aria-hidden="true">
      {["one", "two", "three", "four", "five"].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
