import { useHref, useLocation } from "@remix-run/react";
import { ServedPart } from "#app/ui/ServedPart.tsx";
import { IS_BUILT_FOR_BROWSER } from "#app/ui/structured-data.ts";
import { words } from "./served-words.ts";

/** The field beside which it stands. */
type LookProps = { at: keyof typeof words.look };

/** Without JavaScript: posts the form to show it again with the windows of the day and the marks of the ZIP. */
export function LookButton({ at }: LookProps) {
  return IS_BUILT_FOR_BROWSER ? <ServedPart className="no-js" /> : <Look at={at} />;
}

function Look({ at }: LookProps) {
  const { pathname } = useLocation();
  const page = useHref(pathname);
  return (
    <span className="no-js">
      <button
        className="btn btn--line"
        type="submit"
        name="intent"
        value="look"
        formAction={`${page}#timeOfDay`}
      >
        {words.look[at]}
      </button>
    </span>
  );
}
