export const words = {
  /** Asked of an address that looks mistyped. @param button the words of the button that sends it */
  didYouMean: (email: string, button: string) =>
    `Did you mean ${email}? If yours is right, press ${button} again.`,
};
