import type { ReactNode } from "react";
import { phoneHref } from "#app/lib/phone.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Clash } from "./clash.ts";
import { JobForm } from "./JobForm.tsx";

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
          This job has changed since you opened the page
        </h2>
        <p>Your change wasn&rsquo;t saved. If it&rsquo;s still right, send it again.</p>
      </div>
      <TwoVersions mine="Your change, not saved" lines={mine} clash={clash}>
        <JobForm stamp={stamp} customer={name}>
          {again
            .filter(([field]) => field !== "customer")
            .map(([field, value], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a post keep their order
              <input key={at} type="hidden" name={field} value={value} />
            ))}
          <button className="btn btn--cobalt btn--block" type="submit">
            Send mine again
          </button>
        </JobForm>
      </TwoVersions>
      <a className="btn btn--line" href={phoneHref(phone)}>
        <Icon name="phone" />
        Call {name}
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
        <b>The job now{last && `: ${last.title}, ${last.at}`}</b>
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
