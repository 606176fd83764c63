/** The emails to an account about its invoices. */
export const words = {
  why:
    "You're getting this email because your business has an account with us. " +
    "Anyone who has the link can see the invoice.",
  due: (sum: string, day: string) => `${sum} is due by ${day}.`,
  wasDue: (sum: string, day: string) => `${sum} was due by ${day}.`,
  nothingLeft: "Nothing is left to pay. Thank you.",
  /** @param po the number of the account's order; may be "" */
  forAccount: (account: string, po: string) => `For ${account}${po && `, PO ${po}`}.`,
  replaces: (number: string) => `It takes the place of invoice ${number}, which is void.`,
  title: (number: string) => `Invoice ${number}`,
  paidSubject: (number: string, sender: string) => `Invoice ${number} from ${sender}: paid`,
  subject: (number: string, sender: string, sum: string, day: string) =>
    `Invoice ${number} from ${sender}: ${sum}, due by ${day}`,
  soonTitle: (number: string, day: string) => `Invoice ${number} is due on ${day}`,
  soonSubject: (sum: string, number: string, day: string) =>
    `Reminder: ${sum} on invoice ${number} is due on ${day}`,
  lateTitle: (number: string, day: string) => `Invoice ${number} was due on ${day}`,
  lateSubject: (sum: string, number: string, day: string) =>
    `${sum} is still to pay: invoice ${number} was due on ${day}`,
  whatFor: (jobs: number) => (jobs === 1 ? "What it is for" : `What it is for, ${jobs} jobs`),
  total: "Total",
  tax: "Sales tax in it",
  paid: "Paid",
  stillToPay: "Still to pay",
  oweBack: "We owe you back",
  pay: (number: string) => `To pay by check or transfer, name ${number}.`,
  payOrCard: (number: string, jobs: number) =>
    `To pay by check or transfer, name ${number}. To pay by card${jobs > 1 ? ", job by job" : ""}, open it.`,
  see: "See and print the invoice",
  wrong: (phone: string) => `Is something wrong, or have you paid already? Call ${phone}.`,
};
