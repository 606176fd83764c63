/** Playwright's test, with what every journey here has in common. */
import { randomUUID } from "node:crypto";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";

export { expect };

export type Customer = {
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  zip: string;
};

type Fixtures = {
  /** Somebody nobody else's test books for. */
  customer: Customer;
  /** Console errors that a test brings about on purpose. */
  expectedErrors: RegExp | undefined;
  quietConsole: undefined;
};

/** Chromium notes every answer that is no success; a refused form or a missing page is none. */
const ANSWERED_AS_MEANT = /^Failed to load resource: .* status of (?:404|422) /;

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  customer: async ({}, use) => use(newCustomer()),
  expectedErrors: [undefined, { option: true }],
  /** No script fails and nothing breaks the Content-Security-Policy, on any page of any test. */
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!ANSWERED_AS_MEANT.test(text) && !expectedErrors?.test(text)) errors.push(text);
      };
      context.on("weberror", (error) => note(String(error.error())));
      context.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error") note(message.text());
      });
      await use(undefined);
      expect(errors, "errors in the console").toEqual([]);
    },
    { auto: true },
  ],
});

function newCustomer(): Customer {
  return {
    name: "Maria Lopez",
    email: `maria.${randomUUID()}@example.com`,
    phone: "(713) 555-0100",
    street: "100 Example St",
    city: "Houston",
    zip: "77002",
  };
}
