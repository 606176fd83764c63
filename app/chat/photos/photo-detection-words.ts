/** The assistant's messages about photos (rules 91 to 95). */
import { type RefusedFile, refusedFileWordsBut } from "#app/booking/photos/photo-words.ts";
import { MAX_CHAT_PHOTOS } from "./photo-detections.ts";

export const PHOTO_LIMITS = `Up to ${MAX_CHAT_PHOTOS} photos, JPEG, PNG or WebP, 10 MB each.`;
/** Said before anything is sent. */
export const PHOTO_PRIVACY =
  "We make them small, take out where and when they were shot, and send them to the AI " +
  "service that reads our chat. We keep none: once you have booked, you can add them for " +
  "the crew.";

export const SEEN_SOMETHING = "Here is what I see. Nothing is on your list until you say so.";
export const SEEN_QUESTION = "Are these leaving? Untick what stays.";
export const SEEN_NOTHING =
  "I see nothing there that I can name for sure. Tell me in words what's leaving.";
export const SEEN_DECLINED = "No problem, none of it is on your list. Tell me what's leaving.";
export const LOOK_FAILED =
  "I couldn't look at photos just now. Tell me in words what's leaving, or try the photos again.";
export const NO_PHOTO = `I got no photo. ${PHOTO_LIMITS}`;

/** The customer's message that photos come with. */
export function photosSent(count: number): string {
  return count === 1 ? "1 photo" : `${count} photos`;
}

const inChat = refusedFileWordsBut({
  video: "is a video. Send a photo instead, or tell me what it shows.",
  "no-room": `was not looked at: ${MAX_CHAT_PHOTOS} photos at a time is the most.`,
});

/** Each file that was not looked at, and why. */
export function unseenFilesWords(refused: readonly RefusedFile[]): string {
  return refused.map(inChat).join(" ");
}

/** @param wait in words: "3 minutes" */
export function tooManyPhotosWords(wait: string): string {
  return `That's a lot of photos. Send more in ${wait}, or tell me in words what's leaving.`;
}
