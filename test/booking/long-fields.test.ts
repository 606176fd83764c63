/** What a stranger types into a form costs no more than its length: rule 230. */
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { BOOKING_FIELDS } from "#app/booking/booking.ts";
import { siteWithBooking } from "#test/support/booked-site.ts";
import { openDeskSite } from "#test/support/desk-site.ts";
import { startResend } from "#test/support/resend-stand-in.ts";
import type { Browser } from "#test/support/site.ts";
import { typedBooking } from "#test/support/typed-booking.ts";

/** Texts on which careless patterns take the square of their length. */
const TEXTS: ((length: number) => string)[] = [
  (length) => `a${" ".repeat(length)}b`,
  (length) => `${"@".repeat(length)} `,
  (length) => `${"0".repeat(length)}x`,
  (length) => `${"a.".repeat(length / 2)}@`,
];
/** The longer one fills a form's 32 KB; letters that a form writes as three are fewer. */
const LENGTH = 15_000;
/** What noise on a busy machine may come to. */
const NOISE_MS = 40;

type Route = Parameters<Browser["post"]>[0];

/** Posts each of the fields with text of one length and of twice that. */
async function expectLinear(
  browser: Browser,
  [route, path]: readonly [Route, string],
  fields: readonly string[],
  rest: Record<string, string> = {},
): Promise<void> {
  for (const field of fields) {
    for (const text of TEXTS) {
      const share = text(1_000).length / new URLSearchParams({ t: text(1_000) }).toString().length;
      const cost = (length: number) =>
        quickest(() =>
          browser.post(route, path, {
            ...rest,
            [field]: text(2 * Math.floor((length * share) / 2)),
          }),
        );
      const twice = await cost(2 * LENGTH);
      if (twice < NOISE_MS) continue;
      const once = await cost(LENGTH);
      const isLinear = twice < 3 * once;
      expect([path, field, text(4), isLinear || [once, twice]]).toEqual([
        path,
        field,
        text(4),
        true,
      ]);
    }
  }
}

async function quickest(task: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5 && best > NOISE_MS; turn++) {
    // Of this process's own work: others on the machine do not count.
    const before = process.cpuUsage();
    await task();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

test("a long text in a public form costs at most in proportion to its length", async () => {
  const { url, apiKey, close } = await startResend();
  onTestFinished(close);
  const mail = { RESEND_API_KEY: apiKey, RESEND_BASE_URL: url };
  const site = await siteWithBooking({}, { RATE_LIMITS: "off", ...mail });
  const { browser, token } = site;
  const [estimate, chat, leads, cancel, items, move] = await Promise.all([
    import("#app/chat/estimate/estimate.route.tsx"),
    import("#app/chat/chat.route.tsx"),
    import("#app/chat/leads/leads.route.ts"),
    import("#app/booking/cancel/cancel.route.tsx"),
    import("#app/booking/items/items.route.tsx"),
    import("#app/booking/move/move.route.tsx"),
  ]);
  const booking = typedBooking({ date: "2026-07-22" }) as Record<string, string>;
  browser.cookies.set("cart", "sofa.1");
  await expectLinear(browser, [site.schedule.action, "/schedule"], BOOKING_FIELDS, booking);
  await expectLinear(browser, [site.findBooking.action, "/booking"], ["order", "email"], {
    order: "JB-100000",
  });
  await expectLinear(browser, [site.cart.action, "/cart"], ["id", "returnTo", "units"]);
  await expectLinear(browser, [estimate.action, "/estimate"], ["items", "put", "answer", "unkept"]);
  await expectLinear(browser, [chat.action, "/chat"], ["message", "name", "phone", "conversation"]);
  await expectLinear(browser, [leads.action, "/api/leads"], ["name", "phone"], {
    name: "Maria",
    phone: "(713) 555-0100",
  });
  const stamp = { requestId: randomUUID(), revision: "0" };
  for (const [route, part, fields] of [
    [move.action, "move", ["date", "slot"]],
    [items.action, "items", ["draft", "change", "q"]],
    [cancel.action, "cancel", ["reason"]],
  ] as const) {
    await expectLinear(browser, [route, `/booking/${token}/${part}`], fields, {
      ...stamp,
      intent: "look",
    });
  }
});

test("a long text in a form of the desk costs at most in proportion to its length", async () => {
  const { desk, signedIn, browser } = await openDeskSite({ RATE_LIMITS: "off" });
  const [add, inbox, settings, prices, crew] = await Promise.all([
    import("#app/desk/phone-job/add.route.tsx"),
    import("#app/desk/inbox/inbox.route.tsx"),
    import("#app/desk/settings/settings.route.tsx"),
    import("#app/desk/prices/prices.route.tsx"),
    import("#app/desk/crew/crew.route.tsx"),
  ]);
  await expectLinear(browser(), [desk.signIn.action, "/desk/sign-in"], ["email"]);
  await expectLinear(browser(), [desk.code.action, "/desk/sign-in/code"], ["code"]);
  const owner = await signedIn();
  const post = { requestId: randomUUID() };
  const booking = { ...post, ...typedBooking({ date: "2026-07-22" }), lines: "sofa.1" };
  await expectLinear(owner, [add.action, "/desk/add"], [...BOOKING_FIELDS, "say"], {
    ...booking,
    intent: "read",
  } as Record<string, string>);
  await expectLinear(owner, [inbox.action, "/desk/inbox"], ["intent", "key"], post);
  for (const intent of ["review", "tax", "close", "notice"]) {
    await expectLinear(
      owner,
      [settings.action, "/desk/settings"],
      ["words", "author", "rate", "from"],
      { ...post, intent },
    );
  }
  await expectLinear(owner, [prices.action, "/desk/prices"], ["price", "points", "name"], {
    ...post,
    intent: "save",
    id: "sofa",
  });
  await expectLinear(owner, [crew.action, "/desk/crew"], ["name"], { ...post, intent: "add" });
});
