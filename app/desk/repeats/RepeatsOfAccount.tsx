import { Link } from "@remix-run/react";
import { DeskSaid } from "#app/desk/DeskSaid.tsx";

/** The repeats of an account, for its page. */
export function RepeatsOfAccount({
  repeats,
  setUp,
}: {
  repeats: readonly { to: string; words: string; who: string }[];
  setUp: string;
}) {
  return (
    <section className="block" aria-labelledby="repeats-head">
      <h2 id="repeats-head">Repeating jobs</h2>
      {repeats.length === 0 && (
        <p className="small">None. The site can book them ahead by itself.</p>
      )}
      <ul className="rows">
        {repeats.map(({ to, words, who }) => (
          <li key={to}>
            <span>
              <b>{words}</b>
              <small>
                <bdi>{who}</bdi>
              </small>
            </span>
            <Link className="btn btn--sm btn--line nowrap" to={to}>
              Open<span className="vh"> {words}</span>
            </Link>
          </li>
        ))}
      </ul>
      <DeskSaid did="stopped">Stopped. No further job is booked.</DeskSaid>
      <div>
        <Link className="btn btn--sm btn--line" to={setUp}>
          Set up a repeating job
        </Link>
      </div>
    </section>
  );
}
