export const words = {
  seen: "Here is what I see. Nothing is on your list until you say so.",
  nothing: "I can't tell what's in there. Tell me in words what's leaving.",
  /** @param limits what may be sent */
  none: (limits: string) => `I got no photo. ${limits}`,
  /** @param wait "3 minutes" */
  tooMany: (wait: string) =>
    `That's a lot of photos. Send more in ${wait}, or tell me in words what's leaving.`,
  /** Why a file was not looked at. */
  video: (file: string) => `${file} is a video. Send a photo instead, or tell me what it shows.`,
  noRoom: (file: string, most: number) =>
    `${file} wasn't checked. You can send ${most} photos at a time.`,
};
