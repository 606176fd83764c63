/** What a grid of photos says. */
export const words = {
  photo: (number: number) => `Photo ${number}`,
  see: (number: number) => `See photo ${number} in full`,
  removePhoto: (number: number) => `Remove photo ${number}`,
  remove: "Remove",
};
