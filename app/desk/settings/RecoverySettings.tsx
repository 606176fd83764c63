import { Link } from "@remix-run/react";
import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskSaid, useInView } from "#app/desk/DeskSaid.tsx";
import { RECOVERY_CODES } from "#app/desk/sign-in/desk-person.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { CodeField } from "./CodeField.tsx";
import { settingsPath } from "./subjects.ts";

type RecoverySettingsProps = {
  requestId: string;
  seen: string;
  /** Null: none was made. */
  set: { left: number; madeAt: string } | null;
  asksCode: boolean;
  /** Those that were just made; null: none. */
  codes: readonly string[] | null;
  typed: Typed | null;
};

/** The owner's codes on paper (rule 506). */
export function RecoverySettings(page: RecoverySettingsProps) {
  const { requestId, seen, set, asksCode, codes, typed } = page;
  return (
    <>
      <DeskSaid did="recovered">
        You're in, and that code is used up. If you lost a phone,{" "}
        <Link to={settingsPath("devices")}>sign it out</Link>.
      </DeskSaid>
      {codes && <Paper codes={codes} />}
      <DeskForm
        key={formKey(seen, typed)}
        intent="new-recovery"
        requestId={requestId}
        seen={seen}
        className="block no-print"
        id="recovery"
      >
        <p>
          {set === null
            ? "You have no codes yet. If you lose this phone and no email reaches you, a code lets you back in."
            : `${set.left} of ${RECOVERY_CODES} codes are left. You made them ${set.madeAt}.`}
        </p>
        {asksCode && (
          <CodeField
            hint="Making codes needs one. Press the button without it, and we email it to you."
            typed={typed}
          />
        )}
        <div>
          <SubmitButton>
            {set === null ? `Make ${RECOVERY_CODES} codes` : "Make new codes and stop the old ones"}
          </SubmitButton>
        </div>
      </DeskForm>
    </>
  );
}

function Paper({ codes }: { codes: readonly string[] }) {
  const place = useInView<HTMLElement>(codes);
  const { name, siteUrl } = useBusiness();
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how it gets the focus after a full load
    <section ref={place} className="block" role="status" tabIndex={-1} autoFocus>
      <h2>Recovery codes for the {name} desk</h2>
      <p>
        Print them or write them down now, because you won't see them again. Whoever has one can
        sign in as you.
      </p>
      <ol className="papercodes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="small">Each works once, at {siteUrl}/desk/sign-in/recovery</p>
      <PrintButton />
    </section>
  );
}

/** Without scripts the browser's own menu prints the page. */
function PrintButton() {
  if (!useHasScripts()) return null;
  return (
    <div className="no-print">
      <button className="btn btn--sm" type="button" onClick={() => print()}>
        <DeskIcon name="printer" />
        Print
      </button>
    </div>
  );
}
