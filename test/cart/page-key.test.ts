import type { EntryContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { openSite } from "#test/support/site.ts";

test("a page that sets a cookie or forbids storing is never cached", async () => {
  await openSite();
  const { pageKey } = await import("#app/cart/page-key.server.ts");
  const context = {
    staticHandlerContext: { matches: [{ route: { id: "page" } }] },
    routeModules: { page: { handle: { isCached: true } } },
  } as unknown as EntryContext;
  const isKept = (headers: Record<string, string>) => {
    const request = new Request("http://junk.example/faq");
    return pageKey(request, 200, new Headers(headers), context).key !== null;
  };
  expect(isKept({})).toEqual(true);
  expect(isKept({ "Set-Cookie": "cart=" })).toEqual(false);
  expect(isKept({ "set-cookie": "booking=x; HttpOnly" })).toEqual(false);
  expect(isKept({ "Cache-Control": "private, no-store" })).toEqual(false);
});
