import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouteObject } from "react-router-dom";
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from "react-router-dom/server.js";
import { expect, test, vi } from "vitest";
import { words } from "#app/chat/words.ts";
import { inLanguage, type Language, pathIn } from "#app/lib/language.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { BusinessProvider } from "#app/ui/BusinessContext.tsx";
import { leadCaptures } from "#db/schema.ts";
import { expectLog } from "#test/support/expect-log.ts";
import { openSite } from "#test/support/site.ts";

// The first site of a file imports every page, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const ASKED = "2 couches plus a queen mattress plus a treadmill";
const PRE_OFFER = "Want 10% off attached before we add items?";
const POST_OFFER = "Want to see this price with 10% off?";
const LEAD_ERROR = "Please add a name and a valid phone number (10+ digits).";
const LEAD = { name: "Maria Lopez", phone: "(713) 555-0100" };
const KEPT = { ...LEAD, phone: "+17135550100" };

const BUSINESS = {
  ...{ name: "Junk Buddy", phone: "(713) 555-0142", address: null },
  ...{ city: "Houston", siteUrl: "http://localhost", sendsMail: true },
};

type Fields = Record<string, string | string[]>;

/**
 * The page /chat in a browser without JavaScript, which reads the page's own forms and posts them.
 */
async function openPage(
  settings: Record<string, string> = {},
  cookies?: Record<string, string>,
  language: Language = "en",
) {
  const site = await openSite(settings);
  const route = await import("#app/chat/chat.route.tsx");
  const browser = site.browser(cookies);
  let markup = "";

  async function visit(init: RequestInit = {}) {
    const answer = await browser.send(
      ({ request }) => render(route, request, language),
      pathIn(language, "/chat"),
      init,
    );
    markup = String(answer.body);
    return answer;
  }

  const post = (fields: Fields, headers: Record<string, string> = {}) =>
    visit({ method: "POST", body: toForm(fields), headers });

  return {
    site,
    browser,
    visit,
    post,
    /** Presses a button of the current page, with some of its fields filled in. */
    press: (step: string, fields: Fields = {}, headers: Record<string, string> = {}) =>
      post({ ...fieldsOf(markup, step), ...fields, step }, headers),
    markup: () => markup,
    bubbles: () => bubblesOf(markup),
    list: () => listOf(markup),
    leads: () => site.database.select().from(leadCaptures).all(),
  };
}

/** The page as the server sends it: the route's own loader, action and component. */
async function render(
  { default: Component, loader, action, headers }: typeof import("#app/chat/chat.route.tsx"),
  request: Request,
  language: Language,
): Promise<Response> {
  const basename = pathIn(language, "/");
  const routes: RouteObject[] = [
    {
      id: "chat",
      path: "/chat",
      loader: ({ request, params }) => loader({ request, params, context: {} }),
      action: ({ request, params }) => action({ request, params, context: {} }),
      Component,
    },
  ];
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(request);
  if (context instanceof Response) return context;
  const router = createStaticRouter(handler.dataRoutes as RouteObject[], context);
  const none = new Headers();
  const markup = inLanguage(language, () =>
    renderToStaticMarkup(
      createElement(
        BusinessProvider,
        { value: BUSINESS },
        createElement(StaticRouterProvider, { router, context, hydrate: false }),
      ),
    ),
  );
  return new Response(markup, {
    status: context.statusCode,
    headers: headers({
      actionHeaders: context.actionHeaders.chat ?? none,
      loaderHeaders: none,
      parentHeaders: none,
      errorHeaders: undefined,
    }),
  });
}

function toForm(fields: Fields): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(pairs);
}

/**
 * The fields that the form with this button would send; a missing or disabled button is an error.
 */
