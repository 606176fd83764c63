import buddy from "#app/ui/art/buddy.svg?raw";
import skyline from "#app/ui/art/skyline.svg?raw";
import truck from "#app/ui/art/truck.svg?raw";

/** Drawings of the site as text, in the design's colors. */
export const ART = { buddy, skyline, truck };
