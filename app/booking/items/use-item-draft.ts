import { type FormEvent, useCallback, useMemo, useState } from "react";
import {
  type DraftRefusal,
  type DraftRow,
  draftRows,
  pressDraft,
  readDraft,
} from "#app/jobs/item-draft.ts";
import type { JobLine } from "#app/jobs/job-line.ts";
import { parseOperation } from "#app/prices/cart.ts";
import type { Product } from "#app/prices/catalog.ts";

/**
 * A draft of the list that a press changes at once. Without scripts, or before they have run, the
 * same press requests the page with the changed draft.
 * @param begun the draft as the page came with it, and what was wrong with it
 */
export function useItemDraft(
  begun: { draft: string; refusal: DraftRefusal | null },
  booked: readonly JobLine[],
  findProduct: (id: string) => Product | undefined,
) {
  const [draft, setDraft] = useState(() => {
    const { lines, refusal } = readDraft(begun.draft, booked, findProduct);
    return { lines, refusal: refusal ?? begun.refusal };
  });
  const [isTouched, setTouched] = useState(false);
  const [once, setOnce] = useState(() => draft.lines.map(({ id }) => id));
  const rows = useMemo(
    (): DraftRow[] => draftRows(booked, draft.lines, once),
    [booked, draft, once],
  );
  const onSubmit = useCallback(
    (event: FormEvent) => {
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
      // A search is answered while the visitor types; a button with another name is for the
      // server.
      if (button && button.name !== "" && button.name !== "change") return;
      event.preventDefault();
      const operation = button?.name === "change" ? parseOperation(button.value) : null;
      if (!operation) return;
      setTouched(true);
      const { id } = operation;
      setOnce((ids) => (ids.includes(id) ? ids : [...ids, id]));
      setDraft(({ lines }) => pressDraft(lines, operation, booked, findProduct));
    },
    [booked, findProduct],
  );
  return { ...draft, rows, isTouched, onSubmit };
}
