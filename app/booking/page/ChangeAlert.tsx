import type { ReactNode } from "react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/ui/styles/alert.css";

/** Why a post changed nothing, and what to do. The page was loaded with it, and it takes the focus. */
export function ChangeAlert({
  answer,
  children,
}: {
  answer: RefusalWords | undefined;
  children?: ReactNode;
}) {
  if (!answer) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: this is how the words get the focus after a full load
    <div className="alert" role="alert" tabIndex={-1} autoFocus>
      <Icon name="circle-alert" />
      <div>
        <b>{answer.problem}</b>
        <p>{answer.advice}</p>
      </div>
      {children}
    </div>
  );
}
