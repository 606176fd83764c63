import { expect, test } from "vitest";
import type { Language } from "#app/lib/language.ts";
import { payLinkText, payLinkWords, priceLinkText } from "#app/messages/pay-link.ts";
import { onMyWayText } from "#app/messages/words.ts";

const JOB = {
  ...{ token: "a".repeat(64), orderNumber: "JB-123456" },
  ...{ phone: "+17135550188", phoneExtension: null },
};
const SHOP = { name: "Junk Buddy", siteUrl: "https://junkbuddy.example" };
const PAGE = `${SHOP.siteUrl}/b/${"a".repeat(24)}`;

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

test("the owner's phone is ready with words in the language of the booking", () => {
  const job = { ...JOB, name: "Ana Ruiz", phone: JOB.phone };
  const ready = (language: Language) => {
    const own = { ...job, language };
    const links = [
      ...[payLinkText(own, SHOP, 28_756), priceLinkText(own, SHOP), onMyWayText(own, SHOP.name)],
    ];
    return links.map((href) => decodeURIComponent(href.replace(/^.*body=/, "")));
  };
  expect(ready("es")).toEqual([
    `Junk Buddy: ¡gracias! Quedan por pagar $287.56 del pedido JB-123456. Con tarjeta: ${PAGE}`,
    `Junk Buddy: hay un nuevo precio para el pedido JB-123456. Véalo y responda en: ${PAGE}`,
    "Hola Ana, somos de Junk Buddy. Ya vamos en camino.",
  ]);
  expect(ready("en")[2]).toBe("Hi Ana, this is Junk Buddy. We're on our way to you now.");
});
