/** For search engines. */
export const words = {
  service: "Junk removal",
  perTruck: (from: string, to: string) => `${from}-${to} per truck`,
};
