import { type InputHTMLAttributes, useEffect, useRef } from "react";
import type { LeadField } from "#app/chat/leads/lead-fields.ts";
import { words } from "#app/chat/words.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import { FieldError } from "#app/ui/Field.tsx";
import { stepButton } from "./chat-steps.ts";

export function Offer({ kind }: { kind: "pre-offer" | "post-offer" }) {
  const numbers = useNumbers();
  return (
    <div className="offer">
      <p>{kind === "pre-offer" ? words.preOffer(numbers) : words.postOffer(numbers)}</p>
      <div className="row">
        <button {...stepButton("accept")} className="btn btn--sm">
          {words.yes}
        </button>
        <button {...stepButton("decline")} className="btn btn--sm btn--line">
          {words.no}
        </button>
      </div>
    </div>
  );
}

type LeadFormProps = {
  lead: Record<LeadField, string>;
  /** The fields to mark as wrong; the first takes the focus. */
  wrong: readonly LeadField[];
  /** The page was posted: the browser focuses the first field by `autofocus`. */
  isPosted: boolean;
};

export function LeadForm({ lead, wrong, isPosted }: LeadFormProps) {
  const numbers = useNumbers();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [wrong]);
  const field = (name: LeadField) => ({
    name,
    lead,
    isWrong: wrong.includes(name),
    autoFocus: isPosted && name === (wrong[0] ?? "name"),
  });
  return (
    <div className="offer lead" ref={form}>
      <p>{words.leadQuestion(numbers)}</p>
      <LeadInput {...field("name")} label={words.name} autoComplete="name" maxLength={100} />
      <LeadInput
        {...field("phone")}
        label={words.phone}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="(###) ###-####"
      />
      <div role="alert">
        <FieldError name="lead" error={wrong.length > 0 ? words.leadError : undefined} />
      </div>
      <div className="row">
        <button {...stepButton("lead")} className="btn btn--sm">
          {words.applyLead(numbers)}
        </button>
        <button {...stepButton("no-lead")} className="btn btn--sm btn--line">
          {words.noLead}
        </button>
      </div>
    </div>
  );
}

type LeadInputProps = InputHTMLAttributes<HTMLInputElement> & {
  name: LeadField;
  label: string;
  lead: LeadFormProps["lead"];
  isWrong: boolean;
};

function LeadInput({ name, label, lead, isWrong, ...input }: LeadInputProps) {
  const id = `lead-${name}`;
  return (
    <div className={isWrong ? "field field--error" : "field"}>
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        name={name}
        defaultValue={lead[name]}
        {...(isWrong && { "aria-invalid": true, "aria-describedby": "lead-error" })}
        {...input}
      />
    </div>
  );
}
