import { words } from "./not-taken-words.ts";

export type NotTakenThing = { id: string; name: string; advice: string };

/** Hits among things that no crew takes, each with where it can go instead; nothing without any. */
export function NotTaken({ things }: { things: readonly NotTakenThing[] }) {
  if (things.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="not-taken-title">
      <h2 id="not-taken-title">{words.title}</h2>
      <dl className="not-taken">
        {things.map(({ id, name, advice }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{advice}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
