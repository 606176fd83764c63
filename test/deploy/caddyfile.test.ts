/** Checks that the rules which the shipped Caddyfile repeats are those of the site. */
import { readFileSync } from "node:fs";
import type { EntryContext } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { securityHeaders } from "#app/server/document/security-headers.server.ts";
import { withOwnQuery } from "#app/server/requests/strip-unknown-params.ts";
import { openSite } from "#test/support/site.ts";

const caddyfile = readFileSync("deploy/Caddyfile", "utf8");
const [headersPart = ""] = /\(junkbuddy_page_headers\)[\s\S]*?\n}/.exec(caddyfile) ?? [];
const unquoted = (text: string) => text.replace(/^"(.*)"$/, "$1");

test("the Caddyfile repeats the site's security headers, on http and https", () => {
  vi.stubEnv("DEV", false);
  const lines = [...headersPart.matchAll(/^\t\t(\+?[A-Z][\w-]+) (.+)$/gm)];
  const {
    "Strict-Transport-Security": hsts,
    "+Content-Security-Policy": more,
    ...plain
  } = Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, unquoted(value)]));
  // The policy in the page's head lists the scripts that may run.
  const own = (siteUrl: string) => ({
    ...securityHeaders(["unsafe-inline"], siteUrl),
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding, Cookie, Accept-Language",
  });
  expect(plain).toEqual(own("http://junk.example"));
  expect({
    ...plain,
    "Content-Security-Policy": `${plain["Content-Security-Policy"]}; ${more}`,
    "Strict-Transport-Security": hsts,
  }).toEqual(own("https://junk.example"));
});

const ADDRESSES = [
  ...["/", "/itemized", "/service-areas/katy", "/itemized/", "//itemized", "/FAQ", "/%69temized"],
  ...["/index.html", "/itemized/index.html", "/.hidden", "/itemized/..", "/itemized.data"],
];
const QUERIES = [
  ...["", "?", "?q=sofa", "?utm_source=tv", "?utm_source=tv&fbclid=", "?gclid", "?index"],
  ...["?utm_source=tv&q=sofa", "?utm-source=tv", "?xgclid=1", "?gclid2=1", "?&", "?utm_=%26q=1"],
  ...["?msclkid=1&gbraid=2&wbraid=3", "?%75tm_source=tv", "?utm_source=a?q=b", "?utm_a=1;q=sofa"],
];
const COOKIES = [
  ...["", "a=b", "cart", "cart=", "cart=sofa.1", "cart =sofa.1", "cart= sofa.1", "cart=\tsofa.1"],
  ...[
    'cart="sofa.1"',
    "Cart=sofa.1",
    "discount=",
    "discount=1",
    "discount =1",
    "x=cart",
    "cart==1",
  ],
];

test("Caddy serves from files only requests whose pages the site caches for every visitor", async () => {
  await openSite();
  const { pageKey } = await import("#app/cart/page-key.server.ts");
  const context = {
    staticHandlerContext: { matches: [{ route: { id: "page" } }] },
    routeModules: { page: { handle: { isCached: true } } },
  } as unknown as EntryContext;
  const [, address = ""] = /vars_regexp \{http\.request\.uri\} (\S+)/.exec(caddyfile) ?? [];
  const [, cookie = ""] = /not header_regexp Cookie \(\?i\)(\S+)/.exec(caddyfile) ?? [];
  const isSent = (uri: string, cookies: string) =>
    new RegExp(address).test(uri) && !new RegExp(cookie, "i").test(cookies);
  const isKept = (uri: string, cookies: string) => {
    const request = new Request(`http://junk.example${withOwnQuery(uri)}`, {
      headers: { cookie: cookies },
    });
    const { key, isShared } = pageKey(request, 200, new Headers(), context);
    return key !== null && isShared;
  };

  const jars = COOKIES.flatMap((one) => COOKIES.map((other) => `${one}; ${other}`)).concat(COOKIES);
  const requests = ADDRESSES.flatMap((path) => QUERIES.map((query) => path + query)).flatMap(
    (uri) => jars.map((jar) => [uri, jar] as const),
  );
  const sent = requests.filter(([uri, jar]) => isSent(uri, jar));
  expect(sent.filter(([uri, jar]) => !isKept(uri, jar))).toEqual([]);
  // Visits without a cart are served from files, also with an emptied cart or campaign parameters.
  for (const uri of ["/", "/itemized", "/service-areas/katy?utm_source=tv&fbclid=x"]) {
    for (const jar of ["", "a=b", "cart=; discount=", "discount=; cart="]) {
      expect(isSent(uri, jar), `${uri} ${jar}`).toBe(true);
    }
  }
});
