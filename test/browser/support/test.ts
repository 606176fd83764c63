/** Playwright's test, with the fixtures that all journeys share. */
import { randomUUID } from "node:crypto";
import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { type Language, speak } from "#app/lib/language.ts";

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
  /** A customer with details that no other test uses. */
  customer: Customer;
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp | undefined;
  quietConsole: undefined;
};

type WorkerFixtures = {
  /** That of the pages: the site's words and paths (`hrefOf`) are in it, read inside of a test. */
  language: Language;
  speaking: undefined;
};

/**
 * Chromium logs every answer that is not a success, also for a refused form or a missing page,
 * which are expected.
 */
const ANSWERED_AS_MEANT = /^Failed to load resource: .* status of (?:404|409|422) /;

export const test = base.extend<Fixtures, WorkerFixtures>({
  language: ["en", { option: true, scope: "worker" }],
  speaking: [
    async ({ language }, use) => {
      speak(language);
      await use(undefined);
    },
    { auto: true, scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  customer: async ({}, use) => use(newCustomer()),
  expectedErrors: [undefined, { option: true }],
  /** Fails a test when a script fails or the Content-Security-Policy is violated on any page. */
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
