/** Why a job was not finished, or another price not put to its customer, as far as the crew can be told. */
export const words = {
  /** Of a price above the booked one. */
  noApproval: "No approval by the customer is on record.",
  choosePaid: {
    problem: "Choose how it was paid.",
    advice: "If it isn't paid yet, choose Not yet. Nothing was changed.",
  },
  ended: {
    problem: "You can no longer do that with this job.",
    advice: "It is already done or canceled. Nothing was changed.",
  },
  "open-days": {
    problem: "Another day of this job is still open.",
    advice: "Nothing was changed. If the whole job is done all the same, press again.",
  },
  "no-reason": {
    problem: "Add a reason.",
    advice: "It goes on the receipt. Nothing was changed.",
  },
  empty: {
    problem: "Nothing is left on the list.",
    advice: "If there was nothing to haul, cancel the job instead. Nothing was changed.",
  },
  "bad-price": {
    problem: "That isn't a price.",
    advice: "Type it like 404.59. Nothing was changed.",
  },
  "owner-only": {
    problem: "Only the owner can record that.",
    advice: "Nothing was changed. Show the customer the new price, or finish the job as booked.",
  },
  "no-approval": {
    problem: "The customer's approval doesn't count any more.",
    advice:
      "The price or the list has changed since, or the price was taken back. Nothing was changed.",
  },
  same: {
    problem: "That's the list and the price as booked.",
    advice: "Change the list or set a price first. Nothing was changed.",
  },
  gone: {
    problem: "There is no proposed price any more.",
    advice: "The price as booked stands. Nothing was changed.",
  },
  "bad-amount": {
    problem: "That amount isn't right.",
    advice: "Type it like 120.00, up to what is owed or to be refunded. The tip has its own field.",
  },
  "bad-tip": {
    problem: "That isn't a tip.",
    advice: "Type it like 20.00, or choose None. Nothing was changed.",
  },
  "tip-unpaid": {
    problem: "A tip needs a payment.",
    advice: "Choose how it was paid, or add the tip later with the payment. Nothing was changed.",
  },
  /** Of a customer's answer that was given without signal (rule 414). */
  answerKept: "It doesn't count. The job's history has it, and the owner's inbox.",
};
