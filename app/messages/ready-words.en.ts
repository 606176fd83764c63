/** Texts that the owner's own phone is ready to send. */
export const words = {
  onMyWay: (name: string, sender: string) =>
    `Hi ${name}, this is ${sender}. We're on our way to you now.`,
  leftToPay: (sender: string, sum: string, order: string, link: string) =>
    `${sender}: thank you! ${sum} is left to pay for order ${order}. By card: ${link}`,
  newPrice: (sender: string, order: string, link: string) =>
    `${sender}: there is a new price for order ${order}. Please look at it and answer here: ${link}`,
};
