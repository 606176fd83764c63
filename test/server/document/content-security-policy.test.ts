import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { expect, test } from "vitest";
import { securityHeaders } from "#app/server/document/security-headers.server.ts";

const HASH = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** The findings of Google's evaluator for a policy, from "maybe" to "high". */
function findings(policy: string): string[] {
  const { csp } = new CspParser(policy);
  return new CspEvaluator(csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test("Google's evaluator finds nothing of high or medium severity in the policy", () => {
  const { "Content-Security-Policy": policy = "" } = securityHeaders(
    [HASH],
    "https://junk.example",
  );
  expect(findings(policy)).toEqual([]);
});

test("the desk's pages alone may have a service worker", () => {
  const policy = (hasWorker?: boolean) =>
    securityHeaders([HASH], "https://junk.example", hasWorker)["Content-Security-Policy"];
  expect(policy()).toContain("worker-src 'none'");
  expect(policy(true)).toContain("worker-src 'self'");
  expect(findings(policy(true) ?? "")).toEqual([]);
});

test("the answer to one page's form may lead to the site that takes cards, and nothing else is allowed there", () => {
  const policy = (leadsTo: string | null) =>
    securityHeaders([HASH], "https://junk.example", false, leadsTo)["Content-Security-Policy"] ??
    "";
  const paying = policy("https://checkout.stripe.com");
  expect(paying).toContain("form-action 'self' https://checkout.stripe.com;");
  expect(paying.replace(" https://checkout.stripe.com", "")).toBe(policy(null));
  expect(findings(paying)).toEqual([]);
});

test("Google's evaluator reports a policy that allows inline scripts", () => {
  expect(findings("script-src 'self' 'unsafe-inline'; object-src 'none'")).not.toEqual([]);
});
