import type { ReactNode } from "react";
import { words as shared } from "#app/desk/words/desk-words.ts";
import { phoneHref } from "#app/lib/phone.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Clash } from "./clash.ts";
import { JobForm } from "./JobForm.tsx";
import { words } from "./words.ts";

/**
 * Two versions of a job side by side: what was posted from here, and what somebody else saved meanwhile.
 * One press sends the same post again, to the job as it is now.
 */
export function ClashBox({ clash }: { clash: Clash }) {
  const { name, phone, mine, stamp, again } = clash;
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section className="clash" role="alert" aria-labelledby="clash" tabIndex={-1} autoFocus>
      <div>
        <h2 id="clash" className="h-sub">
          {words.clash.heading}
        </h2>
        <p>{words.clash.advice}</p>
      </div>
      <TwoVersions mine={words.clash.mine} lines={mine} clash={clash}>
        <JobForm stamp={stamp} customer={name}>
          {again
            .filter(([field]) => field !== "customer")
            .map(([field, value], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a post keep their order
              <input key={at} type="hidden" name={field} value={value} />
            ))}
          <button className="btn btn--cobalt btn--block" type="submit">
            {shared.sendMine}
          </button>
        </JobForm>
      </TwoVersions>
      <a className="btn btn--line" href={phoneHref(phone)}>
        <Icon name="phone" />
        {words.callWho(name)}
      </a>
    </section>
  );
}

export function TwoVersions({
  mine,
  lines,
  clash: { now, last },
  children,
}: {
  mine: string;
  lines: readonly string[];
  clash: Pick<Clash, "now" | "last">;
  children: ReactNode;
}) {
  return (
    <div className="clash__two">
      <div>
        <b>{mine}</b>
        <Lines lines={lines} />
        {children}
      </div>
      <div>
        <b>{last ? words.clash.nowSince(last.title, last.at) : words.clash.now}</b>
        <Lines lines={now} />
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </p>
  );
}
