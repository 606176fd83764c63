import { useLocation } from "@remix-run/react";
import { ServedPart } from "#app/ui/ServedPart.tsx";
import { IS_BUILT_FOR_BROWSER } from "#app/ui/structured-data.ts";

/** Without JavaScript: posts the form to show it again with the windows of the day and the marks of the ZIP. */
export function LookButton({ children }: { children: string }) {
  return IS_BUILT_FOR_BROWSER ? <ServedPart className="no-js" /> : <Look>{children}</Look>;
}

function Look({ children }: { children: string }) {
  const { pathname } = useLocation();
  return (
    <span className="no-js">
      <button
        className="btn btn--line"
        type="submit"
        name="intent"
        value="look"
        formAction={`${pathname}#timeOfDay`}
      >
        {children}
      </button>
    </span>
  );
}
