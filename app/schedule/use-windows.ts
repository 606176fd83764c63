import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { type TimeOfDay, USUAL_WINDOWS } from "./schedule.ts";

/** The windows that the shop offers, in the order of the day, as the page came with them. */
export const useWindows = (): readonly TimeOfDay[] => useBusiness().windows ?? USUAL_WINDOWS;
