import type { ReactNode } from "react";

/** The page with the code that a customer pays by card with. */
export const words = {
  title: "Pay by card",
  show: "Card: show this code",
  paid: "Paid",
  help:
    "The customer points their phone at the code and pays on their own screen. This page says so once the money " +
    "is in.",
  point: (name: ReactNode, sum: ReactNode) => (
    <>
      {name} points the phone’s camera here, and pays {sum} on Stripe’s page. The tip is asked
      there.
    </>
  ),
  code: (name: string) => `QR code with which ${name} pays by card`,
  notPaid: "Not paid yet.",
  look: "Look again",
  hasPaid: (name: ReactNode) => <>{name} has paid. Nothing is left to pay.</>,
  back: "Back to the job",
};
