import { knownState } from "#app/domain/texas.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Follows what is typed of the place, now and from now on: a city of the list or a Texas ZIP chooses the
 * state, unless the visitor has; and the server is asked which windows are marked for the ZIP. While it
 * is being asked, and where it cannot be, none are.
 * @param found the marked windows, as `formatSlot` writes them
 */
export function watchPlace(
  form: HTMLFormElement | null,
  found: (near: readonly string[]) => void,
): void {
  const [city, state, zip] = ["city", "state", "zip"].map((name) =>
    form?.querySelector<Field>(`[name="${name}"]`),
  );
  if (!form || !city || !state || !zip) return;
  const look = lookerOf(zip as HTMLInputElement, found);
  const follow = (target: EventTarget | null) => {
    if (target !== state) {
      state.value = knownState({ city: city.value, state: state.value, zip: zip.value });
    }
    void look();
  };
  form.addEventListener("input", ({ target }) => follow(target));
  follow(null);
}

/** Asks for the marks of the ZIP in a field, once for each ZIP. */
function lookerOf(field: HTMLInputElement, found: (near: readonly string[]) => void) {
  // The page has come with the marks of a ZIP that was posted.
  let asked = field.defaultValue.trim().slice(0, 5);
  return async () => {
    const zip = field.value.trim().slice(0, 5);
    if (zip === asked) return;
    asked = zip;
    found([]);
    if (!/^\d{5}$/.test(zip)) return;
    const answer = await fetch(`/schedule/near?zip=${zip}`).catch(() => null);
    const near = answer?.ok ? await answer.json() : [];
    if (zip === asked) found(near);
  };
}