function fieldsOf(markup: string, step: string): Fields {
  const form = markup.split("<form").find((text) => text.includes(`value="${step}"`)) ?? "";
  const button = form.match(/<button [^>]*>/g)?.find((tag) => tag.includes(`value="${step}"`));
  if (!button || /\sdisabled=""/.test(button)) throw new Error(`no button to press: ${step}`);
  const fields: Fields = {};
  for (const tag of form.match(/<(?:input|textarea) [^>]*>/g) ?? []) {
    const isTicked = !tag.includes('type="checkbox"') || tag.includes('checked=""');
    if (/\sdisabled=""/.test(tag) || !isTicked) continue;
    const name = attribute(tag, "name");
    const value = attribute(tag, "value");
    fields[name] = name in fields ? [fields[name] ?? [], value].flat() : value;
  }
  return fields;
}

function attribute(tag: string, name: string): string {
  return textOf(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

function bubblesOf(markup: string): string[] {
  const bubbles = markup.matchAll(
    /<div class="bubble[^"]*"[^>]*><span class="vh"[^>]*>(.*?)<\/div>/gs,
  );
  return [...bubbles].map(([, inner = ""]) => textOf(inner));
}

/** The lines of the list by id, each with the count in its field. */
function listOf(markup: string): Record<string, string> {
  const counts = markup.match(/<input class="parsed__count"[^>]*>/g) ?? [];
  return Object.fromEntries(
    counts.map((tag) => [attribute(tag, "name").replace("quantity.", ""), attribute(tag, "value")]),
  );
}

test("the page greets, offers the discount and disables the text box until the answer", async () => {
  const page = await openPage();
  expect((await page.visit()).status).toBe(200);
  expect(page.bubbles()).toEqual([`Junk Buddy: ${words.greeting}`]);
  expect(page.markup()).toContain(PRE_OFFER);
  expect(page.markup()).toContain("AI: UNKNOWN");
  expect(page.markup()).toMatch(/<textarea [^>]*disabled=""/);
  expect(() => fieldsOf(page.markup(), "send")).toThrow();
  expect(() => fieldsOf(page.markup(), "add")).toThrow();
  expect(page.browser.cookies.size).toBe(0);
});

test("with the discount on the page says so and makes no offer", async () => {
  const page = await openPage({}, { discount: "1" });
  await page.visit();
  expect(page.bubbles().at(-1)).toBe("Junk Buddy: Your 10% off is attached.");
  expect(page.markup()).not.toContain(PRE_OFFER);
});

test("form posts alone lead from the first offer to a filled cart", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("accept");
  expect(page.markup()).toContain("Apply 10% off");

  const typed = { name: "Maria", phone: "713 555 010" };
  const refused = await page.press("lead", typed);
  expect(refused.status).toBe(422);
  expect(page.markup()).toContain(LEAD_ERROR);
  expect(fieldsOf(page.markup(), "lead")).toMatchObject(typed);
  expect(page.browser.cookies.has("discount")).toBe(false);
  expect(page.leads()).toEqual([]);

  const applied = await page.press("lead", LEAD);
  expect(applied.status).toBe(200);
  expect(page.bubbles().at(-1)).toBe(`Junk Buddy: ${words.leadSaved(USUAL_NUMBERS)}`);
  expect(page.browser.cookies.get("discount")).toBe("1");
  expect(page.leads()).toMatchObject([{ ...KEPT, sessionId: null }]);

  await page.press("send", { message: ASKED });
  expect(page.bubbles().slice(-3)).toEqual([
    `You: ${ASKED}`,
    expect.stringContaining("$298.12 with 10% off"),
    "Junk Buddy: With 10% off that's $298.12 instead of $331.24.",
  ]);
  expect(page.list()).toEqual({ sofa: "2", "mattress-queen": "1", treadmill: "1" });
  expect(textOf(page.markup())).toContain(
    "3 lines, 182 pts Before the discount: $331.24 $298.12 (after 10% off)",
  );
  expect(page.markup()).toContain("AI: OFF");
  expect(page.markup()).not.toContain(POST_OFFER);

  const take = ["sofa", "mattress-queen"];
  await page.press("add", { take, "quantity.sofa": "5" });
  expect(page.browser.cookies.get("cart")).toBe("sofa.5_mattress-queen.1");
  expect(page.browser.cookies.get("chat")).toBe("sofa.5_mattress-queen.1");
  expect(page.list()).toEqual({ treadmill: "1" });
  expect(page.bubbles().at(-1)).toBe(
    "Junk Buddy: Added to your cart: 5 × Sofa, 1 × Queen Mattress.",
  );

  await page.press("send", { message: "and a lamp" });
  expect(page.list()).toEqual({ treadmill: "1", lamp: "1" });
  await page.press("add");
  expect(page.browser.cookies.get("cart")).toBe("sofa.5_mattress-queen.1_treadmill.1_lamp.1");
  expect(page.browser.cookies.get("chat")).toBe("sofa.5_mattress-queen.1_treadmill.1_lamp.1");
  expect(page.list()).toEqual({});

  await page.press("send", { message: " Reset Lead " });
  expect(page.browser.cookies.get("discount")).toBe("");
  expect(page.markup()).toContain("Apply 10% off");
  expect(page.leads()).toHaveLength(1);
});

