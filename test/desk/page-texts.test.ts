/** Questions and posts in the owner's words (rules 530 to 534). */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TextAnswer } from "#app/desk/page-texts/PageTextScreen.tsx";
import { isSentToSignIn, openDeskSite } from "#test/support/desk-site.ts";

type Page = { id: string | null; seen: string; fields: Record<string, string>; isOwn: boolean };
type Asked = { id: string; question: string; answer: string; html?: string };
type Posted = { slug: string; title: string; updated: string; date: string };

const COST = "how-much-does-junk-removal-cost";

async function openTexts(settings: Record<string, string> = {}) {
  const site = await openDeskSite(settings);
  const text = await import("#app/desk/page-texts/page-text.route.tsx");
  const list = await import("#app/desk/settings/settings.route.tsx");
  const faq = await import("#app/site/faq/faq.route.tsx");
  const blog = await import("#app/site/blog/blog.route.tsx");
  const post = await import("#app/site/blog/post.route.tsx");
  const { loader: sitemap } = await import("#app/site/seo/sitemap.route.ts");
  const services = await import("#app/services.server.ts");
  const shop = await import("#app/prices/shop.server.ts");
  const owner = await site.signedIn();
  const visitor = site.browser();
  const [LIST, path] = [
    "/desk/settings/questions",
    (at: string) => `/desk/settings/questions/${at}`,
  ];
  const params = (at: string) => {
    const [kind, id] = at.split("/");
    return { kind, id };
  };
  const open = async (at: string) =>
    (await owner.get((args) => text.loader({ ...args, params: params(at) }), path(at)))
      .body as Page;
  const send = (at: string, page: Page, fields: Record<string, string>) =>
    owner.post((args) => text.action({ ...args, params: params(at) }), path(at), {
      ...{ requestId: randomUUID(), seen: page.seen, intent: "save" },
      ...asTyped(page.fields),
      ...asTyped(fields),
    });
  return {
    ...{ site, text, list, owner, visitor, open, services, shop, path },
    send,
    /** Opens one and saves other words. */
    save: async (at: string, fields: Record<string, string>) => send(at, await open(at), fields),
    press: (kind: string, id: string, intent: string) =>
      owner.post(list.action, LIST, { requestId: randomUUID(), kind, id, intent }),
    questions: async () =>
      ((await visitor.get(faq.loader, "/faq")).body as { questions: Asked[] }).questions,
    posts: async () =>
      ((await visitor.get(blog.loader, "/blog")).body as { posts: Posted[] }).posts,
    read: (slug: string) => visitor.get(post.loader, `/blog/${slug}`),
    readAt: (path: string) => visitor.get(post.loader, path),
    sitemap: async () => (await sitemap()).text(),
  };
}

/** The text goes by a name of its own: longer than other fields may be. */
function asTyped({ body, ...fields }: Record<string, string>) {
  return { ...fields, ...(body !== undefined && { pageText: body }) };
}

const answerOf = ({ body }: { body: unknown }) => body as TextAnswer;

test("the owner's answer takes the place of ours, its figures follow, and one press takes it back", async () => {
  const { save, open, send, questions, shop, site, services } = await openTexts();
  const before = await questions();
  const page = await open("question/price");
  expect(page.fields.body).toMatch(
    /from {minimum}\..*\n\n\[See the rules with examples\]\(\/blog\/how/s,
  );
  const revision = shop.shopRevision();
  const words = {
    title: "What will {city} pay?",
    body: "At least **{minimum}**.\n\n- [Look](/itemized)",
  };
  expect((await save("question/price", words)).status).toBe(303);
  expect(shop.shopRevision()).not.toBe(revision);
  const [first, ...others] = await questions();
  expect(first).toMatchObject({
    ...{ id: "price", question: "What will Houston pay?", answer: "At least $100. Look" },
    html:
      '<p>At least <strong><span class="num">$100</span></strong>.</p>' +
      '<ul><li><a href="/itemized">Look</a></li></ul>',
  });
  expect(others).toEqual(before.slice(1));
  const { saveSetting } = await import("#app/prices/owner-settings.server.ts");
  const { USUAL_NUMBERS } = await import("#app/prices/shop-numbers.ts");
  saveSetting(
    site.database,
    "numbers",
    { ...USUAL_NUMBERS, minimumCents: 12_500 },
    "2026-07-20T00:00:00Z",
  );
  await Promise.resolve();
  expect((await questions())[0]?.answer).toBe("At least $125. Look");
  expect(services.shopNumbers().minimumCents).toBe(12_500);
  saveSetting(site.database, "numbers", null, "2026-07-20T00:00:01Z");
  await send("question/price", await open("question/price"), { intent: "reset" });
  expect(await questions()).toEqual(before);
});

test("a look changes nothing and shows what was typed as it will read", async () => {
  const { open, send, questions } = await openTexts();
  const before = await questions();
  const body = "Call {phone}.";
  const { status, body: answer } = await send("question/payment", await open("question/payment"), {
    ...{ intent: "preview", body },
  });
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    typed: { body },
    preview: { html: "<p>Call (713) 555-0142.</p>" },
  });
  expect(await questions()).toEqual(before);
});

