import { expect, test } from "vitest";
import {
  deliveryAddress,
  emailKey,
  emailQuestion,
  isEmailAddress,
  likelyEmail,
  mailtoHref,
} from "#app/lib/email-address.ts";

test.each([
  ["renata@example.com", "renata@example.com"],
  ["josé.muñoz@example.com", "josé.muñoz@example.com"],
  ["jose\u0301@example.com", "josé@example.com"],
  ["bob&ana@example.com", "bob&ana@example.com"],
  ["o'neil+junk@mail.example.co", "o'neil+junk@mail.example.co"],
  ["ana@münchen.de", "ana@xn--mnchen-3ya.de"],
  ["ana@español.example", "ana@xn--espaol-zwa.example"],
  ["用户@例え.テスト", "用户@xn--r8jz45g.xn--zckzah"],
  ["Ana@Example.COM", "Ana@example.com"],
])("%s is delivered to %s", (email, address) => {
  expect(isEmailAddress(email)).toBe(true);
  expect(deliveryAddress(email)).toBe(address);
  expect(emailKey(` ${email.toUpperCase()} `)).toBe(emailKey(email));
});

test.each([
  ...["maria", "maria@", "@example.com", "maria@example", "maria@example.", "maria@-x.com"],
  ...["a b@example.com", "maria@exa mple.com", ".maria@example.com", "ma..ria@example.com"],
  ...["maria@example.com, other@example.com", "<maria@example.com>", "maria@10.0.0.1", "m@[::1]"],
  ...["maria@example.com/x", "maria@example.com?bcc=x@y.co", "a@b@example.com", "m@exa%6dple.com"],
  ...[`${"ñ".repeat(33)}@example.com`, "maria@example.com\u0000", '"a b"@example.com'],
])("%j is no address", (email) => expect(isEmailAddress(email)).toBe(false));

test.each([
  ["renata@gmial.com", "renata@gmail.com"],
  ["renata@gmai.com", "renata@gmail.com"],
  ["renata@gnail.com", "renata@gmail.com"],
  ["renata@gmail.con", "renata@gmail.com"],
  ["renata@gmail.co", "renata@gmail.com"],
  ["renata@GMAIL.cmo", "renata@gmail.com"],
  ["renata@gmailcom", "renata@gmail.com"],
  ["renata@gmail", "renata@gmail.com"],
  ["renata@yaho.com", "renata@yahoo.com"],
  ["renata@hotmial.con", "renata@hotmail.com"],
  ["renata@outlok.com", "renata@outlook.com"],
  ["renata@iclould.com", "renata@icloud.com"],
  ["renata@comcast.ent", "renata@comcast.net"],
  ["josé&ana@gamil.com", "josé&ana@gmail.com"],
])("%s was meant to be %s", (email, meant) => expect(likelyEmail(email)).toBe(meant));

test.each([
  ...["gmail.com", "googlemail.com", "ymail.com", "mail.com", "email.com", "hotmail.co.uk"],
  ...["yahoo.ca", "yahoo.com.mx", "live.co.uk", "outlook.es", "all.com", "love.com", "me.com"],
  ...["example.com", "rice.edu", "gmail.example", "aol.com", "att.net", "msn.com", "proton.me"],
])("a mailbox at %s is not asked about", (domain) => {
  expect(likelyEmail(`renata@${domain}`)).toBeUndefined();
});

test("nobody is asked twice about the same address", () => {
  expect(emailQuestion("a@gmial.com", "", "Book")).toBe(
    "Did you mean a@gmail.com? If yours is right, press Book again.",
  );
  expect(emailQuestion(" a@gmial.com", "a@gmial.com", "Book")).toBeNull();
  expect(emailQuestion("b@gmial.com", "a@gmial.com", "Book")).not.toBeNull();
});

test("a link that begins an email holds nothing but the address", () => {
  expect(mailtoHref("bob&ana?x@münchen.de")).toBe("mailto:bob%26ana%3Fx@xn--mnchen-3ya.de");
  expect(mailtoHref("m.l+junk@example.com")).toBe("mailto:m.l+junk@example.com");
});