test("declining both offers keeps the regular price, and neither is made again", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("decline");
  expect(page.bubbles().at(-1)).toMatch(/No problem/);
  await page.press("send", { message: "2 couches" });
  expect(page.markup()).toContain(POST_OFFER);
  expect(() => fieldsOf(page.markup(), "send")).toThrow();
  await page.press("decline");
  expect(page.bubbles().at(-1)).toMatch(/regular pricing continues/);
  await page.press("send", { message: "and a lamp" });
  expect(page.markup()).not.toContain(POST_OFFER);
  expect(textOf(page.markup())).not.toContain("after 10% off");
  expect(page.browser.cookies.has("discount")).toBe(false);
});

test("declining the lead form keeps the standard price", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("accept");
  await page.press("no-lead", LEAD);
  expect(page.bubbles().at(-1)).toMatch(/standard pricing/);
  expect(page.leads()).toEqual([]);
  expect(page.browser.cookies.has("discount")).toBe(false);
});

test("a lead that cannot be saved still attaches the discount, and says so (rule 43)", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("accept");
  page.site.database.$client.exec("DROP TABLE lead_captures");
  const answer = await expectLog(/^A lead could not be saved (?!.*Maria)/s, () =>
    page.press("lead", LEAD),
  );
  expect(answer.status).toBe(200);
  expect(page.bubbles().at(-1)).toBe(`Junk Buddy: ${words.leadNotSaved}`);
  expect(page.browser.cookies.get("discount")).toBe("1");
});

test("over the limit no further lead is saved, and the discount holds", async () => {
  const page = await openPage({ TRUST_PROXY: "1" });
  const from = { "x-forwarded-for": "203.0.113.9" };
  await page.visit();
  for (let sent = 0; sent < 31; sent++) {
    await page.post({ step: "lead", ...LEAD }, from);
  }
  expect(page.leads()).toHaveLength(30);
  expect(page.bubbles().at(-1)).toBe(`Junk Buddy: ${words.leadNotSaved}`);
});

test("over the limit the message stays in the box, and the page names the time to wait", async () => {
  const page = await openPage({ TRUST_PROXY: "1" });
  const from = { "x-forwarded-for": "203.0.113.9" };
  for (let sent = 0; sent < 120; sent++) await page.post({ step: "send", message: "hi" }, from);
  const answer = await page.press("send", { message: "a <lamp>" }, from);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page.markup()).toContain(words.error);
  expect(page.markup()).toMatch(/<textarea [^>]*>a &lt;lamp&gt;<\/textarea>/);
  expect(page.bubbles().at(-1)).not.toContain("lamp");
});

test("an empty message is ignored", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("decline");
  const before = page.bubbles();
  for (const message of ["", " \n\t"]) {
    expect((await page.press("send", { message })).status).toBe(200);
    expect(page.bubbles()).toEqual(before);
  }
});

