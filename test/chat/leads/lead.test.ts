import { expect, test } from "vitest";
import { parseLead } from "#app/chat/leads/lead.ts";
import { words } from "#app/chat/words.ts";

test("a name and a phone of ten digits are a lead, trimmed", () => {
  expect(parseLead({ name: "  Maria ", phone: " (713) 555-0100 " })).toEqual({
    name: "Maria",
    phone: "+17135550100",
    phoneExtension: null,
  });
});

test.each([
  ["a blank name", { name: " \u0000\t", phone: "7135550100" }],
  ["no name", { phone: "7135550100" }],
  ["nine digits", { name: "Maria", phone: "713555010" }],
  ["a name without end", { name: "m".repeat(101), phone: "7135550100" }],
  ["a phone without end", { name: "Maria", phone: "7".repeat(41) }],
  ["a name that is no text", { name: ["Maria"], phone: "7135550100" }],
  ["a phone that is no text", { name: "Maria", phone: 7_135_550_100 }],
  ["nothing", null],
  ["a text", "Maria"],
])("%s is not a lead", (_, values) => {
  expect(parseLead(values)).toBeNull();
});

test("line breaks in a lead become a blank", () => {
  expect(parseLead({ name: "Maria\r\nLopez", phone: "7135550100" })?.name).toBe("Maria Lopez");
});

test("the error message is that of rule 42", () => {
  expect(words.leadError).toBe("Please add a name and a valid phone number (10+ digits).");
});
