import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import type { Finding } from "#app/desk/doctor/finding.ts";
import { TextField } from "#app/ui/Field.tsx";
import { CodeField } from "./CodeField.tsx";
import { FIELDS, SERVICES, type ShownField, type ShownService } from "./service-fields.ts";

export type ServiceFormProps = {
  shown: ShownService;
  requestId: string;
  /** What was typed into this form where it was refused; never a secret. */
  typed: Typed | null;
  /** What was typed where it was tried. */
  tried: Typed | null;
  /** What trying it has found; null: it was not tried. */
  findings: readonly Finding[] | null;
};

/** The settings of the business or of one service: a form that may stand on any page of the owner's. */
export function ServiceForm({ shown, requestId, typed, tried, findings }: ServiceFormProps) {
  const { service, seen, fields, isOn, asksCode, ownPhone } = shown;
  const { tries } = SERVICES[service];
  const isOpen = fields.some(({ state }) => state !== "server");
  const isHere = fields.some(({ state }) => state === "here" || state === "lost");
  return (
    <>
      {isOpen ? (
        <DeskForm
          key={formKey(seen, typed)}
          id={service}
          className="block"
          requestId={requestId}
          seen={seen}
          answers={[`set-${service}`, `remove-${service}`]}
        >
          <div className="fields">
            {fields.map((field) => (
              <ServiceField key={field.name} field={field} typed={typed} />
            ))}
            {asksCode && (
              <CodeField
                hint="Another place for your codes needs one. Save without it, and we email it to you."
                typed={typed}
              />
            )}
          </div>
          <div className="row">
            <button
              className="btn btn--sm btn--line"
              type="submit"
              name="intent"
              value={`set-${service}`}
            >
              Save
            </button>
            {service !== "business" && isHere && (
              <button
                className="btn btn--sm btn--quiet"
                type="submit"
                name="intent"
                value={`remove-${service}`}
              >
                Remove
              </button>
            )}
          </div>
        </DeskForm>
      ) : (
        <section className="block" id={service}>
          {fields.map((field) => (
            <OnServer key={field.name} field={field} />
          ))}
        </section>
      )}
      {tries !== null && isOn && (
        <section className="block">
          <DeskForm intent={`try-${service}`} requestId={requestId} className="stack">
            {service === "texts" && (
              <TextField
                name="phone"
                label="Your own cell phone"
                width="field--half"
                type="tel"
                autoComplete="tel"
                maxLength={40}
                defaultValue={tried?.phone ?? ownPhone ?? ""}
                error={tried?.phoneError}
              />
            )}
            <div>
              <SubmitButton>{tries}</SubmitButton>
            </div>
          </DeskForm>
          {findings && <Findings findings={findings} />}
        </section>
      )}
    </>
  );
}

function ServiceField({ field, typed }: { field: ShownField; typed: Typed | null }) {
  const { name, isSecret, state, value, end } = field;
  if (state === "server") return <OnServer field={field} />;
  const { label, hint } = FIELDS[name];
  const kept = {
    here: `Set${end === "" ? "" : `, ${end}`}. Leave it blank to keep it.`,
    lost: "It can't be read any more: the key beside the database is gone. Paste it again.",
    off: hint,
    server: hint,
  }[state];
  const words = isSecret ? kept : hint;
  return (
    <TextField
      name={name}
      label={label}
      spellCheck={false}
      {...(words !== undefined && { hint: words })}
      {...(isSecret
        ? { type: "password", autoComplete: "new-password" }
        : { autoComplete: "off", defaultValue: typed?.[name] ?? value })}
      error={typed?.[`${name}Error`]}
    />
  );
}

function OnServer({ field: { name, isSecret, value } }: { field: ShownField }) {
  return (
    <p>
      <b>{FIELDS[name].label}</b>
      <br />
      {!isSecret && value !== "" && `${value}. `}
      <span className="muted">Set on the server, and changed there.</span>
    </p>
  );
}

const LEVELS = { ok: "flag flag--done", warning: "flag flag--wait", broken: "flag flag--off" };
const LEVEL_WORDS = { ok: "Works", warning: "Look at this", broken: "Doesn't work" };

function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="rows" role="status" id="said" tabIndex={-1}>
      {findings.map(({ level, what, fix }) => (
        <li key={what}>
          <span>
            <b>{what}</b>
            {fix && <small>{fix}</small>}
          </span>
          <span className={LEVELS[level]}>{LEVEL_WORDS[level]}</span>
        </li>
      ))}
    </ul>
  );
}
