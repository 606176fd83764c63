import type { Bar, Report } from "#app/money/report-view.ts";

const HEIGHT = 160;
const WIDTH = 600;
const GAP = 4;
const ROW = 28;
const NAME = 150;
const VALUE = 70;
/** What a character of a bar's words takes. */
const CHARACTER = 11;

/** Bars as SVG, drawn on the server. Decorative: the table beside them has the numbers. */
export function ReportBars({ bars, kind }: { bars: readonly Bar[]; kind: Report["kind"] }) {
  return (
    <div className="fig__bars">
      {kind === "weeks" ? <Columns bars={bars} /> : <Rows bars={bars} isTruck={kind === "truck"} />}
    </div>
  );
}

function Columns({ bars }: { bars: readonly Bar[] }) {
  const width = WIDTH / bars.length;
  return (
    <>
      <svg
        className="bars bars--weeks"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <pattern
            id="running"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="bars__light" width="8" height="8" />
            <rect className="bars__dark" width="4" height="8" />
          </pattern>
        </defs>
        {bars.map(({ name, share, isRunning }, at) => (
          <rect
            key={name}
            className={isRunning ? "bars__now" : "bars__dark"}
            x={at * width + GAP / 2}
            y={HEIGHT - share * HEIGHT}
            width={width - GAP}
            height={share * HEIGHT}
          />
        ))}
      </svg>
      <div className="vbars__x" aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars.at(-1)?.name}</span>
      </div>
    </>
  );
}

function Rows({ bars, isTruck }: { bars: readonly Bar[]; isTruck: boolean }) {
  const longest = Math.max(...bars.map(({ words }) => words.length), 0);
  const room = WIDTH - NAME - Math.max(VALUE, longest * CHARACTER + 12);
  return (
    <svg
      className={isTruck ? "bars bars--truck" : "bars"}
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
      aria-hidden="true"
    >
      {bars.map(({ name, share, words, isLoss }, at) => {
        const length = Math.max(3, share * room);
        const middle = at * ROW + ROW / 2;
        return (
          <g key={name}>
            <text x="0" y={middle} dominantBaseline="central">
              {name.length > 18 ? `${name.slice(0, 17)}…` : name}
            </text>
            <rect
              className={isLoss ? "bars__loss" : "bars__dark"}
              x={NAME}
              y={at * ROW + 4}
              width={length}
              height={ROW - 8}
              rx="2"
            />
            <text className="bars__n" x={NAME + length + 8} y={middle} dominantBaseline="central">
              {words}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
