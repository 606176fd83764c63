import { type RefObject, useState } from "react";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";

type CopyFieldProps = {
  id: string;
  label: string;
  hint?: string;
  text: string;
  place?: RefObject<HTMLInputElement>;
  children?: React.ReactNode;
};

/** An address to take along: it is selected as a whole, and Copy is there with scripts alone. */
export function CopyField({ id, label, hint, text, place, children }: CopyFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        className="input"
        id={id}
        ref={place}
        readOnly
        value={text}
        aria-describedby={hint && `${id}-hint`}
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        {children}
        <CopyButton text={text} label={label} />
      </div>
    </div>
  );
}

/** A text to take along that is read whole: a tap selects all of it, and Copy is there with scripts alone. */
export function CopyText({ label, of, text }: { label: string; of: string; text: string }) {
  return (
    <div className="copytext">
      <span className="small muted">{label}</span>
      <code className="copied">{text}</code>
      <CopyButton text={text} label={`${label} of ${of}`} />
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState("");
  const hasScripts = useHasScripts();
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setSaid("Copied."))
      .catch(() => setSaid("Your browser didn't allow that. Copy it from the field."));
  if (!hasScripts) return null;
  return (
    <>
      <button className="btn btn--sm btn--line" type="button" onClick={() => void copy()}>
        Copy<span className="vh"> {label}</span>
      </button>
      <span className="small" role="status">
        {said}
      </span>
    </>
  );
}
