import { FieldError } from "#app/components/Field.tsx";
import { LEAD_QUESTION, POST_OFFER, PRE_OFFER } from "#app/domain/chat-words.ts";
import { LEAD_ERROR } from "#app/domain/lead-words.ts";
import { stepButton } from "./chat-steps.ts";

export function Offer({ kind }: { kind: "pre-offer" | "post-offer" }) {
  return (
    <div className="offer">
      <p>{kind === "pre-offer" ? PRE_OFFER : POST_OFFER}</p>
      <div className="row">
        <button {...stepButton("accept")} className="btn btn--sm">
          Yes
        </button>
        <button {...stepButton("decline")} className="btn btn--sm btn--line">
          No
        </button>
      </div>
    </div>
  );
}

export function LeadForm({
  lead,
  hasError,
}: {
  lead: { name: string; phone: string };
  hasError: boolean;
}) {
  const error = hasError ? LEAD_ERROR : undefined;
  const invalid = hasError ? { "aria-invalid": true, "aria-describedby": "lead-error" } : {};
  return (
    <div className="offer lead">
      <p>{LEAD_QUESTION}</p>
      <div className="field">
        <label htmlFor="lead-name">Name</label>
        <input
          className="input"
          id="lead-name"
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={lead.name}
          {...invalid}
        />
      </div>
      <div className={hasError ? "field field--error" : "field"}>
        <label htmlFor="lead-phone">Phone</label>
        <input
          className="input"
          id="lead-phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="(###) ###-####"
          defaultValue={lead.phone}
          {...invalid}
        />
        <div role="alert">
          <FieldError name="lead" error={error} />
        </div>
      </div>
      <div className="row">
        <button {...stepButton("lead")} className="btn btn--sm">
          Apply 10% off
        </button>
        <button {...stepButton("no-lead")} className="btn btn--sm btn--line">
          No thanks
        </button>
      </div>
    </div>
  );
}
