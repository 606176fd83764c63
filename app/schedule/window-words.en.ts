export const words = {
  /** What the usual windows are called; a window of the owner's own has its own name. */
  names: {} as Record<string, string>,
  am: "AM",
  pm: "PM",
};
