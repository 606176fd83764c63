/**
 * Asks which windows are marked for the ZIP of a form, now and after each other ZIP that is typed. While
 * the server is being asked, and where it cannot be, none are.
 * @param found the marked windows, as `formatSlot` writes them
 */
export function watchZip(
  form: HTMLFormElement | null,
  found: (near: readonly string[]) => void,
): void {
  const field = form?.querySelector<HTMLInputElement>('[name="zip"]');
  // The page has come with the marks of a ZIP that was posted.
  let asked = field?.defaultValue.trim().slice(0, 5) ?? "";

  async function look(): Promise<void> {
    const zip = field?.value.trim().slice(0, 5) ?? "";
    if (zip === asked) return;
    asked = zip;
    found([]);
    if (!/^\d{5}$/.test(zip)) return;
    const answer = await fetch(`/schedule/near?zip=${zip}`).catch(() => null);
    const near = answer?.ok ? await answer.json() : [];
    if (zip === asked) found(near);
  }

  field?.addEventListener("input", () => void look());
  void look();
}
