/** The shop's own numbers on the desk (rules 435 to 437). */
import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { CartPreview } from "#app/prices/typical-carts.ts";
import { openDeskSite } from "#test/support/desk-site.ts";

type Page = { seen: string; texts: Record<string, string>; isOwn: boolean };
type Answer = {
  problem: string;
  typed: Record<string, string>;
  problems: Record<string, string>;
  preview: CartPreview[] | null;
};

const PATH = "/desk/prices/numbers";
/** A tenth more of everything, as a shop would raise its prices. */
const DEARER = {
  ...{ point: "2.00", minimum: "110", threshold: "275", discount: "5" },
  ...{ load0: "275", load1: "550", load2: "825", load3: "1100" },
};

async function shop() {
  const site = await openDeskSite();
  const { loader, action } = await import("#app/desk/prices/numbers.route.tsx");
  const live = await import("#app/prices/shop.server.ts");
  const renew = vi.fn();
  live.whenShopChanges(renew);
  const owner = await site.signedIn();
  const open = async () => (await owner.get(loader, PATH)).body as Page;
  const cart = { cart: "load-half.1_refrigerator.1", discount: "1" };
  return {
    ...{ site, live, renew, loader, open },
    post: (page: Page, intent: string, changes: Record<string, string> = {}) => {
      const stamp = { requestId: randomUUID(), seen: page.seen, intent };
      return owner.post(action, PATH, { ...stamp, ...page.texts, ...changes });
    },
    /** What the shop charges for a cart with the discount, as a booking. */
    book: async () => {
      const { typedBooking } = await import("#test/support/typed-booking.ts");
      const form = { bookingKey: randomUUID(), ...typedBooking() };
      expect((await site.browser(cart).post(site.schedule.action, "/schedule", form)).status).toBe(
        303,
      );
      return site.jobs().at(-1);
    },
  };
}

test("new numbers are looked at first, change nothing until the press, and then count everywhere", async () => {
  const { open, post, live, renew, book, site } = await shop();
  const page = await open();
  const looked = await post(page, "preview", DEARER);
  expect(looked.status).toBe(200);
  const { preview, typed } = looked.body as Answer;
  expect(
    preview?.map(({ name, beforeCents, afterCents }) => [name, beforeCents, afterCents]),
  ).toEqual(
    expect.arrayContaining([
      ["1/2 load and a refrigerator", 60_060, 66_000],
      ["Full load", 100_000, 110_000],
    ]),
  );
  const revision = live.shopRevision();
  expect((await book())?.totalCents).toBe(54_054);
  expect(renew).not.toHaveBeenCalled();

  expect((await post(page, "numbers", typed)).headers.get("location")).toContain("did=numbers");
  expect(renew).toHaveBeenCalledTimes(1);
  expect(live.shopRevision()).not.toBe(revision);
  expect(await book()).toMatchObject({ subtotalCents: 66_000, totalCents: 62_700, volume: 330 });
  const { business } = (await site.browser().get(site.root.loader, "/")).body as {
    business: { numbers?: { pointCents: number } };
  };
  expect(business.numbers?.pointCents).toBe(200);
  const { loadSizes } = (await site.browser().get(site.loadSize.loader, "/load-size")).body as {
    loadSizes: { priceCents: number }[];
  };
  expect(loadSizes.map(({ priceCents }) => priceCents)).toEqual([110_000, 82_500, 55_000, 27_500]);
});

test("a booked job keeps its numbers when its list changes; one press brings the usual ones back", async () => {
  const { open, post, book, site, live } = await shop();
  const before = await book();
  await post(await open(), "numbers", DEARER);
  const after = await book();
  const { changeOrder } = await import("#app/jobs/item-changes.ts");
  const wanted = [
    { id: "load-half", quantity: 1 },
    { id: "refrigerator", quantity: 1 },
    { id: "lamp", quantity: 1 },
  ];
  const [first, second] = site.jobs();
  const sums = [first, second].map((job) => job && changeOrder(job, wanted, live.findProduct));
  expect(sums.map((order) => order?.totalCents)).toEqual([
    Math.round(335 * 182 * 0.9),
    Math.round(335 * 200 * 0.95),
  ]);
  const { explainJobPrice } = await import("#app/jobs/job.ts");
  expect(explainJobPrice(first as never)).toContain("330 points × $1.82");
  expect(explainJobPrice(second as never)).toContain("330 points × $2.00");

  expect((await post(await open(), "usual")).status).toBe(303);
  expect((await open()).isOwn).toBe(false);
  expect((await book())?.totalCents).toBe(before?.totalCents);
  expect(site.jobs().find(({ id }) => id === after?.id)?.totalCents).toBe(62_700);
});

test("numbers that break a rule are refused with the reason, and nothing typed is lost", async () => {
  const { open, post, live } = await shop();
  const revision = live.shopRevision();
  for (const intent of ["preview", "numbers"]) {
    const { status, body } = await post(await open(), intent, { load3: "700", discount: "all" });
    const { typed, problems, preview } = body as Answer;
    expect(status).toBe(422);
    expect(Object.keys(problems)).toEqual(["discount"]);
    expect(typed).toMatchObject({ load3: "700", discount: "all" });
    expect(preview).toBeNull();
  }
  const { problems } = (await post(await open(), "numbers", { load3: "700" })).body as Answer;
  expect(problems.load3).toContain("A larger load can't cost less");
  const same = (await post(await open(), "preview")).body as Answer;
  expect(same.problem).toBe("These are the prices you already use.");
  expect(live.shopRevision()).toBe(revision);
});

test("an outdated page puts nothing into force, and shows what it would change now", async () => {
  const { open, post, live, site, loader } = await shop();
  const page = await open();
  await post(page, "numbers", DEARER);
  const { status, body } = await post(page, "numbers", { minimum: "90" });
  expect(status).toBe(409);
  expect((body as Answer).preview?.[0]).toMatchObject({ beforeCents: 11_000, afterCents: 9_000 });
  expect(live.shopNumbers().minimumCents).toBe(11_000);
  expect((await site.browser().get(loader, PATH)).status).toBe(303);
});

test("the words of pages and chat say the shop's numbers", async () => {
  const { open, post, site } = await shop();
  await post(await open(), "numbers", DEARER);
  const faq = await import("#app/site/faq/faq.route.tsx");
  const request = new Request("http://localhost/faq");
  const { questions } = faq.loader({ request, params: {}, context: {} }) as {
    questions: { id: string; question: string; answer: string }[];
  };
  expect(questions.find(({ id }) => id === "price")?.answer).toMatch(
    /from \$110.*\$2\.00 a point.*\$1,100/,
  );
  expect(questions.find(({ id }) => id === "discount")?.question).toContain("5% off");
  const { chatServicesFor } = await import("#app/chat/chat-services.server.ts");
  const { answerChat } = await import("#app/chat/answer-chat.ts");
  const { log } = await import("#app/server/log.server.ts");
  const ask = async (content: string) =>
    (await answerChat([{ role: "user", content }], chatServicesFor(log))).reply;
  expect(await ask("how much do you charge?")).toContain(
    "The base rate is $110 and a full truck is never more than $1,100",
  );
  expect(await ask("any discount?")).toContain("5% comes off");
  const chat = await import("#app/chat/chat.route.tsx");
  const page = (await site.browser({ discount: "1" }).get(chat.loader, "/chat")).body;
  expect(JSON.stringify(page)).toContain("Your 5% off is attached.");
});
