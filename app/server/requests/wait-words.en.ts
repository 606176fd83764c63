export const words = {
  /** A time to wait: "20 seconds". */
  seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
  minutes: (count: number) => `${count} minutes`,
};
