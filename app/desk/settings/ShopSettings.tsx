import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { formatMoney } from "#app/lib/money.ts";
import type { Yard } from "#app/prices/owner-settings.ts";
import { formatRate, type TaxMode, type TaxSetting } from "#app/prices/tax.ts";
import { TextField } from "#app/ui/Field.tsx";

export type TaxSettingsProps = {
  requestId: string;
  seen: { tax: string };
  typed: Typed | null;
  settings: { tax: TaxSetting };
  taxExamples: { cents: number; included: number; added: number };
};

/** Whether prices include the sales tax, and its rate. */
export function TaxSettings({
  requestId,
  seen,
  typed,
  settings: { tax },
  taxExamples,
}: TaxSettingsProps) {
  const { cents, included, added } = taxExamples;
  const modes: [TaxMode, string, string][] = [
    ["unset", "Not set", "Receipts don't mention tax. Ask your accountant first."],
    [
      "included",
      "Included in the price",
      `${formatMoney(cents)} stays ${formatMoney(cents)}. The receipt shows ${formatMoney(included)} of it as tax.`,
    ],
    [
      "added",
      "Added on top",
      `${formatMoney(cents)} becomes ${formatMoney(added)}, shown before booking.`,
    ],
  ];
  return (
    <DeskForm
      key={formKey(seen.tax, typed)}
      intent="tax"
      requestId={requestId}
      seen={seen.tax}
      className="block"
      id="tax"
    >
      <h2>Sales tax</h2>
      <p className="small">
        Texas taxes the removal of garbage and solid waste (Tax Code 151.0048, Rule 3.356); most
        large cities charge 8.25%. Ask a tax adviser what applies to you.
      </p>
      <div className="radios">
        {modes.map(([mode, words, example]) => (
          <label className="radio" key={mode}>
            <input
              type="radio"
              name="mode"
              value={mode}
              defaultChecked={(typed?.mode ?? tax.mode) === mode}
            />
            <span>{words}</span>
            <small>{example}</small>
          </label>
        ))}
      </div>
      <div className="half">
        <TextField
          name="rate"
          label="Rate, %"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed?.rate ?? formatRate(tax.rate === 0 ? 825 : tax.rate).replace("%", "")}
        />
      </div>
      <p className="small">Booked jobs keep the tax they were booked with.</p>
      <div>
        <SubmitButton>Save tax</SubmitButton>
      </div>
    </DeskForm>
  );
}

/** Where the truck starts its day. */
export function YardSettings({
  requestId,
  yard,
  seen,
  typed,
}: {
  requestId: string;
  yard: Yard | null;
  seen: string;
  typed: Typed | null;
}) {
  const shown = typed ?? yard;
  return (
    <DeskForm
      key={formKey(seen, typed)}
      intent="yard"
      requestId={requestId}
      seen={seen}
      className="block"
      id="yard"
    >
      <h2>Yard</h2>
      <p className="small">
        The day&rsquo;s route starts here. If you leave it blank, it starts at the first stop.
      </p>
      <div className="fields">
        <TextField
          name="street"
          label="Street"
          autoComplete="off"
          defaultValue={shown?.street ?? ""}
        />
        <TextField
          name="city"
          label="City"
          width="field--half"
          autoComplete="off"
          defaultValue={shown?.city ?? ""}
        />
        <TextField
          name="zip"
          label="ZIP"
          width="field--half"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={shown?.zip ?? ""}
        />
      </div>
      <div>
        <SubmitButton>Save yard</SubmitButton>
      </div>
    </DeskForm>
  );
}
