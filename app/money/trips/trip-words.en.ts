/** Why a trip was not taken as it was typed. */
export const words = {
  noPlace: "Where did you unload?",
  badFee: "Type the fee in dollars, like 84.50, or leave it blank.",
  badTons: "Type the tons as the ticket has them, like 1.37, or leave them blank.",
  notSaved: "The trip isn't saved yet.",
};
