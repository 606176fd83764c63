import { DeskSaid, RefusedHere } from "#app/desk/DeskSaid.tsx";
import { SumLine, SumTotal } from "#app/desk/DeskSums.tsx";
import type { Stamp } from "#app/jobs/job-change.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { Costs } from "#app/money/earnings/earnings.ts";
import { JobForm } from "./JobForm.tsx";
import { MAX_COST_WORDS } from "./job-costs.ts";

export type EarnedView = {
  /** Null: it is not done. */
  sums: (Costs & { revenueCents: number; profitCents: number }) | null;
  costs: readonly { id: number; words: string; cents: number }[];
};

const COST = ["cost", "uncost"];

/** What a job has earned, for the owner, with what it has cost besides (rules 457 to 459). */
export function EarnedBlock({
  earned: { sums, costs },
  stamp,
  typed,
}: {
  earned: EarnedView;
  stamp: Stamp;
  /** What was typed into a form that was refused. */
  typed: { intent?: string; words?: string; amount?: string };
}) {
  const isOpen = typed.intent === "cost";
  return (
    <section className="block" id="earned">
      <h2>{sums ? "What it earned" : "Other costs"}</h2>
      {sums && <Sums {...sums} />}
      {costs.length > 0 && (
        <ul className="rows">
          {costs.map(({ id, words, cents }) => (
            <li key={id}>
              <span>
                {words}
                <small>{formatMoney(cents)}</small>
              </span>
              <JobForm stamp={stamp}>
                <input type="hidden" name="cost" value={id} />
                <button
                  className="remove"
                  type="submit"
                  name="do"
                  value="uncost"
                  aria-label={`Remove ${words}`}
                >
                  Remove
                </button>
              </JobForm>
            </li>
          ))}
        </ul>
      )}
      <DeskSaid did="cost">Added.</DeskSaid>
      <DeskSaid did="uncost">Removed.</DeskSaid>
      <RefusedHere intents={COST} />
      <details className="done__off" open={isOpen}>
        <summary>Add another cost</summary>
        <JobForm stamp={stamp} className="stack stack--sm">
          <div className="field">
            <label htmlFor="cost-words">What for</label>
            <input
              className="input"
              id="cost-words"
              name="words"
              maxLength={MAX_COST_WORDS}
              autoComplete="off"
              required
              defaultValue={isOpen ? typed.words : ""}
            />
          </div>
          <div className="field">
            <label htmlFor="cost-amount">Amount, $</label>
            <input
              className="input"
              id="cost-amount"
              name="amount"
              inputMode="decimal"
              autoComplete="off"
              required
              defaultValue={isOpen ? typed.amount : ""}
            />
          </div>
          <div>
            <button className="btn btn--sm btn--line" type="submit" name="do" value="cost">
              Add the cost
            </button>
          </div>
        </JobForm>
      </details>
    </section>
  );
}

function Sums({
  revenueCents,
  dumpCents,
  laborCents,
  fuelCents,
  otherCents,
  profitCents,
}: NonNullable<EarnedView["sums"]>) {
  const costs: [string, number | null][] = [
    ["Dump", dumpCents],
    ["Labor", laborCents],
    ["Fuel", fuelCents],
    ["Other", otherCents],
  ];
  return (
    <>
      <SumLine label="Price without the tax" cents={revenueCents} />
      {costs.map(([name, cents]) => (
        <SumLine key={name} label={name} cents={cents === null ? null : -cents} />
      ))}
      <SumTotal label="Earned" cents={profitCents} />
    </>
  );
}