test("an added question has an anchor of its own, moves, hides and is deleted", async () => {
  const { save, press, open, send, questions, list, owner } = await openTexts();
  const words = { title: "Who comes, and do I need to be home?", body: "Two of us." };
  await save("question", words);
  await save("question", { ...words, body: "Three." });
  const ids = async () => (await questions()).map(({ id }) => id);
  const [one, two] = ["who-comes-and-do-i-need-to-be-home", "who-comes-and-do-i-need-to-be-home-2"];
  expect((await ids()).slice(-3)).toEqual(["discount", one, two]);
  await press("question", two, "text-up");
  await press("question", two, "text-up");
  await save("question", { title: "Insured?", body: "Yes." });
  expect((await ids()).slice(-4)).toEqual([two, "discount", one, "on-insured"]);
  await press("question", "price", "text-up");
  await press("question", two, "text-hide");
  await press("question", "payment", "text-hide");
  expect(await ids()).not.toEqual(expect.arrayContaining([two]));
  expect(await ids()).not.toContain("payment");
  const lists = (await owner.get(list.loader, "/desk/settings/questions")).body as {
    pageTexts: { question: { id: string; state: string }[] };
  };
  expect(
    lists.pageTexts.question.map(({ state }) => state).filter((state) => /Hidden/.test(state)),
  ).toEqual(["Hidden. Comes with the site", "Hidden. Added by you, July 20, 2026"]);
  await press("question", "payment", "text-show");
  expect((await ids()).slice(0, 2)).toEqual(["price", "payment"]);
  await send(`question/${one}`, await open(`question/${one}`), { intent: "reset" });
  expect(await ids()).not.toContain(one);
});

test("a post gets its address from the title and keeps it; hidden it is nowhere", async () => {
  const { save, press, posts, read, sitemap, services } = await openTexts();
  const words = {
    title: "A garage in a day",
    summary: "How, for {minimum}.",
    body: "Hello.\n\n## Start early\n\nGo.",
  };
  await save("post", words);
  // The site's clock stands before the day of the others.
  const [added, ...ours] = (await posts()).reverse();
  expect(added).toMatchObject({
    ...{ slug: "a-garage-in-a-day", date: "2026-07-20", description: "How, for $100." },
  });
  expect(ours.map(({ slug }) => slug)).toContain(COST);
  await save("post/a-garage-in-a-day", { ...words, title: "A garage in two days" });
  const { status, body } = await read("a-garage-in-a-day");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    post: { title: "A garage in two days" },
    headings: [{ id: "start-early", text: "Start early" }],
    own: { opening: "<p>Hello.</p>", sections: [{ html: "<p>Go.</p>" }] },
  });
  expect(await sitemap()).toContain(
    "/blog/a-garage-in-a-day</loc><lastmod>2026-07-20</lastmod></url>",
  );
  expect(await sitemap()).not.toContain("/es/blog/a-garage-in-a-day");
  await press("post", "a-garage-in-a-day", "text-hide");
  await press("post", COST, "text-hide");
  expect((await read("a-garage-in-a-day")).status).toBe(404);
  expect((await read(COST)).status).toBe(404);
  expect(await sitemap()).not.toMatch(/a-garage-in-a-day|how-much-does/);
  expect(services.hiddenPosts()).toEqual(["/blog/a-garage-in-a-day", `/blog/${COST}`]);
  expect(services.questions().find(({ id }) => id === "price")?.link).toBeUndefined();
});

test("a changed post of ours keeps its address, date and anchors", async () => {
  const { open, send, read } = await openTexts();
  const page = await open(`post/${COST}`);
  const before = (await read(COST)).body as { headings: unknown; post: Posted };
  await send(`post/${COST}`, page, { body: `${page.fields.body}\n\nAnd {price sofa} for a sofa.` });
  const { headings, post, own } = (await read(COST)).body as typeof before & {
    own: { sections: { html: string }[] };
  };
  expect(headings).toEqual(before.headings);
  expect(post).toMatchObject({ date: before.post.date });
  expect(own.sections.at(-1)?.html).toContain('And <span class="num">$110.00</span> for a sofa.');
});

