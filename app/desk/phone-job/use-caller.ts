import { type FocusEvent, useRef, useState } from "react";

type Answer = { words: string | null; values: Record<string, string> };

/**
 * Fills in who calls when the field of the number is left (rule 430): only fields that are still blank, and the
 * address only as a whole. Without scripts, without signal or with an unknown number nothing happens.
 * @param phone as it was looked up last
 */
export function useCaller(phone: string, shown: string | null, requestId: string) {
  const [known, setKnown] = useState(shown);
  const looked = useRef(phone);
  const look = async ({ target }: FocusEvent<HTMLInputElement>) => {
    const { form, value } = target;
    if (!form || value === looked.current) return;
    looked.current = value;
    const body = new URLSearchParams({ requestId, phone: value });
    const answer = await fetch("/desk/known-number", { method: "POST", body })
      .then((response) => (response.ok ? (response.json() as Promise<Answer>) : null))
      .catch(() => null);
    if (!answer || looked.current !== value) return;
    setKnown(answer.words);
    fillBlank(form, ["name"], answer.values);
    fillBlank(form, ["email"], answer.values);
    fillBlank(form, ["street", "zip", "city"], answer.values);
  };
  return { known, look };
}

function fillBlank(form: HTMLFormElement, names: string[], values: Answer["values"]): void {
  const fields = names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [field] : [];
  });
  if (fields.some(({ value }) => value.trim() !== "")) return;
  for (const field of fields) field.value = values[field.name] ?? "";
}
