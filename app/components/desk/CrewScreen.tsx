import type { ChangeWords } from "#app/domain/change-words.ts";
import { CODE_MINUTES } from "#app/domain/desk-person.ts";
import { TextField } from "../Field.tsx";
import { DeskAnswer } from "./DeskAnswer.tsx";
import { DeskForm } from "./DeskForm.tsx";
import { DeskTop } from "./DeskTop.tsx";
import "#app/styles/form.css";
import "#app/styles/radios.css";
import "#app/styles/desk/job.css";
import "#app/styles/desk/settings.css";

type Shown = {
  name: string;
  code: string;
  address: string;
  qr: { size: number; path: string };
};

/** The crew members, and the code that signs a member's phone in. */
export function CrewScreen({
  crew,
  seesAmounts,
  seen,
  requestId,
  shown,
  answer,
}: {
  /** `seen`: when their phone was last used; null: none is signed in. */
  crew: readonly { id: number; name: string; seen: string | null }[];
  seesAmounts: boolean;
  seen: string;
  requestId: string;
  shown: Shown | null;
  answer: ChangeWords | undefined;
}) {
  return (
    <>
      <DeskTop title="Crew" back={{ to: "/desk/settings", label: "Settings" }}>
        <p>Today and tomorrow only. No prices, no settings.</p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
        <DeskAnswer answer={answer} />
        {shown && <SignInCode {...shown} />}
        <section className="block">
          <h2>Who is on the crew</h2>
          {crew.length === 0 && <p>Nobody yet.</p>}
          <ul className="rows">
            {crew.map(({ id, name, seen }) => (
              <li key={id}>
                <span>
                  <b>{name}</b>
                  <small>{seen === null ? "No phone signed in" : `Last seen ${seen}`}</small>
                </span>
                <span className="row">
                  <DeskForm intent="code" requestId={requestId}>
                    <input type="hidden" name="member" value={id} />
                    <button className="btn btn--sm btn--line" type="submit">
                      Show code<span className="vh"> for {name}</span>
                    </button>
                  </DeskForm>
                  <DeskForm intent="remove" requestId={requestId}>
                    <input type="hidden" name="member" value={id} />
                    <button className="btn btn--sm btn--danger" type="submit">
                      Remove<span className="vh"> {name}</span>
                    </button>
                  </DeskForm>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <DeskForm intent="amounts" requestId={requestId} seen={seen} className="block">
          <label className="radio">
            <input type="checkbox" name="shown" value="1" defaultChecked={seesAmounts} />
            <span>The crew sees the amount to collect</span>
            <small>Off: crew phones show no money at all.</small>
          </label>
          <div>
            <button className="btn btn--sm btn--line" type="submit">
              Save
            </button>
          </div>
        </DeskForm>
        <DeskForm intent="add" requestId={requestId} className="block">
          <h2>Add somebody</h2>
          <TextField name="name" label="Name" maxLength={60} autoComplete="off" required />
          <div>
            <button className="btn btn--line" type="submit">
              Add to the crew
            </button>
          </div>
        </DeskForm>
      </div>
    </>
  );
}

/**
 * The code as a QR code and as digits: an app on the home screen has cookies of its own, so the
 * code must be typed there.
 */
function SignInCode({ name, code, address, qr }: Shown) {
  return (
    <section className="block withqr" role="status">
      <svg
        className="qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={`QR code that opens the sign-in for ${name}`}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <div className="stack stack--sm">
        <h2>Sign {name} in</h2>
        <p>Point {name}&rsquo;s phone at it, or type this code:</p>
        <p className="crew__code">{code}</p>
        <p className="small">
          At {address}. It works once, for {CODE_MINUTES} minutes.
        </p>
      </div>
    </section>
  );
}
