/** What a photo of a job may be (rule 180). */

export type PhotoKind = "customer" | "before" | "after";

/** The most photos a customer may have on a booking at a time. */
export const MAX_PHOTOS = 8;
/** The largest file a customer may send, in bytes. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
