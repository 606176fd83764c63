/** The page "Look": colors, words and logo (rules 520 to 524). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openDeskSite } from "#test/support/desk-site.ts";

type Page = { seen: { look: string }; look: { main: string; logo: { file: string } | null } };
type Refused = { problem: string; typed: Record<string, string>; preview?: { tokens: object } };

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 20" onload="alert(1)"><rect width="80" height="20"/></svg>';

async function open() {
  const site = await openDeskSite();
  const settings = await import("#app/desk/settings/settings.route.tsx");
  const logo = await import("#app/site/look/logo.route.ts");
  const owner = await site.signedIn();
  const page = async () => (await owner.get(settings.loader, "/desk/settings/look")).body as Page;
  const post = async (fields: Record<string, string>, file?: string) => {
    const form = new FormData();
    const { seen } = await page();
    for (const [name, value] of Object.entries({
      requestId: randomUUID(),
      seen: seen.look,
      ...fields,
    })) {
      form.append(name, value);
    }
    if (file) form.append("logoFile", new File([file], "logo.svg"));
    return owner.send(settings.action, "/desk/settings/look", { method: "POST", body: form });
  };
  const root = async () =>
    (await owner.get(site.root.loader, "/")).body as { business: { look?: object } };
  const serve = (file: string) =>
    logo.loader({ params: { file }, request: new Request("http://a.example"), context: {} });
  return { ...site, owner, page, post, root, serve };
}

test("a look is shown, then saved, and the words typed into a refused one stay", async () => {
  const { page, post, root, serve, database } = await open();
  expect((await root()).business.look).toBeUndefined();

  const faint = await post(
    { intent: "look", main: "#ffd400", accent: "0A7D3C", wordmark: "Alamo" },
    LOGO,
  );
  expect(faint.status).toBe(422);
  const { typed } = faint.body as Refused;
  expect(typed).toMatchObject({ main: "#ffd400", accent: "0A7D3C", wordmark: "Alamo" });
  expect(typed.mainError).toMatch(/White words on it: 1\.43, needs 4\.5/);
  expect(typed.logo).toMatch(/\.svg$/);
  expect((await page()).look.main).toBe("#1e44b5");

  const offered = { ...typed, useMain: typed.mainOffer ?? "", intent: "" };
  const shown = (await post(offered)).body as Refused;
  expect(shown.preview?.tokens).toMatchObject({ "--cobalt-600": typed.mainOffer });
  expect((await page()).look.main).toBe("#1e44b5");

  expect(
    (await post({ ...shown.typed, intent: "look", seen: (await page()).seen.look })).status,
  ).toBe(303);
  const { look } = await page();
  expect(look).toMatchObject({ main: typed.mainOffer, logo: { file: typed.logo } });
  expect((await root()).business.look).toMatchObject({
    wordmark: "Alamo",
    logo: { width: 168, height: 42 },
  });

  const served = serve(typed.logo ?? "");
  expect(served.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  expect(served.headers.get("cache-control")).toMatch(/immutable/);
  expect(await served.text()).not.toContain("onload");
  expect([serve("x").status, serve(`${"0".repeat(24)}.png`).status]).toEqual([404, 404]);

  expect((await post({ intent: "look-usual" })).status).toBe(303);
  expect((await root()).business.look).toBeUndefined();
  const { shopRevision } = await import("#app/prices/price-list.server.ts");
  expect(shopRevision(database)).not.toContain("wordmark");
});

test("a look that another page has changed meanwhile is not overwritten; no other kind of file is taken", async () => {
  const { page, post } = await open();
  const before = (await page()).seen.look;
  expect((await post({ intent: "look", main: "#0a5c33" })).status).toBe(303);
  const late = await post({ intent: "look", main: "#800000", seen: before });
  expect([late.status, (late.body as Refused).typed.main]).toEqual([409, "#800000"]);
  const wrong = (await post({ intent: "look", main: "#800000" }, "<html></html>")).body as Refused;
  expect(wrong.typed.logoError).toMatch(/SVG or a PNG/);
  expect((await page()).look.main).toBe("#0a5c33");
  const large = await post(
    { intent: "look", main: "#800000", wordmark: "Alamo" },
    "x".repeat(12_000_000),
  );
  const { typed } = large.body as Refused;
  expect([large.status, typed.main, typed.wordmark]).toEqual([413, "#800000", "Alamo"]);
  expect(typed.logoError).toMatch(/at most 900 KB/);
});
