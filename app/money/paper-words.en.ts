/** A receipt or an invoice on its page. */
export const words = {
  order: "Order ",
  why: "Why the price changed:",
  approvedBy: (who: string) => `Approved by ${who}:`,
  caption: "As booked and final",
  hauled: "What we hauled away",
  booked: "As booked",
  final: "Final",
  invoice: "Invoice",
  receipt: "Receipt",
  for: "For ",
  po: "PO ",
  paid: "Paid",
};