test("an invalid count is replaced by the list's, zero adds nothing, and a large one is cut", async () => {
  const page = await openPage();
  await page.post({ step: "send", message: "2 couches" });
  const list = page.markup();
  const added = async (count: string) => {
    page.browser.cookies.delete("cart");
    await page.post({
      ...fieldsOf(list, "add"),
      step: "add",
      take: "sofa",
      "quantity.sofa": count,
    });
    return page.browser.cookies.get("cart");
  };
  for (const count of ["", "two", "1.5", "-3", "NaN"]) expect(await added(count)).toBe("sofa.2");
  expect(await added("0")).toBe("");
  expect(page.list()).toEqual({ sofa: "2" });
  expect(await added("9999")).toBe("sofa.200");
});

test("with no line ticked, or only ids that are not on the list, nothing is added", async () => {
  const page = await openPage({}, { cart: "lamp.1" });
  await page.post({ step: "send", message: "2 couches" });
  await page.press("decline");
  const before = page.bubbles();
  for (const take of [[], ["treadmill", "abacus"]]) {
    await page.press("add", { take });
    expect(page.bubbles()).toEqual(before);
    expect(page.list()).toEqual({ sofa: "2" });
    expect(page.browser.cookies.get("cart")).toBe("lamp.1");
  }
});

test("what may go too is an unticked line that costs nothing until it is ticked", async () => {
  const page = await openPage();
  await page.post({ step: "send", message: "2 couches, they stand behind the piano" });
  await page.press("decline");
  expect(page.list()).toEqual({ sofa: "2", "piano-upright": "1" });
  expect(fieldsOf(page.markup(), "add").take).toBe("sofa");
  expect(page.markup()).toContain("1 line, 100 pts");
  await page.press("add");
  expect(page.browser.cookies.get("cart")).toBe("sofa.2");
  expect(page.list()).toEqual({ "piano-upright": "1" });
  await page.press("add", { take: "piano-upright" });
  expect(page.browser.cookies.get("cart")).toBe("sofa.2_piano-upright.1");
  expect(page.list()).toEqual({});
  await page.press("send", { message: "also a lamp" });
  expect(page.list()).toEqual({ lamp: "1" });
});

test("lines that do not fit into the cart stay on the list, and the page says why", async () => {
  const page = await openPage({}, { cart: "sofa.199_lamp.200_rug.100" });
  await page.post({ step: "send", message: "3 couches and a treadmill" });
  await page.press("decline");
  await page.press("add");
  expect(page.browser.cookies.get("cart")).toBe("sofa.200_lamp.200_rug.100");
  expect(page.bubbles().slice(-2)).toEqual([
    "Junk Buddy: Added to your cart: 1 × Sofa.",
    expect.stringMatching(/the most one online booking (?:takes|holds)/),
  ]);
  expect(page.list()).toEqual({ treadmill: "1" });
});

test("a tampered hidden field starts a new chat without an error", async () => {
  const page = await openPage();
  const message = { role: "user", content: "2 couches" };
  const carried = { messages: [message], lines: [], prompt: null, isPostOfferShown: true };
  const fields = [
    ...["", "{", "null", "[]", '"x"', "\u0000", "[".repeat(20_000)],
    JSON.stringify({ ...carried }),
    JSON.stringify({ ...carried, discountToldFor: null, prompt: "free" }),
    JSON.stringify({
      ...carried,
      discountToldFor: null,
      messages: [{ role: "system", content: "x" }],
    }),
    JSON.stringify({ ...carried, discountToldFor: null, lines: [{ id: "sofa", quantity: 1e9 }] }),
    JSON.stringify({ ...carried, discountToldFor: null, messages: Array(201).fill(message) }),
  ];
  for (const conversation of fields) {
    const answer = await page.post({ conversation, step: "send", message: "a lamp" });
    expect(answer.status).toBe(200);
    expect(page.bubbles().slice(0, 2)).toEqual([`Junk Buddy: ${words.greeting}`, "You: a lamp"]);
    expect(page.list()).toEqual({ lamp: "1" });
  }
});

