import { expect, test } from "vitest";
import { EMPTY_PARSED } from "#app/chat/chat.ts";
import { answered, NEW_CHAT, userSays } from "#app/chat/chat-flow.ts";
import { asksForDiscount } from "#app/chat/discount-asked.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";

test.each([
  "I want the discount",
  "give me 10% off",
  "any coupons?",
  "2 couches with the discount please",
  "quiero el descuento",
  "¿tienen cupón?",
])("%s asks for the discount: the lead form opens, whatever was declined before", (said) => {
  expect(asksForDiscount(said)).toBe(true);
  const declined = userSays({ ...NEW_CHAT, isPostOfferShown: true }, said);
  const answer = { reply: "Yes.", parsed: EMPTY_PARSED };
  expect(answered(declined, answer, { isDiscountOn: false, numbers: USUAL_NUMBERS }).prompt).toBe(
    "lead",
  );
  expect(
    answered(declined, answer, { isDiscountOn: true, numbers: USUAL_NUMBERS }).prompt,
  ).toBeNull();
});

test.each([
  "I don't want the discount",
  "no discount, thanks",
  "a couch from a discount store",
  "sin descuento",
  "10 chairs",
])("%s does not ask for the discount", (said) => {
  expect(asksForDiscount(said)).toBe(false);
});
