import { type FormEvent, useState } from "react";
import { leaveDesk } from "#app/desk/offline/desk-app.ts";
import { useDeskState } from "#app/desk/offline/use-desk-state.ts";

/**
 * Ends this device's session with a full page load, so that nothing of the desk stays in the
 * browser. Posts that wait would be deleted too, so the person is asked first.
 */
export function SignOut() {
  const { posts, isOff } = useDeskState();
  const [isAsking, setAsking] = useState(false);
  const leave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ((posts.length > 0 || isOff) && !isAsking) return setAsking(true);
    const form = event.currentTarget;
    void leaveDesk().then(() => form.submit());
  };
  return (
    <form
      method="post"
      action="/desk/sign-out"
      className={isAsking ? "stack stack--sm" : undefined}
      onSubmit={leave}
    >
      {isAsking && (
        <p className="small" role="alert">
          {isOff
            ? "You need signal to sign out. Your changes stay on this device until then."
            : posts.length === 1
              ? "1 change was not sent. If you sign out, it is lost."
              : `${posts.length} changes were not sent. If you sign out, they are lost.`}
        </p>
      )}
      {isAsking && (
        <button className="btn btn--sm btn--line" type="button" onClick={() => setAsking(false)}>
          Stay signed in
        </button>
      )}
      {!(isAsking && isOff) && (
        <button className={isAsking ? "btn btn--sm btn--danger" : "btn btn--quiet"} type="submit">
          {isAsking ? "Sign out anyway" : "Sign out"}
        </button>
      )}
    </form>
  );
}