test("an offered answer is a button of the form; pressed, its list stands and reading goes on from it", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("decline");
  await page.press("send", { message: "some chairs and a lamp" });
  await page.press("decline");
  const four = /name="answer" value="([^"]*\|4)"/.exec(page.markup())?.[1] ?? "";
  expect(four).toBe("dining-chair.4_lamp.1|4");
  const { conversation = "" } = fieldsOf(page.markup(), "send");
  await page.post({ conversation, answer: four });
  expect(page.bubbles()).toContain("You: 4");
  expect(page.list()).toEqual({ "dining-chair": "4", lamp: "1" });
  await page.press("send", { message: "not the lamp" });
  expect(page.list()).toEqual({ "dining-chair": "4" });
});

test("unknown ids and prices in the hidden field are dropped, and known ids are priced by the catalogue", async () => {
  const page = await openPage();
  const conversation = JSON.stringify({
    messages: [{ role: "user", content: "2 couches" }],
    lines: [
      { id: "abacus", quantity: 3 },
      { id: "__proto__", quantity: 1 },
      { id: "sofa", quantity: 2, price: 0, priceCents: 0, volume: 0 },
    ],
    parsed: { lines: [], totalVolume: 0, finalPrice: 0 },
    prompt: null,
    isPostOfferShown: true,
    discountToldFor: null,
    isDiscountOn: true,
  });
  await page.post({ conversation, step: "send", message: "" });
  expect(page.list()).toEqual({ sofa: "2" });
  expect(textOf(page.markup())).toContain("1 line, 100 pts $220.00");
});

test("markup in a message, a name or the hidden field is shown as text", async () => {
  const page = await openPage();
  const evil = `"><script>alert('x')</script>`;
  const conversation = JSON.stringify({
    messages: [{ role: "assistant", content: evil }],
    lines: [],
    doubtful: [],
    questions: [],
    seen: { lines: [], isAsked: false },
    prompt: "lead",
    isPostOfferShown: true,
    discountToldFor: evil,
  });
  await page.post({ conversation, step: "lead", name: evil, phone: evil });
  expect(page.markup()).not.toContain("<script");
  expect(page.bubbles()).toEqual([`Junk Buddy: ${evil}`]);
  expect(fieldsOf(page.markup(), "lead")).toMatchObject({ conversation, name: evil, phone: evil });
  await page.press("no-lead");
  await page.press("send", { message: evil });
  expect(page.markup()).not.toContain("<script");
  expect(page.bubbles()).toContain(`You: ${evil}`);
});

test("a post that is too large or of another type starts a new chat with the error of rule 102", async () => {
  const page = await openPage();
  const large = await page.post({ conversation: "x".repeat(140_000), step: "send", message: "hi" });
  expect(large.status).toBe(413);
  expect(page.markup()).toContain(words.error);
  expect(page.markup()).toContain(PRE_OFFER);
  const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
  expect((await page.visit(init)).status).toBe(415);
  expect(page.markup()).toContain(words.error);
});

test("an unknown step without a message does nothing", async () => {
  const page = await openPage();
  for (const step of ["", "constructor", "free-junk"]) {
    expect((await page.post({ step })).status).toBe(200);
    expect(page.bubbles()).toEqual([`Junk Buddy: ${words.greeting}`]);
  }
});

test("a conversation of more than two hundred messages continues", async () => {
  const page = await openPage({ RATE_LIMITS: "off" });
  await page.visit();
  await page.press("decline");
  for (let sent = 0; sent < 101; sent++) await page.press("send", { message: "thanks" });
  await page.press("send", { message: "2 couches" });
  await page.press("decline");
  expect(page.bubbles().length).toBeGreaterThan(190);
  expect(page.list()).toEqual({ sofa: "2" });
});

test("a browser that blocks cookies is told at the first item, and the forms carry its list", async () => {
  const page = await openPage();
  const send = async (step: string, fields: Fields = {}) => {
    page.browser.cookies.clear();
    await page.press(step, fields);
  };
  await page.visit();
  await send("decline");
  await send("send", { message: "two couches" });
  await send("decline");
  expect(page.markup()).not.toContain("blocks cookies");
  await send("add");
  expect(page.markup()).toContain("Your browser blocks cookies");
  expect(page.markup()).toContain("(713) 555-0142");
  expect(page.markup()).toContain('href="/list/sofa.2"');
  await send("send", { message: "a lamp" });
  await send("add");
  expect(page.markup()).toContain('href="/list/sofa.2_lamp"');
  expect(page.markup()).toContain("In your cart: 3 items");
  expect(page.markup()).toContain('href="/schedule?unkept=sofa.2_lamp.1"');
});

