import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

type FieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string;
  /** Width class: "field--half". */
  width?: string;
};

type TextFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, "name" | "width">;

/** A text input with a label above and an error below, to which `aria-describedby` points. */
export function TextField({ name, label, error, hint, width, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, error, width }} {...(hint !== undefined && { hint })}>
      <input {...fieldProps({ name, error, hint })} className="input" type="text" {...input} />
    </FieldFrame>
  );
}

/** The attributes that connect a control with its label, hint and error. */
export function fieldProps({
  name,
  error,
  hint,
}: {
  name: string;
  error?: string | undefined;
  hint?: string | undefined;
}) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return {
    id: name,
    name,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  } as const;
}

export function FieldFrame({
  name,
  label,
  error,
  hint,
  width,
  children,
}: {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string;
  width?: string | undefined;
  children: ReactNode;
}) {
  const classes = ["field", width, error && "field--error"].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError name={name} error={error} />
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p key={error} className="field__error" id={`${name}-error`}>
      <Icon name="circle-alert" />
      {error}
    </p>
  );
}
