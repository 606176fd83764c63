/** The pages in Spanish, as they are served (rules 560 to 563). */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { postBuilt, signInBuilt } from "#test/support/built-desk.ts";
import { sharedServer, startBuiltServer } from "#test/support/built-server.ts";
import { leftInEnglish } from "#test/support/said.ts";

const CART = "cart=sofa.2; discount=1";
type Place = { name: string; neighborhoods: string[] };
const PLACES = new Set(
  (JSON.parse(readFileSync("db/cities.json", "utf8")) as Place[]).flatMap((city) => [
    city.name,
    ...city.neighborhoods,
  ]),
);

async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie: CART } });
  expect(answer.status, url).toBe(200);
  return answer.text();
}

async function twinsOnMap(url: string): Promise<[english: string, spanish: string][]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const spanish = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/es(?:\/[^<]*)?)<\/loc>/g)];
  return spanish.map(([, path = ""]) => [path.replace(/^\/es(?=\/|$)/, "") || "/", path]);
}

test("no sentence of an English page is left on its page in Spanish", async () => {
  const { url } = await sharedServer();
  const twins = await twinsOnMap(url);
  expect(twins.length).toBeGreaterThan(0);
  for (const [english, spanish] of twins) {
    const page = await visit(url + spanish);
    expect(page).toContain('<html lang="es">');
    expect(page).toMatch(/property="og:image" content="[^"]+-es\.png/);
    expect(leftInEnglish(await visit(url + english), page, PLACES), spanish).toEqual([]);
  }
});

test("both pages name each other, and link to each other", async () => {
  const { url } = await sharedServer();
  for (const [english, spanish] of await twinsOnMap(url)) {
    const answers = await Promise.all([english, spanish].map((path) => fetch(url + path)));
    const [links, others] = answers.map(({ headers }) => headers.get("link"));
    expect(links).toBe(others);
    for (const [path, language] of [
      [english, "en"],
      [spanish, "es"],
      [english, "x-default"],
    ]) {
      expect(links).toContain(`${path}>; rel="alternate"; hreflang="${language}"`);
    }
    const [first = "", second = ""] = await Promise.all(answers.map((answer) => answer.text()));
    expect(first).toContain(`<a href="${spanish}" lang="es" hrefLang="es">`);
    expect(second).toContain(`<a href="${english}" lang="en" hrefLang="en">`);
    expect(second).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${spanish}"/>`));
  }
});

test.each([["/es/desk", "/desk"]])(
  "%s, which is not in Spanish, leads to %s",
  async (asked, shown) => {
    const { url } = await sharedServer();
    const answer = await fetch(url + asked, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, shown]);
  },
);

test("data and routes of a page in Spanish are answered with the scripts in Spanish", async () => {
  const { url } = await sharedServer();
  for (const path of ["/es.data", "/es/service-areas.data", "/es.data?_routes=site%2Fhome"]) {
    const { status, headers } = await fetch(url + path);
    const type = headers.get("content-type");
    expect([path, status, type]).toEqual([path, 200, "text/x-script; charset=utf-8"]);
  }
  const { version } = JSON.parse(readFileSync("build/server/spanish.json", "utf8"));
  const asked = `__manifest?p=%2Fes%2Fservice-areas&version=${version}`;
  const routes = JSON.stringify(await (await fetch(`${url}/es/${asked}`)).json());
  const usual = JSON.stringify(
    await (await fetch(`${url}/es/${asked}`.replace("/es/", "/"))).text(),
  );
  expect(routes).toContain("service-areas");
  expect(usual).not.toContain("service-areas");
});

test("what a page in Spanish asks for by script or by a press is answered in Spanish", async () => {
  const { url } = await sharedServer();
  const headers = { cookie: "cart=lamp.1; discount=", origin: new URL(url).origin };
  const advice = await (await fetch(`${url}/es/cart/advice`, { headers })).json();
  expect(advice.lines[0].text).toMatch(/^Puede agregar \$\d/);
  const { notTaken } = await (await fetch(`${url}/es/search-words`)).json();
  expect(notTaken[0].name).toBe("Pintura");
  const body = new URLSearchParams({ change: "remove.lamp", back: "/es/itemized#most-lamp" });
  const post = { method: "POST", headers, body, redirect: "manual" } as const;
  const pressed = await fetch(`${url}/cart`, post);
  expect(pressed.headers.get("location")).toBe("/es/itemized?undo=lamp.1#most-lamp");
  const used = await fetch(`${url}/es/list/lamp.2`, { ...post, body: new URLSearchParams() });
  expect(used.headers.get("location")).toBe("/es/itemized#cart");
  const swap = new URLSearchParams({ swap: advice.lines[0].press, back: "/itemized#cart" });
  const followed = await fetch(`${url}/es/cart`, { ...post, body: swap });
  expect(followed.headers.get("location")).toBe("/es/itemized#cart");
});

