import mark from "#app/ui/art/buddy.svg?raw";

/** The site's mark as a drawing, in the design's colors. */
export const MARK: string = mark;