test("a form that is outdated shows both texts and loses nothing; saved again it counts", async () => {
  const { open, send, save, questions } = await openTexts();
  const old = await open("question/payment");
  await save("question/payment", { body: "From another phone." });
  const answer = await send("question/payment", old, { body: "From this one." });
  expect(answer.status).toBe(409);
  expect(answerOf(answer)).toMatchObject({
    typed: { body: "From this one." },
    now: { body: "From another phone." },
  });
  const again = await open("question/payment");
  await send("question/payment", again, { body: "From this one." });
  expect((await questions()).find(({ id }) => id === "payment")?.answer).toBe("From this one.");
});

test("what can't be saved is refused at its field, and stays typed", async () => {
  const { open, send, questions } = await openTexts();
  const before = await questions();
  const page = await open("question");
  const bad = { title: "How {now}?", body: "[Here](javascript:alert(1))" };
  const answer = await send("question", page, bad);
  expect(answer.status).toBe(422);
  expect(answerOf(answer)).toMatchObject({
    typed: bad,
    errors: { title: /no figure {now}/, body: /leads nowhere/ },
  });
  const empty = answerOf(await send("post", page, { title: " \u200b", summary: "", body: "\n" }));
  expect(Object.keys(empty.errors).sort()).toEqual(["body", "summary", "title"]);
  const long = { title: "Long", body: "a".repeat(3_001) };
  const tooLong = answerOf(await send("question", page, long));
  expect(tooLong.errors.body).toBe("The answer has 3001 characters. It can have 3000.");
  expect(tooLong.typed.body).toBe(long.body);
  expect(await questions()).toEqual(before);
});

test("a press that is repeated adds one, and the last question stays", async () => {
  const { open, send, questions, press } = await openTexts();
  const page = await open("question");
  const fields = { requestId: randomUUID(), title: "Do you sing?", body: "Rarely." };
  await send("question", page, fields);
  expect((await send("question", page, fields)).status).toBe(303);
  expect((await questions()).filter(({ question }) => question === "Do you sing?")).toHaveLength(1);
  for (const { id } of await questions()) await press("question", id, "text-hide");
  expect((await questions()).map(({ id }) => id)).toEqual(["do-you-sing"]);
});

test("another process shows the new words at once", async () => {
  const { site, save, questions } = await openTexts();
  await save("question/payment", { body: "Later." });
  const { keepPageText, listPageTexts } = await import("#app/site/page-texts/page-texts.server.ts");
  const [row] = listPageTexts(site.database);
  if (row) keepPageText(site.database, { ...row, body: "Much later." }, "2026-07-20T00:00:00Z");
  await Promise.resolve();
  expect((await questions()).find(({ id }) => id === "payment")?.answer).toBe("Much later.");
});

test("in another area the standard words are of its city, and none are of Houston's places", async () => {
  const { site, services, read, readAt, posts, open, send } = await openTexts();
  const { saveSetting } = await import("#app/prices/owner-settings.server.ts");
  const area = {
    ...{ city: "San Antonio", latitude: 29.42, longitude: -98.49, radiusMiles: 40 },
    ...{ zip: "78205", takesFarther: true, cities: ["San Antonio", "Boerne"] },
  };
  saveSetting(site.database, "area", area, "2026-07-20T00:00:00Z");
  await Promise.resolve();
  const asked = JSON.stringify(services.questions());
  expect(asked).toContain("San Antonio and the cities around it: 2 in all.");
  const shown = [asked];
  for (const { slug, title } of await posts()) {
    const page = (await read(slug)).body;
    shown.push(title, JSON.stringify(page));
    const edited = await open(`post/${slug}`);
    expect((await send(`post/${slug}`, edited, { intent: "preview" })).status).toBe(200);
  }
  const places =
    /Houston|Katy|Pasadena|Woodlands|Montrose|Sugar Land|La Porte|Cypress|Channelview|Alvin|Baytown/;
  expect(shown.join("\n")).not.toMatch(places);
  expect(shown.join("\n")).toContain("How much does junk removal cost in San Antonio?");
  const idsOf = async (base: string) =>
    ((await readAt(`${base}/blog/${COST}`)).body as { headings: { id: string }[] }).headings;
  const [english, spanish] = [await idsOf(""), await idsOf("/es")];
  expect(spanish.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  expect(spanish).not.toEqual(english);
});

test("the page is the owner's alone", async () => {
  const { text, visitor, path } = await openTexts();
  const loader = (args: Parameters<typeof text.loader>[0]) =>
    text.loader({ ...args, params: { kind: "question" } });
  expect(isSentToSignIn(await visitor.get(loader, path("question")))).toBe(true);
});
