/** Icons and pictures for sharing in the owner's look (rules 525 and 526). */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { dyeOf } from "#app/lib/look/palette.ts";
import { openDeskSite } from "#test/support/desk-site.ts";

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#008040"/></svg>';

async function open() {
  const site = await openDeskSite();
  const settings = await import("#app/desk/settings/settings.route.tsx");
  const picture = await import("#app/site/look/picture.route.ts");
  const manifest = await import("#app/site/seo/web-manifest.route.ts");
  const owner = await site.signedIn();
  const save = async (fields: Record<string, string>, logo?: string) => {
    const page = (await owner.get(settings.loader, "/desk/settings/look")).body as {
      seen: { look: string };
    };
    const form = new FormData();
    const all = { requestId: randomUUID(), seen: page.seen.look, intent: "look", ...fields };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    if (logo) form.append("logoFile", new File([logo], "logo.svg"));
    const answer = await owner.send(settings.action, "/desk/settings/look", {
      method: "POST",
      body: form,
    });
    expect(answer.status).toBe(303);
  };
  const folder = async () => {
    const { body } = await owner.get(site.root.loader, "/");
    return (body as { business: { pictures?: string } }).business.pictures;
  };
  const get = (path = "") => {
    const [, , version = "", file = ""] = path.split("/");
    const request = new Request(`http://a.example${path}`);
    return picture.loader({ params: { version, file }, request, context: {} });
  };
  const icons = async () => {
    const { icons: list } = (await manifest.loader().json()) as {
      icons: { src: string; sizes: string }[];
    };
    return list;
  };
  return { ...site, save, folder, get, icons };
}

async function pixels(answer: Response) {
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toMatch(/immutable/);
  const image = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.readUIntBE(at, 3));
  const hexes = [...colors].map((color) => `#${color.toString(16).padStart(6, "0")}`);
  const corner = `#${data.subarray(0, 3).toString("hex")}`;
  return { size: `${width}x${height}`, hexes, corner };
}

test("pictures follow the colors, and an address of before leads to the picture of now", async () => {
  const { save, folder, get, icons } = await open();
  expect(await folder()).toBeUndefined();
  expect((await icons())[0]?.src).toBe("/icons/icon-192.png");

  await save({ main: "#0a5c33", accent: "#8a2a6b", wordmark: "Alamo" });
  const own = await folder();
  expect(own).toMatch(/^\/look\/[0-9a-f]{12}$/);
  for (const { src, sizes } of await icons()) {
    const { size, hexes } = await pixels(await get(src));
    expect(size).toBe(sizes);
    expect(hexes).not.toContain("#ee5a2a");
  }
  for (const name of ["default", "city-katy"]) {
    const { size, hexes } = await pixels(await get(`${own}/${name}.png`));
    expect([name, size, hexes.includes("#ee5a2a")]).toEqual([name, "1200x630", false]);
  }
  const sky = dyeOf({ main: "#0a5c33", accent: "#8a2a6b" })("#dfe8fb");
  expect((await pixels(await get(`${own}/apple-touch-icon.png`))).corner).toBe(sky);
  const svg = await (await get(`${own}/favicon.svg`)).text();
  expect(svg).toMatch(/^<svg/);
  expect(svg).not.toContain("#ee5a2a");

  await save({ accent: "#8a2a6b", wordmark: "Lone Star" });
  const now = await folder();
  expect(now).not.toBe(own);
  const led = async (path: string) => (await get(path)).headers.get("location");
  expect(await led(`${own}/home.png`)).toBe(`${now}/home.png`);
  expect(await led(`${now}/city-nowhere.png`)).toBe(`${now}/default.png`);
  expect((await get(`${now}/..%2f.png`)).status).toBe(404);

  await save({ intent: "look-usual" });
  expect(await led(`${now}/home.png`)).toBe("/og/home.png");
  expect(await led(`${now}/city-nowhere.png`)).toBe("/og/default.png");
  expect(await led(`${now}/apple-touch-icon.png`)).toBe("/icons/apple-touch-icon.png");
});

test("a logo about as wide as high is the icon; a wide one is in the pictures for sharing alone", async () => {
  const { save, folder, get } = await open();
  await save({}, SQUARE);
  expect((await pixels(await get(`${await folder()}/icon-192.png`))).hexes).toContain("#008040");
  expect((await pixels(await get(`${await folder()}/home.png`))).hexes).toContain("#008040");
  await save({}, SQUARE.replace("0 0 40 40", "0 0 160 40"));
  expect((await pixels(await get(`${await folder()}/icon-192.png`))).hexes).toContain("#ee5a2a");
});
