import { expect, test } from "vitest";
import { openSite } from "#test/support/site.ts";

async function siteAndBrowser(cart?: string) {
  const site = await openSite();
  const browser = site.browser(cart === undefined ? {} : { cart });
  const press = (fields: Record<string, string>, headers = {}) =>
    browser.post(site.cart.action, "/cart", fields, headers);
  return { site, browser, press };
}

test("an addition is written to the cookie and redirects back to its page", async () => {
  const { browser, press } = await siteAndBrowser();
  const answer = await press({ change: "add.sofa", back: "/itemized?q=so#cart" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/itemized?q=so&unkept=sofa.1#cart");
  expect(answer.headers.getSetCookie()).toEqual([
    "cart=sofa.1; Max-Age=15724800; Path=/; SameSite=Lax",
  ]);
  await press({ change: "add.load-half" });
  await press({ change: "add.sofa" });
  expect(browser.cookies.get("cart")).toBe("sofa.2_load-half.1");
});

test.each([
  ["minus.sofa", "sofa.1_lamp.1"],
  ["minus.lamp", "sofa.2"],
  ["remove.sofa", "lamp.1"],
  ["minus.rug", "sofa.2_lamp.1"],
  ["add.abacus", "sofa.2_lamp.1"],
  ["add.constructor", "sofa.2_lamp.1"],
  ["add", "sofa.2_lamp.1"],
  ["", "sofa.2_lamp.1"],
])("the press %j turns sofa.2_lamp.1 into %s", async (change, cart) => {
  const { browser, press } = await siteAndBrowser("sofa.2_lamp.1");
  expect((await press({ change })).status).toBe(303);
  expect(browser.cookies.get("cart")).toBe(cart);
});

test.each([
  ["add", "lamp", "sofa.2_lamp.2"],
  ["minus", "sofa", "sofa.1_lamp.1"],
  ["add.sofa", "lamp", "sofa.3_lamp.1"],
  ["add", "abacus", "sofa.2_lamp.1"],
  ["add", "sofa 9", "sofa.2_lamp.1"],
  ["add", "", "sofa.2_lamp.1"],
])("the press %j on a card with the size %j picked makes %s", async (change, size, cart) => {
  const { browser, press } = await siteAndBrowser("sofa.2_lamp.1");
  expect((await press({ change, size, back: "/itemized#most-sofa" })).status).toBe(303);
  expect(browser.cookies.get("cart")).toBe(cart);
});

test("removing the last line leaves an empty cookie, so that no old cart is restored", async () => {
  const { press } = await siteAndBrowser("sofa.1");
  const answer = await press({ change: "remove.sofa" });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^cart=; Max-Age=15724800;/);
});

test.each([
  ["remove.sofa", "/?undo=sofa.2#quote"],
  ["minus.lamp", "/?undo=lamp.1#quote"],
  ["minus.sofa", "/#quote"],
  ["add.rug", "/#quote"],
  ["remove.rug", "/#quote"],
])("after the press %j on sofa.2_lamp.1 the answer is %s", async (change, location) => {
  const { press } = await siteAndBrowser("sofa.2_lamp.1");
  const answer = await press({ change, back: "/?undo=rug.3#quote" });
  expect(answer.headers.get("location")).toBe(location);
});

test("the page after it offers the line, and one press puts all of it back", async () => {
  const { site, browser, press } = await siteAndBrowser("lamp.1");
  const { body } = await browser.get(site.root.loader, "/?undo=sofa.2");
  expect(body).toMatchObject({ removed: { id: "sofa", name: "Sofa", quantity: 2 } });
  const answer = await press({ change: "add.sofa.2", back: "/?undo=sofa.2#quote" });
  expect(answer.headers.get("location")).toBe("/#quote");
  expect(browser.cookies.get("cart")).toBe("lamp.1_sofa.2");
  for (const undo of ["abacus.2", "<b>", "sofa.x", ""]) {
    const page = await browser.get(site.root.loader, `/?${new URLSearchParams({ undo })}`);
    expect(page.body).not.toHaveProperty("removed");
  }
});

test("a press drops products that the catalogue does not have", async () => {
  const { browser, press } = await siteAndBrowser("abacus.3_sofa.1");
  await press({ change: "add.lamp" });
  expect(browser.cookies.get("cart")).toBe("sofa.1_lamp.1");
});

test("a refused addition is reported on the page it redirects to, and the next press clears the report", async () => {
  const { browser, press } = await siteAndBrowser("sofa.200_lamp.1");
  const refused = await press({ change: "add.sofa", back: "/itemized?q=so#cart" });
  expect(refused.headers.get("location")).toBe("/itemized?q=so&full=line#cart");
  expect(browser.cookies.get("cart")).toBe("sofa.200_lamp.1");
  const next = await press({ change: "minus.sofa", back: "/itemized?q=so&full=line#cart" });
  expect(next.headers.get("location")).toBe("/itemized?q=so#cart");
});

test("a full cart and a full line are reported differently", async () => {
  const { press } = await siteAndBrowser("sofa.200_lamp.200_rug.100");
  const answer = await press({ change: "add.tire", back: "/load-size" });
  expect(answer.headers.get("location")).toBe("/load-size?full=cart");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/itemized",
  "javascript:alert(1)",
  "/itemized\r\nLocation: https://evil.example",
  "",
])("the return path %j never leaves the site", async (back) => {
  const { press } = await siteAndBrowser("");
  const answer = await press({ change: "add.sofa", back });
  expect(answer.headers.get("location")).toBe("/itemized");
});

test("a return path with dot segments ends at the home page", async () => {
  const { press } = await siteAndBrowser("");
  const answer = await press({ change: "add.sofa", back: "/itemized/../.." });
  expect(answer.headers.get("location")).toBe("/");
});

test("a form of another site changes no cart", async () => {
  const { browser, press } = await siteAndBrowser("sofa.1");
  for (const headers of [
    { origin: "https://evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "null" },
  ]) {
    const answer = await press({ change: "remove.sofa" }, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect(browser.cookies.get("cart")).toBe("sofa.1");
  const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
  expect((await press({ change: "remove.sofa" }, own)).status).toBe(303);
});

test("a body that is too large or of another type changes nothing", async () => {
  const { site, browser, press } = await siteAndBrowser("sofa.1");
  expect((await press({ change: "remove.sofa", back: "x".repeat(40_000) })).status).toBe(413);
  const body = JSON.stringify({ change: "remove.sofa" });
  const headers = { "content-type": "application/json" };
  const answer = await browser.send(site.cart.action, "/cart", { method: "POST", body, headers });
  expect(answer.status).toBe(415);
  expect(browser.cookies.get("cart")).toBe("sofa.1");
});

test("opening /cart as a page redirects to the cart", async () => {
  const { site, browser } = await siteAndBrowser();
  const answer = await browser.get(site.cart.loader, "/cart");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/itemized#cart"]);
});

test("an advice on the price is on the page, follows the cart, and its press makes the cart it names", async () => {
  const { site, browser, press } = await siteAndBrowser("mattress-queen.1_box-spring-queen.1");
  await press({ change: "add.bed-frame-queen" });
  type Advice = ReturnType<typeof site.itemized.loader>["advice"];
  const opened = await browser.get(site.itemized.loader, "/itemized");
  const { advice } = opened.body as { advice: Advice };
  const asked = JSON.parse(
    `${(await browser.get(site.cartAdvice.loader, "/cart/advice")).body}`,
  ) as Advice;
  expect(asked).toEqual(advice);
  const [set] = advice.lines;
  expect(set?.text).toBe(
    "As one Queen Bed Set instead of its parts, you pay $165.00, $40.00 less.",
  );
  const answer = await press({ swap: set?.press ?? "", back: "/itemized#cart" });
  expect(answer.headers.get("location")).toBe("/itemized#cart");
  expect(browser.cookies.get("cart")).toBe("bed-set-queen.1");
  await press({ swap: "bed-set-queen.1:abacus.1" });
  expect(browser.cookies.get("cart")).toBe("bed-set-queen.1");
});

test("a browser that never sends a cookie is told so, and its list grows in the address", async () => {
  const { site } = await siteAndBrowser();
  // A browser of its own for each request has no cookie that an answer before set.
  const press = async (change: string, back: string) => {
    const answer = await site.browser().post(site.cart.action, "/cart", { change, back });
    return answer.headers.get("location") ?? "";
  };
  const unkeptAt = async (path: string, cookies = {}) => {
    const { body } = await site.browser(cookies).get(site.root.loader, path);
    return (body as Awaited<ReturnType<typeof site.root.loader>>).unkept;
  };
  const first = await press("add.sofa", "/itemized?q=so#cart");
  expect(first).toBe("/itemized?q=so&unkept=sofa.1#cart");
  expect(await unkeptAt(first)).toEqual([{ id: "sofa", quantity: 1 }]);
  const second = await press("add.lamp", first);
  expect(second).toBe("/itemized?q=so&unkept=sofa.1_lamp.1#cart");
  expect(await press("remove.sofa", second)).toBe("/itemized?q=so&unkept=lamp.1&undo=sofa.1#cart");
  expect(await press("remove.lamp", "/load-size?unkept=lamp.1")).toBe("/load-size?undo=lamp.1");

  expect(await unkeptAt("/itemized?unkept=abacus.1_%3Cb%3E.1")).toBeNull();
  expect(await unkeptAt("/itemized")).toBeNull();
});

test("a browser that sends the cookie is told nothing, and its next press clears the address", async () => {
  const { site, browser, press } = await siteAndBrowser();
  const first = await press({ change: "add.sofa", back: "/itemized" });
  const path = first.headers.get("location") ?? "";
  const { body } = await browser.get(site.root.loader, path);
  expect(body).toMatchObject({ unkept: null, lines: [{ id: "sofa" }] });
  const next = await press({ change: "add.sofa", back: path });
  expect(next.headers.get("location")).toBe("/itemized");
  expect(browser.cookies.get("cart")).toBe("sofa.2");
});
