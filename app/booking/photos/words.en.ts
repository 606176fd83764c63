/** The page and the forms that take photos (rule 180). */
export const words = {
  title: "Photos for the crew",
  lede: (most: number) =>
    `Add up to ${most} photos of the pile and the way to it. Only you and our crew see them.`,
  over: "This pickup is over, so photos can no longer be added or removed.",
  none: "No photos yet",
  count: (photos: number, most: number) => `${photos} of ${most} photos`,
  back: "Back to your booking",
  fromChat:
    "The photos from your chat are only in this browser tab. Do you want to keep them with your " +
    "booking, so the crew can see them?",
  numbered: (number: number, of: number) => `${number} of ${of}`,
  keep: "Keep my photos",
};
