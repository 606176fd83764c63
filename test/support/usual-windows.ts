import { USUAL_WINDOWS, windowNamed } from "#app/schedule/schedule.ts";

/** The spec's three windows (rule 52), whose keys are their names. */
export const WINDOWS = USUAL_WINDOWS.map(windowNamed);
