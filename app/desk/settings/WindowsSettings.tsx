import { DeskForm, formKey, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { useWindows } from "#app/schedule/use-windows.ts";
import { TextField } from "#app/ui/Field.tsx";
import { fieldOf, MOST_WINDOWS, rowOf, type WindowRow } from "./windows-form.ts";

type WindowsSettingsProps = { requestId: string; seen: string; typed: Typed | null };

const BLANK: WindowRow = { was: "", name: "", from: "", to: "" };
/** So many windows can be added at once. */
const BLANK_ROWS = 2;
const FIELDS = ["was", "name", "from", "to"] as const;

/** The windows that customers choose among, in one form: a row for each, and rows for new ones. */
export function WindowsSettings({ requestId, seen, typed }: WindowsSettingsProps) {
  const kept = useWindows().map(rowOf);
  const added = Array<WindowRow>(Math.min(BLANK_ROWS, MOST_WINDOWS - kept.length)).fill(BLANK);
  const rows = typed ? typedRows(typed) : [...kept, ...added];
  return (
    <DeskForm
      key={formKey(seen, typed)}
      intent="own-windows"
      requestId={requestId}
      seen={seen}
      className="block"
      id="own-windows"
    >
      <h2>Your windows</h2>
      <p className="small">
        When customers can ask you to come, up to {MOST_WINDOWS}. They may overlap, and each has
        room of its own. A new one is open on the days you work.
      </p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
        <Row key={at} row={row} at={at} typed={typed} />
      ))}
      {typed?.sure && <input type="hidden" name="sure" value={typed.sure} />}
      <div>
        <SubmitButton>{typed?.sure ? "Save anyway" : "Save your windows"}</SubmitButton>
      </div>
    </DeskForm>
  );
}

function Row({ row, at, typed }: { row: WindowRow; at: number; typed: Typed | null }) {
  const field = (name: "name" | "from" | "to") => ({
    name: fieldOf(name, at),
    defaultValue: row[name],
    error: typed?.[`${fieldOf(name, at)}Error`],
  });
  const remove = fieldOf("remove", at);
  return (
    <fieldset className="window-row">
      <legend className="vh">{row.name === "" ? "Another window" : row.name}</legend>
      <input type="hidden" name={fieldOf("was", at)} value={row.was} />
      <TextField
        label={row.was === "" ? "Another window" : "Name"}
        maxLength={24}
        autoComplete="off"
        {...field("name")}
      />
      <TextField label="From" type="time" step={900} {...field("from")} />
      <TextField label="To" type="time" step={900} {...field("to")} />
      {row.was !== "" && (
        <label className="radio">
          <input
            type="checkbox"
            name={remove}
            value="1"
            defaultChecked={typed?.[remove] !== undefined}
          />
          <span>Remove</span>
        </label>
      )}
    </fieldset>
  );
}

function typedRows(typed: Typed): WindowRow[] {
  return Array.from({ length: MOST_WINDOWS }, (_, at) => at)
    .filter((at) => typed[fieldOf("name", at)] !== undefined)
    .map((at) => {
      const [was = "", name = "", from = "", to = ""] = FIELDS.map(
        (one) => typed[fieldOf(one, at)],
      );
      return { was, name, from, to };
    });
}
