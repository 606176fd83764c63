import fc from "fast-check";
import { expect, test } from "vitest";
import { returnPath } from "#app/cart/return-path.ts";

test.each([
  "/itemized",
  "/load-size",
  "/schedule",
  "/",
  "/itemized?q=sofa&full=line#cart",
  "/itemized#cart",
])("%s is accepted as a return path", (path) => expect(returnPath(path)).toBe(path));

test.each([
  null,
  "",
  "itemized",
  "//evil.example",
  "//evil.example/itemized",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  " /itemized",
  "https://evil.example/itemized",
  "http:/itemized",
  "javascript:alert(1)",
  "data:text/html,x",
  "/healthz",
  "/cart",
  "/itemized/../healthz",
  "/%2e%2e//evil.example",
  "/./\\evil.example",
  "/itemized/",
  "/itemized\r\nSet-Cookie: x=y",
  `/itemized?${"x".repeat(4_400)}`,
])("%j is replaced by /itemized", (path) => {
  expect(returnPath(path)).toBe("/itemized");
});

test("a path with dot segments stays on the site", () => {
  expect(returnPath("/itemized/../..")).toBe("/");
  expect(returnPath("/load-size/../../..//itemized")).toBe("/itemized");
});

test("no text gives an address of another site", () => {
  const parts = [
    "/",
    "\\",
    "..",
    ".",
    "//",
    "evil.example",
    "itemized",
    "?",
    "#",
    "@",
    ":",
    "%2f",
    "%5c",
    "https:",
    "\t",
    " ",
    "é",
  ];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((some) => some.join("")),
        fc.string({ unit: "binary" }),
        fc.webUrl(),
      ),
      (wanted) => {
        const url = new URL(returnPath(wanted), "https://junk.example");
        expect(url.origin).toBe("https://junk.example");
        expect(["/itemized", "/load-size", "/schedule", "/chat", "/"]).toContain(url.pathname);
      },
    ),
    { numRuns: 2000 },
  );
});
