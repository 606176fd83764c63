import { expect, test } from "vitest";
import { payLinkText, payLinkWords } from "#app/messages/pay-link.ts";

const JOB = {
  ...{ token: "a".repeat(64), orderNumber: "JB-123456" },
  ...{ phone: "+17135550188", phoneExtension: null },
};
const SHOP = { name: "Junk Buddy", siteUrl: "https://junkbuddy.example" };

test("the pay link as a text: the sum, the order and the page, in two segments at most", () => {
  const words = payLinkWords(JOB, SHOP, 28_756);
  expect(words).toBe(
    "Junk Buddy: thank you! $287.56 is left to pay for order JB-123456. By card: " +
      `https://junkbuddy.example/b/${"a".repeat(24)}`,
  );
  expect(payLinkWords(JOB, { ...SHOP, name: "x".repeat(60) }, 99_999_999).length).toBeLessThan(306);
  expect(payLinkText(JOB, SHOP, 28_756)).toBe(
    `sms:+17135550188?&body=${encodeURIComponent(words)}`,
  );
});