test("a browser that keeps cookies is told nothing, also when it begins with an item", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("decline");
  await page.press("send", { message: "two couches" });
  await page.press("decline");
  await page.press("add");
  await page.press("send", { message: "a lamp" });
  await page.press("add");
  expect(page.markup()).not.toContain("blocks cookies");
  expect(page.browser.cookies.get("cart")).toBe("sofa.2_lamp.1");
});

test("in Spanish the page leads from the first words to the cart, and goes on with an English talk", async () => {
  const english = await openPage();
  await english.visit();
  await english.press("decline");
  await english.press("send", { message: "a couch" });
  const { conversation } = fieldsOf(english.markup(), "decline");

  const page = await openPage({}, undefined, "es");
  await page.visit();
  expect(page.markup()).toContain('action="/es/chat#newest"');
  await page.press("accept");
  await page.press("lead", { name: "", phone: "1" });
  expect(page.markup()).toContain("Escriba un nombre y un teléfono válido");
  await page.press("lead", LEAD);
  await page.press("send", { message: "2 couches, a fridge and some paint" });
  expect(page.list()).toEqual({ sofa: "2", refrigerator: "1" });
  await page.press("add");
  const said = page.markup().replace(/<[^>]*>|2 couches[^<]*|Your Junk Buddy/g, " ");
  expect(said).toContain("Agregado a su carrito: 2 × Sofá, 1 × Refrigerador.");
  expect(said).not.toMatch(/\b(?:your|the|list|cart|price|off|message|send|add)\b/i);
  await page.press("send", { message: "y una lámpara" });
  expect(page.bubbles().at(-2)).toContain("Su lista: 1 × Lámpara.");

  await page.post({ conversation: String(conversation), step: "decline" });
  expect(page.markup()).toContain("<span>Sofá</span>");
  expect(page.bubbles().at(-1)).toBe("Junk Buddy: Está bien, seguimos con el precio normal.");
});

test("an answer in Spanish on the English page is marked and leads to the page in Spanish (rule 579)", async () => {
  const page = await openPage();
  await page.visit();
  await page.press("decline");
  await page.press("send", { message: "hola, tengo un sofá y una cama" });
  const languages = () =>
    [...page.markup().matchAll(/<div class="bubble[^"]*"(?: lang="(..)")?/g)].map(([, one]) => one);
  expect(languages()).toEqual([undefined, undefined, "es", "es"]);
  expect(page.markup()).toContain('<span class="vh" lang="en">You: </span>hola');
  expect(page.markup()).toContain('<span lang="es">Sofá</span>');
  expect(page.markup()).toMatch(/<button [^>]*formAction="\/es\/chat#newest"[^>]*lang="es"/i);
  const { conversation } = fieldsOf(page.markup(), "decline");
  await page.press("decline");
  expect(languages()).toEqual([undefined, undefined, "es", "es", undefined]);
  expect(page.markup()).toContain('<div class="questions" lang="es">');

  const spanish = await openPage({}, undefined, "es");
  await spanish.post({ conversation: String(conversation), moved: "" });
  expect(spanish.markup()).toContain('lang="en"><span class="vh" lang="es">Junk Buddy: </span>Hi!');
  expect(spanish.markup()).toMatch(/<div class="bubble" id="newest" tabindex="-1"><span/i);
  expect(spanish.markup()).toContain("<span>Sofá</span>");
  expect(spanish.markup()).not.toContain("Seguir en español");

  const before = String(conversation).replace(/,"language":"es"|"language":"es",/g, "");
  await page.post({ conversation: before, step: "decline" });
  expect(page.bubbles()).toHaveLength(5);
});
