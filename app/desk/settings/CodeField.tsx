import type { Typed } from "#app/desk/DeskForm.tsx";
import { TextField } from "#app/ui/Field.tsx";

/** The field of the code that confirms a change (rule 493). @param hint how one is asked for */
export function CodeField({ hint, typed }: { hint: string; typed: Typed | null }) {
  return (
    <TextField
      name="code"
      label="Code"
      width="field--half"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      hint={hint}
      error={typed?.codeError}
    />
  );
}
