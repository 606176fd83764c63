import { Icon } from "#app/ui/Icon.tsx";
import "#app/ui/styles/alert.css";

/** What the last post changed. The redirect after the post points to it, so that it is read first. */
export function DoneNotice({ done }: { done: string | null }) {
  if (!done) return null;
  return (
    <p className="alert alert--ok" id="did" role="status" tabIndex={-1}>
      <Icon name="circle-check" />
      <b>{done}</b>
    </p>
  );
}
