import type { ComponentProps } from "react";
import { TextField } from "./Field.tsx";
import { words } from "./form-words.ts";

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, "name" | "type"> & {
  /** The address that was probably meant: one press takes it, and the next post is not asked again. */
  meant?: string | undefined;
};

/** An email address; `useEmail` is its correction, `emailAsked` the one that was asked about (rule 255). */
export function EmailField({ meant, ...field }: EmailFieldProps) {
  return (
    <>
      <TextField name="email" type="email" maxLength={254} {...field} />
      {meant && (
        <div className="field">
          <input type="hidden" name="emailAsked" value={String(field.defaultValue)} />
          <button
            className="btn btn--line"
            type="submit"
            name="useEmail"
            value={meant}
            onClick={({ currentTarget: { form } }) => {
              const field = form?.elements.namedItem("email");
              if (field instanceof HTMLInputElement) field.value = meant;
            }}
          >
            <span className="breakable">{words.use(meant)}</span>
          </button>
        </div>
      )}
    </>
  );
}
