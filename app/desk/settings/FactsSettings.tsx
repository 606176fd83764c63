import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { type BusinessFacts, FACT_NAMES, type FactName } from "#app/prices/business-facts.ts";
import { words as factLabels } from "#app/prices/fact-words.ts";
import { TextField } from "#app/ui/Field.tsx";

export type FactsSettingsProps = {
  requestId: string;
  seen: { facts: string };
  typed: Typed | null;
  settings: { facts: BusinessFacts };
};

const HINTS: Record<FactName, string> = {
  license: "Its number, and who issued it",
  insurance: "What is covered, and the insurer",
  checks: "Who is checked, and by whom",
  since: "A year, like 2012",
  payments: "Cash, card, check",
  hours: "Monday to Saturday, 7 AM to 7 PM",
};

/** What the owner says of the business. */
export function FactsSettings({ requestId, seen, typed, settings }: FactsSettingsProps) {
  return (
    <DeskForm
      key={formKey(seen.facts, typed)}
      intent="facts"
      requestId={requestId}
      seen={seen.facts}
      className="block"
      id="facts"
    >
      <h2>About your business</h2>
      <p className="small">
        Customers see what you fill in, on the home page, the city pages and the FAQ. A field that
        you leave blank is mentioned nowhere. Write only what you can show them.
      </p>
      <div className="fields">
        {FACT_NAMES.map((name) => (
          <TextField
            key={name}
            name={name}
            label={factLabels[name]}
            hint={HINTS[name]}
            width="field--half"
            autoComplete="off"
            {...(name === "since" && { inputMode: "numeric" as const })}
            defaultValue={typed?.[name] ?? settings.facts[name] ?? ""}
            error={typed?.[`${name}Error`]}
          />
        ))}
      </div>
      <div>
        <SubmitButton>Save facts</SubmitButton>
      </div>
    </DeskForm>
  );
}
