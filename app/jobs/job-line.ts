/** A cart line as it was booked: names, prices (cents) and points do not follow the catalogue. */
export type JobLine = {
  id: string;
  name: string;
  quantity: number;
  priceCents: number;
  volume: number;
};
