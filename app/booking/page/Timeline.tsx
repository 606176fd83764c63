import type { TimelineEntry } from "#app/jobs/timeline.ts";
import { words } from "./words.ts";

export function Timeline({ lines }: { lines: readonly TimelineEntry[] }) {
  return (
    <section>
      <h2>{words.soFar}</h2>
      <TimelineList lines={lines} />
    </section>
  );
}

export function TimelineList({ lines }: { lines: readonly TimelineEntry[] }) {
  return (
    <ol className="story">
      {lines.map(({ at, title, detail }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a timeline is only added to
        <li key={lines.length - index}>
          <b>{title}</b>
          <span className="story__more">{at}</span>
          {detail && <span className="story__more">{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
