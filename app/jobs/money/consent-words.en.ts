/** A price that is not the booked one, as its customer agrees to it (rules 410 to 414). */
export const words = {
  booked: "Price as booked",
  onSite: "To be set on site",
  price: "New price",
  tax: (rate: string) => `Sales tax ${rate}, included`,
  changed: "What changed",
  why: "Why",
  agree: (now: string) => `I agree to pay ${now} for this pickup.`,
  agreeInstead: (now: string, was: string) =>
    `I agree to pay ${now} for this pickup instead of ${was}.`,
  unchanged: "The list stays as booked",
  added: (units: number, item: string) => `Added: ${units} × ${item}`,
  leftOut: (units: number, item: string) => `Left out: ${units} × ${item}`,
  onCrewsPhone: (device: string) => `on the crew's phone (${device})`,
  onOwnPage: (device: string) => `on the booking's page (${device})`,
};
