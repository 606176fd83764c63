import { rmSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";

// The routes open the app's database, so this file gives them an empty one.
const folder = await vi.hoisted(async () => {
  vi.resetModules();
  const { mkdtempSync } = await import("node:fs");
  const { tmpdir } = await import("node:os");
  const made = mkdtempSync(`${tmpdir()}/junk-buddy-`);
  process.env.DATABASE_PATH = `${made}/junkbuddy.db`;
  process.env.SESSION_SECRET = "a secret for tests only";
  return made;
});
afterAll(() => rmSync(folder, { recursive: true }));

import type { MetaDescriptor } from "@remix-run/node";
import { CITY_SLUGS } from "#app/schedule/area/city.ts";
import { loader as shortLink } from "#app/site/cities/cities.route.ts";
import * as cityRoute from "#app/site/cities/city.route.tsx";
import { loader as citiesList } from "#app/site/cities/service-areas.route.tsx";

const visit = (city: string) =>
  cityRoute.loader({ params: { city }, request: new Request("http://localhost/"), context: {} });

test.each(CITY_SLUGS)("/service-areas/%s answers", async (slug) => {
  const { data: page, init } = await visit(slug);
  expect(init?.status).toBe(200);
  expect(page?.slug).toBe(slug);
  expect(page?.load.price.cents).toBeGreaterThan(0);
  expect(cityRoute.handle.footerPlace(page)).toBe(`${page?.name} TX`);
});

test("an unknown city is answered with 404", async () => {
  const { data: page, init } = await visit("dallas");
  expect(init?.status).toBe(404);
  expect(page).toBeNull();
  expect(cityRoute.handle.footerPlace(page)).toBeNull();
  expect(JSON.stringify(await metaOf("dallas"))).toContain("noindex");
});

test("every page has a title and a description of its own", async () => {
  const metas = await Promise.all(CITY_SLUGS.map(metaOf));
  for (const [at, slug] of CITY_SLUGS.entries()) {
    const { data: page } = await visit(slug);
    expect(titleOf(metas[at] ?? [])).toContain(`Junk removal in ${page?.name}, TX`);
  }
  expect(new Set(metas.map(titleOf)).size).toBe(20);
  expect(new Set(metas.map(descriptionOf)).size).toBe(20);
});

test("the list names the twenty cities in order", () => {
  expect(citiesList().cities.map(({ slug }) => slug)).toEqual([...CITY_SLUGS]);
});

test("/cities redirects permanently to the list", () => {
  const response = shortLink();
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("/service-areas");
});

async function metaOf(slug: string): Promise<MetaDescriptor[]> {
  const meta = cityRoute.meta as unknown as (args: object) => MetaDescriptor[];
  const business = { name: "Junk Buddy", city: "Houston", siteUrl: "https://site.example" };
  return meta({
    data: (await visit(slug)).data,
    location: { pathname: `/service-areas/${slug}` },
    matches: [{ id: "root", data: { business } }],
  });
}

function titleOf(meta: MetaDescriptor[]): unknown {
  return meta.flatMap((entry) => ("title" in entry ? [entry.title] : []))[0];
}

function descriptionOf(meta: MetaDescriptor[]): unknown {
  return meta.flatMap((entry) =>
    "name" in entry && entry.name === "description" ? [entry.content] : [],
  )[0];
}