test("a search in Spanish needs no accents, and knows the English name", async () => {
  const { url } = await sharedServer();
  for (const [asked, shown] of [
    ["colchon", "Colchón"],
    ["recliner", "Sillón reclinable"],
    ["bateria", "Batería de auto"],
  ]) {
    expect(await visit(`${url}/es/itemized?q=${asked}`)).toContain(`>${shown}`);
  }
});

test("a browser that prefers Spanish is offered the page in Spanish until it declines", async () => {
  const { url } = await sharedServer();
  const read = async (path: string, language: string, cookie = "") => {
    const answer = await fetch(url + path, { headers: { "accept-language": language, cookie } });
    const [, offer] = /<div id="offer">(.*?)<\/div>/.exec(await answer.text()) ?? [];
    return { offer, vary: answer.headers.get("vary") };
  };
  const { offer, vary } = await read("/faq", "es-US,es;q=0.9,en;q=0.8");
  expect(offer).toContain('<a href="/es/faq" hreflang="es">Esta página está en español</a>');
  expect(offer?.length).toBeLessThan(900);
  expect(vary).toContain("Accept-Language");
  for (const language of ["en-US,en;q=0.9,es;q=0.8", "fr", "*"]) {
    expect((await read("/faq", language)).offer).toBe("");
  }
  expect((await read("/es/faq", "es")).offer).toBe("");
  const decline = (back: string) =>
    fetch(`${url}/language`, {
      method: "POST",
      headers: { origin: url },
      body: new URLSearchParams({ back }),
      redirect: "manual",
    });
  const declined = await decline("/faq");
  expect([declined.status, declined.headers.get("location")]).toEqual([303, "/faq"]);
  const [cookie = ""] = declined.headers.get("set-cookie")?.split(";") ?? [];
  expect((await read("/faq", "es", cookie)).offer).toBe("");
  expect((await decline("//example.com")).headers.get("location")).toBe("/");
});

test("an address behind /es that no page has is not found in Spanish", async () => {
  const { url } = await sharedServer();
  for (const [path, method] of [
    ["/es/nada", "GET"],
    ["/es//example.com", "GET"],
    ["/es/service-areas/dallas", "GET"],
    ["/es/faq", "DELETE"],
  ] as const) {
    const headers = { "sec-fetch-site": "cross-site" };
    const answer = await fetch(url + path, { method, headers, redirect: "manual" });
    expect([path, answer.status]).toEqual([path, method === "GET" ? 404 : 403]);
    const page = await answer.text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain('href="/es">Volver al inicio</a>');
  }
});

test("the owner's own words are English behind /es too, for readers and search engines", async () => {
  const { url, folder } = await startBuiltServer();
  const cookie = await signInBuilt(url, folder);
  const add = async (kind: string, fields: Record<string, string>) => {
    const address = `${url}/desk/settings/questions/${kind}`;
    const page = await (await fetch(address, { headers: { cookie } })).text();
    const seen = /name="seen"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? "";
    const stamp = { requestId: randomUUID(), seen, intent: "save" };
    expect((await postBuilt(address, { ...stamp, ...fields }, cookie)).status).toBe(303);
  };
  const post = { title: "A garage in a day", summary: "How we do it.", pageText: "Hello there." };
  await add("post", post);
  await add("question", { title: "Do you take boats?", summary: "", pageText: "Small ones." });

  const path = "/blog/a-garage-in-a-day";
  for (const [base, lang] of [
    ["", undefined],
    ["/es", "en"],
  ] as const) {
    const answer = await fetch(url + base + path, { headers: { "accept-language": "es" } });
    expect([answer.status, answer.headers.get("link")]).toEqual([200, null]);
    const page = await answer.text();
    expect(page).toMatch(new RegExp(`<link rel="canonical" href="http://[^/]+${path}"/>`));
    expect(page).not.toContain("Esta página está en español");
    const mark = lang ? ` lang="${lang}"` : "";
    expect(page).toContain(`<div class="prose"${mark}><h1>A garage in a day</h1>`);
    expect(page).toContain(`<div class="prose"${mark}><p>Hello there.</p></div>`);
    expect(page.includes('"BlogPosting"')).toBe(!lang);
  }
  expect(await visit(`${url}/es/blog`)).toContain('<h2 lang="en">A garage in a day</h2>');
  const faq = await visit(`${url}/es/faq`);
  expect(faq).toContain('<summary lang="en">Do you take boats?');
  expect(/"FAQPage".*?<\/script>/s.exec(faq)?.[0]).not.toContain("boats");
  expect(await visit(`${url}/faq`)).toContain("<summary>Do you take boats?");
  const map = await visit(`${url}/sitemap.xml`);
  expect(map).toContain(`${path}</loc>`);
  expect(map).not.toContain(`/es${path}`);
});
