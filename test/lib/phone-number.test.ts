import { expect, test } from "vitest";
import { maskedPhone } from "#app/booking/booking-view.ts";
import { phoneHref, textHref } from "#app/lib/phone.ts";
import { phoneKey, phoneWords, readPhone } from "#app/lib/phone-number.ts";

test.each([
  ["713-555-0100", "+17135550100", null, "(713) 555-0100"],
  ["1 (713) 555-0100", "+17135550100", null, "(713) 555-0100"],
  ["tel:+1-713-555-0100", "+17135550100", null, "(713) 555-0100"],
  ["001 713 555 0100", "+17135550100", null, "(713) 555-0100"],
  ["713/555-0100", "+17135550100", null, "(713) 555-0100"],
  ["713-555-0100 x204", "+17135550100", "204", "(713) 555-0100, ext. 204"],
  ["(713)555-0100x5", "+17135550100", "5", "(713) 555-0100, ext. 5"],
  ["713 555 0100 ext.: 9", "+17135550100", "9", "(713) 555-0100, ext. 9"],
  ["713 555 0100 extensión 7", "+17135550100", "7", "(713) 555-0100, ext. 7"],
  ["7135550100,204", "+17135550100", "204", "(713) 555-0100, ext. 204"],
  ["713-555-0100 #204, after 5", "+17135550100", "204", "(713) 555-0100, ext. 204"],
  ["+17135550100;ext=204", "+17135550100", "204", "(713) 555-0100, ext. 204"],
  ["cell 713 555 0100 after 5", "+17135550100", null, "(713) 555-0100"],
  ["011 52 81 8345 6789", "+528183456789", null, "+52 81 8345 6789"],
  ["0052 81 8345 6789", "+528183456789", null, "+52 81 8345 6789"],
  ["52 81 8345 6789", "+528183456789", null, "+52 81 8345 6789"],
  ["+52 1 81 8345 6789", "+528183456789", null, "+52 81 8345 6789"],
  ["011 44 20 7946 0958", "+442079460958", null, "+44 20 7946 0958"],
])("%s is %s, extension %s, shown as %s", (typed, number, extension, shown) => {
  expect(readPhone(typed)).toEqual({ number, extension });
  expect(phoneWords({ phone: typed })).toBe(shown);
  expect(phoneWords({ phone: number, phoneExtension: extension })).toBe(shown);
  expect(readPhone(shown)).toEqual({ number, extension });
  expect(phoneKey(typed)).toBe(number);
  expect(phoneHref(shown)).toBe(`tel:${number}${extension ? `,${extension}` : ""}`);
  expect(textHref(shown)).toBe(`sms:${number}`);
});

test.each([
  "555-0100",
  "713555010",
  "713-555-010 x204",
  "1234567890123456",
  "call me",
  "",
  "ext 1234567890",
])("%j is no phone number", (typed) => {
  const read = readPhone(typed);
  if (typed.startsWith("ext")) expect(read?.number).toBe("+11234567890");
  else expect(read).toBeNull();
});

test("a lead's number that cannot be read is shown as it is, without control characters", () => {
  expect(phoneWords({ phone: "7135550100713555\u001b[01" })).toBe("7135550100713555 [01");
});

test.each([
  ["+1 713 555 0199", "(713) …99"],
  ["17135550199", "(713) …99"],
  ["713-555-0199 x204", "(713) …99"],
  ["+528183456789", "…89"],
])("%s is half hidden as %s", (phone, shown) => expect(maskedPhone({ phone })).toBe(shown));
