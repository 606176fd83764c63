import { type FormEvent, useState } from "react";
import { leaveDesk } from "#app/desk/offline/desk-app.ts";
import { useDeskState } from "#app/desk/offline/use-desk-state.ts";
import { words } from "./sign-out-words.ts";

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
          {isOff ? words.needsSignal : words.notSent(posts.length)}
        </p>
      )}
      {isAsking && (
        <button className="btn btn--sm btn--line" type="button" onClick={() => setAsking(false)}>
          {words.stay}
        </button>
      )}
      {!(isAsking && isOff) && (
        <button className={isAsking ? "btn btn--sm btn--danger" : "btn btn--quiet"} type="submit">
          {isAsking ? words.anyway : words.signOut}
        </button>
      )}
    </form>
  );
}
