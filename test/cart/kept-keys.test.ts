import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { openSite } from "#test/support/site.ts";

test("a page that sets a cookie or forbids storing is never cached", async () => {
  await openSite();
  const { keptKeys } = await import("#app/cart/kept-keys.server.ts");
  const context = {
    staticHandlerContext: { matches: [{ route: { id: "page" } }] },
    routeModules: { page: { handle: { keep: "main" } } },
  } as unknown as EntryContext;
  const isKept = (headers: Record<string, string>) => {
    const request = new Request("http://junk.example/faq");
    const { page, main } = keptKeys(request, 200, new Headers(headers), context);
    return [page !== null, main !== null];
  };
  expect(isKept({})).toEqual([true, true]);
  expect(isKept({ "Set-Cookie": "cart=" })).toEqual([false, false]);
  expect(isKept({ "set-cookie": "booking=x; HttpOnly" })).toEqual([false, false]);
  expect(isKept({ "Cache-Control": "private, no-store" })).toEqual([false, false]);
});
