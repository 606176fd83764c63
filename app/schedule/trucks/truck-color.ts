/** Colors that stay apart on a small screen, beside their truck's name always. */
export const TRUCK_COLORS = ["orange", "blue", "green", "red", "purple", "gray"] as const;
export type TruckColor = (typeof TRUCK_COLORS)[number];
