/** Who works for the owner, and what the crew sees. */

import { type SettingsServices, save } from "#app/desk/settings/change-settings.server.ts";
import { beginningOf, singleLine } from "#app/lib/typed-text.ts";
import type { Client } from "#db/write-queue.server.ts";
import { addCrewMember, removeCrewMember } from "./crew.server.ts";

type CrewServices = { client: Client; now: () => Date };

const MAX_NAME_CHARACTERS = 60;

/** Adds somebody, once for each post. @returns the name as it is kept; null: there was none */
export async function addToCrew(
  { name, requestId }: { name: string; requestId: string },
  { client, now }: CrewServices,
): Promise<string | null> {
  const kept = beginningOf(singleLine(name), MAX_NAME_CHARACTERS);
  if (kept === "") return null;
  const at = now().toISOString();
  await client.write((free) => addCrewMember(free, kept, { requestId, at }));
  return kept;
}

/** Removes somebody: their devices are signed out and their code is spent. */
export async function removeFromCrew(id: number, { client, now }: CrewServices): Promise<void> {
  await client.write((free) => removeCrewMember(free, id, now().toISOString()));
}

/** Whether crew members see the amount to collect. */
export async function showCrewAmounts(isShown: boolean, services: SettingsServices): Promise<void> {
  await save("crewSeesAmounts", isShown, services);
}
