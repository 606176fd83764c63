/** For search engines. */
export const words = {
  language: "en-US",
  service: "Junk removal",
  perTruck: (from: string, to: string) => `${from}-${to} per truck`,
};
