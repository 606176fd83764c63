/** What the card service's page says is paid. */
export const words = {
  /** @param receipt its number; null: there is none */
  pickup: (order: string, receipt: string | null) =>
    `Junk pickup, order ${order}${receipt === null ? "" : `, receipt ${receipt}`}`,
};
