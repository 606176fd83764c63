/** Who works for the owner, and what the crew sees. */
import type { CrewServices } from "#app/services/crew-store.ts";
import type { SettingsServices } from "#app/services/settings-store.ts";

const MAX_NAME_CHARACTERS = 60;

/** Adds somebody, once for each post. @returns the name as it is kept; null: there was none */
export async function addToCrew(
  { name, requestId }: { name: string; requestId: string | null },
  { crew }: CrewServices,
): Promise<string | null> {
  const kept = name
    .replace(/\p{C}+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_CHARACTERS);
  if (kept === "") return null;
  await crew.add(kept, requestId);
  return kept;
}

/** Removes somebody: their devices are signed out and their code is spent. */
export async function removeFromCrew(id: number, { crew }: CrewServices): Promise<void> {
  await crew.remove(id);
}

/** Whether crew members see the amount to collect. */
export async function showCrewAmounts(
  isShown: boolean,
  { save, now }: Pick<SettingsServices, "save" | "now">,
): Promise<void> {
  await save("crewSeesAmounts", isShown, now().toISOString());
}
