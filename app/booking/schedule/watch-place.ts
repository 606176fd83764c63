import { knownState } from "#app/schedule/area/texas.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Watches the city and ZIP fields. A listed city or a Texas ZIP selects the state, unless the
 * visitor has selected one; and the server is asked which windows are near the ZIP. There are none
 * while the request is pending, and none if it fails.
 * @param found gets the windows, as `formatSlot` writes them
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

/** Requests the windows near the ZIP in a field, once for each ZIP. */
function lookerOf(field: HTMLInputElement, found: (near: readonly string[]) => void) {
  // The page already has the windows of a ZIP that was posted.
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
