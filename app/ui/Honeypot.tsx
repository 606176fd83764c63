import { TRAP_FIELD } from "#app/lib/form-trap.ts";
import { words } from "./form-words.ts";
import { ServedPart } from "./ServedPart.tsx";
import { IS_BUILT_FOR_BROWSER } from "./structured-data.ts";
import "./styles/form.css";

/**
 * A field that only scripts fill in: neither browsers nor password managers know its name, those
 * that guess are told to leave it alone, and screen readers skip it.
 */
export function Honeypot() {
  if (IS_BUILT_FOR_BROWSER) return <ServedPart className="honeypot" />;
  return (
    <span className="honeypot">
      <span aria-hidden="true">
        <label htmlFor={TRAP_FIELD}>{words.leaveEmpty}</label>
        <input
          id={TRAP_FIELD}
          name={TRAP_FIELD}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </span>
    </span>
  );
}
