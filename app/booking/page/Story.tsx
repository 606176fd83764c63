import type { StoryLine } from "#app/jobs/timeline.ts";

/** The events of a booking, newest first. */
export function Story({ lines }: { lines: readonly StoryLine[] }) {
  return (
    <section>
      <h2>So far</h2>
      <StoryLines lines={lines} />
    </section>
  );
}

export function StoryLines({ lines }: { lines: readonly StoryLine[] }) {
  return (
    <ol className="story">
      {lines.map(({ at, title, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a story is only added to
        <li key={lines.length - index}>
          <b>{title}</b>
          <span className="story__more">{at}</span>
          {detail && <span className="story__more">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
