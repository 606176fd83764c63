import { DeskForm, SubmitButton } from "#app/desk/DeskForm.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { CODE_MINUTES } from "#app/desk/sign-in/desk-person.ts";
import { TextField } from "#app/ui/Field.tsx";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";

type Shown = {
  name: string;
  code: string;
  address: string;
  qr: { size: number; path: string };
};

/** What came of it is said beside the list. */
const NONE: readonly string[] = [];

/** The crew members, and the code that signs a member's phone in. */
export function CrewScreen({
  crew,
  seesAmounts,
  seen,
  requestId,
  shown,
}: {
  /** `seen`: when their phone was last used; null: none is signed in. */
  crew: readonly { id: number; name: string; seen: string | null }[];
  seesAmounts: boolean;
  seen: string;
  requestId: string;
  shown: Shown | null;
}) {
  return (
    <>
      <DeskTop
        title="Crew"
        help={
          <>
            Add a person, and they point their phone at the code that appears. They see the stops of
            today and tomorrow on their truck. Removing somebody signs their phones out at once.
          </>
        }
        back={{ to: "/desk/settings", label: "Settings" }}
      >
        <p>
          Your crew sees today and tomorrow. They see no settings, and prices only if you say so.
        </p>
      </DeskTop>
      <div className="wrap desk__narrow desk__task">
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
                  <DeskForm intent="code" requestId={requestId} answers={NONE}>
                    <input type="hidden" name="member" value={id} />
                    <SubmitButton>
                      Show code<span className="vh"> for {name}</span>
                    </SubmitButton>
                  </DeskForm>
                  <DeskForm intent="remove" requestId={requestId} answers={NONE}>
                    <input type="hidden" name="member" value={id} />
                    <button className="btn btn--sm btn--danger" type="submit">
                      Remove<span className="vh"> {name}</span>
                    </button>
                  </DeskForm>
                </span>
              </li>
            ))}
          </ul>
          <DeskSaid did="remove">Removed. Their phone is signed out.</DeskSaid>
        </section>
        <DeskForm intent="amounts" requestId={requestId} seen={seen} className="block">
          <label className="radio">
            <input type="checkbox" name="shown" value="1" defaultChecked={seesAmounts} />
            <span>Show the crew the amount to collect</span>
            <small>
              They can then record cash, checks, tips and changed items when they finish a job. When
              this is off, crew phones show no money at all.
            </small>
          </label>
          <div>
            <SubmitButton>Save</SubmitButton>
          </div>
        </DeskForm>
        <DeskForm
          key={crew.length}
          intent="add"
          requestId={requestId}
          className="block"
          said="Added. Show their code to sign in their phone."
        >
          <h2>Add a crew member</h2>
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
  const place = useInView<HTMLElement>(code);
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section ref={place} className="block withqr" role="status" tabIndex={-1} autoFocus>
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
        <p className="crew__code" translate="no">
          {code}
        </p>
        <p className="small">
          At {address}. It works once, for {CODE_MINUTES} minutes.
        </p>
      </div>
    </section>
  );
}
