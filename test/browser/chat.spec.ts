import { randomUUID } from "node:crypto";
import { words as thanksWords } from "#app/booking/confirmation/words.ts";
import { words as drawerWords } from "#app/cart/drawer/drawer-words.ts";
import { words as lineWords } from "#app/cart/drawer/lines-words.ts";
import { words as totalWords } from "#app/cart/drawer/total-words.ts";
import { words as estimateWords } from "#app/chat/estimate/words.ts";
import { words as tipWords } from "#app/chat/panel/tip-words.ts";
import { words } from "#app/chat/words.ts";
import { hrefOf } from "#app/lib/language.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { words as priceWords } from "#app/prices/words.ts";
import { words as frameWords } from "#app/site/frame/words.ts";
import { words as homeWords } from "#app/site/home/words.ts";
import {
  answerWith,
  bubbles,
  chat,
  chatButton,
  expectTakenOver,
  expectWordsFirst,
  greeting,
  holdCalls,
  type Lead,
  launcher,
  leadsOf,
  leaveLead,
  load,
  messageBox,
  openList,
  openPanel,
  openToTalk,
  PANEL,
  panel,
  parsedLine,
  parsedSummary,
  postOffer,
  preOffer,
  say,
  typing,
  visit,
} from "./support/chat.ts";
import { expectLargeTargets, expectNoAxeViolations } from "./support/checks.ts";
import { endOf, escaped, nameOf, startOf } from "./support/names.ts";
import { jobsOf } from "./support/records.ts";
import {
  cartLine,
  drawer,
  expectCartCount,
  expectThankYou,
  field,
  fillWhoAndWhere,
  haveCart,
  haveDiscount,
  orderFact,
  scheduleSummary,
  submitButton,
  totalIn,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** "2 lines," */
const linesOf = (count: number) => words.lines(count, 0).replace(/ 0 .*/, "");

/** "2 × Sofa, 1 × Lamp." at the end of what goes to the cart. */
const itemsOf = (...items: [count: number, id: string][]) =>
  endOf(`${items.map(([count, id]) => `${count} × ${nameOf(id)}`).join(", ")}.`);

/** A phone, held either way; a desk; a phone's and a small window's page at twice its size. */
const SIZES = [
  [390, 844],
  [844, 390],
  [1280, 900],
  [195, 422],
  [640, 450],
] as const;

/** What a phone's keyboard leaves of a page: a shorter visual viewport, over a page as high as before. */
function showKeyboard(seen: number): void {
  Object.defineProperty(visualViewport, "height", { value: seen, configurable: true });
  visualViewport?.dispatchEvent(new Event("resize"));
}

const newLead = (): Lead => ({ name: `Maria ${randomUUID()}`, phone: "(713) 555-0188" });

test("a customer books a list described in plain words with 10% off", async ({
  page,
  customer,
  javaScriptEnabled,
}) => {
  test.setTimeout(90_000);
  const lead = newLead();
  await page.goto(hrefOf("/selection"));
  if (javaScriptEnabled) await expectTakenOver(page);
  await launcher(page).click();
  await expect(bubbles(page).first()).toHaveText(greeting());
  await expect(chat(page).getByText(preOffer())).toBeVisible();
  await expect(messageBox(page)).toBeDisabled();
  await expect(chatButton(page, words.send)).toBeDisabled();
  await expect(chatButton(page, words.add)).toBeDisabled();
  await chatButton(page, words.no).click();
  await expect(bubbles(page).last()).toHaveText(endOf(words.preOfferDeclined));

  await say(page, load());
  await expect(chat(page).getByText(postOffer())).toBeVisible();
  await expect(parsedSummary(page)).toHaveText(`${words.lines(3, 182)} $331.24`);
  await expectWordsFirst(page, "after the first answer");
  if (!javaScriptEnabled) await expect(bubbles(page).last()).toBeInViewport();
  for (const [id, count] of [
    ["sofa", "2"],
    ["mattress-queen", "1"],
    ["treadmill", "1"],
  ] as const) {
    await expect(parsedLine(page, nameOf(id)).tick).toBeChecked();
    await expect(parsedLine(page, nameOf(id)).count).toHaveValue(count);
  }

  await chatButton(page, words.yes).click();
  await leaveLead(page, { ...lead, phone: "555-0188" });
  await expect(chat(page).getByText(words.leadError)).toBeVisible();
  await leaveLead(page, lead);
  await expect(bubbles(page).last()).toHaveText(
    endOf(words.discounted(USUAL_NUMBERS, "$298.12", "$331.24")),
  );
  await expect(parsedSummary(page)).toContainText(priceWords.discounted(10));
  await expect(parsedSummary(page)).toContainText("$298.12");
  expect(leadsOf(lead)).toMatchObject([{ phone: "+17135550188" }]);

  await chatButton(page, words.add).click();
  await expect(bubbles(page).last()).toHaveText(
    itemsOf([2, "sofa"], [1, "mattress-queen"], [1, "treadmill"]),
  );
  await expect(bubbles(page).last()).toContainText(words.added);
  await expect(chatButton(page, words.add)).toBeDisabled();
  await expect(page.getByRole("banner").locator(".cart-link")).toHaveAccessibleName(
    `${frameWords.cart}4${frameWords.items(4)}$298.12 ${priceWords.discounted(10)}`,
  );
  await chat(page).getByRole("link", { name: words.view }).click();
  await expect(page).toHaveURL(hrefOf(javaScriptEnabled ? "/itemized" : "/itemized#cart"));
  await expect(panel(page)).toHaveCount(0);
  const cart = drawer(page);
  await expect(cart).toBeVisible();
  await expectCartCount(page, 4);
  await expect(cartLine(cart, nameOf("sofa"))).toContainText(`${lineWords.quantity}2`);
  await expect(totalIn(cart)).toHaveText("$298.12");
  await expect(cart.getByText(priceWords.discounted(10))).toBeVisible();
  await expect(cart.getByText(totalWords.attached(10))).toBeVisible();
  await expect(page.locator(".cartbar")).toContainText(`$298.12 ${priceWords.discounted(10)}`);

  await cart.getByRole("link", { name: drawerWords.schedule }).click();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(orderFact(page, "items")).toHaveText("4");
  await expect(orderFact(page, "total")).toContainText("$298.12");
  await expect(orderFact(page, "volume")).toHaveText(thanksWords.points("182"));
  const [job] = jobsOf(customer);
  expect(job).toMatchObject({
    subtotal_cents: 33_124,
    discount_cents: 3_312,
    total_cents: 29_812,
    volume: 182,
  });
  expect(JSON.parse(job?.items ?? "")).toMatchObject([
    { name: "Sofa", quantity: 2 },
    { name: "Queen Mattress", quantity: 1 },
    { name: "Treadmill", quantity: 1 },
  ]);
});

test("lines can be unticked and counts changed before they are added to the cart", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
  }
  await say(page, load());
  await chatButton(page, words.no).click();
  await openList(page);
  await parsedLine(page, nameOf("mattress-queen")).tick.uncheck();
  await parsedLine(page, nameOf("sofa")).count.fill("3");
  if (javaScriptEnabled) {
    await expect(parsedSummary(page)).toHaveText(`${words.lines(2, 202)} $367.64`);
  }
  await chatButton(page, words.add).click();
  await expect(bubbles(page).last()).toHaveText(itemsOf([3, "sofa"], [1, "treadmill"]));
  await expect(parsedLine(page, nameOf("mattress-queen")).tick).toHaveCount(1);
  await expect(parsedLine(page, nameOf("sofa")).tick).toHaveCount(0);
  await say(page, "a lamp, it stands behind the piano");
  await expect(parsedLine(page, nameOf("lamp")).tick).toBeChecked();
  await expect(parsedSummary(page)).toContainText(words.toCheck(1));
  await openList(page);
  await page.getByRole("checkbox", { name: startOf(nameOf("piano-upright")) }).check();
  await chatButton(page, words.add).click();
  await expect(bubbles(page).last()).toHaveText(itemsOf([1, "lamp"], [1, "piano-upright"]));
  await page.goto(hrefOf("/itemized"));
  await expectCartCount(page, 7);
});

test("what the list leaves open is answered by one press, in the estimate and in the chat", {
  tag: "@plain-long",
}, async ({ page, javaScriptEnabled }) => {
  const [chair, queen, king] = ["dining-chair", "bed-set-queen", "bed-set-king"].map(nameOf) as [
    string,
    string,
    string,
  ];
  const answer = (about: string, name: string) =>
    page
      .getByRole("group", { name: new RegExp(escaped(about)) })
      .getByRole("button", { name, exact: true });
  await page.goto(hrefOf("/"));
  if (javaScriptEnabled) await expectTakenOver(page);
  await page.getByLabel(estimateWords.label).fill("some chairs and a bed");
  await page.getByRole("button", { name: estimateWords.seePrice }).click();
  await expect(page.locator(".cart-link__count")).toHaveText("3");
  await answer(chair, "4").click();
  await expect(answer(chair, "4")).toHaveCount(0);
  await expect(page.locator(".cart-link__count")).toHaveText("5");
  await answer(queen, king).click();
  await expect(page.getByRole("link", { name: startOf(homeWords.card.book("$")) })).toBeVisible();
  await expect(page.getByRole("button", { name: homeWords.card.removeIt(king) })).toBeVisible();
  await expect(page.getByRole("button", { name: homeWords.card.removeIt(queen) })).toHaveCount(0);

  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
  }
  await say(page, "some chairs and a bed");
  await chatButton(page, words.no).click();
  if (javaScriptEnabled) await expectNoAxeViolations(page);
  await answer(chair, "4").click();
  await answer(queen, king).click();
  await expect(parsedLine(page, nameOf("dining-chair")).count).toHaveValue("4");
  await expect(parsedLine(page, nameOf("bed-set-king")).count).toHaveValue("1");
  await expect(chat(page).locator(".question")).toHaveCount(0);
});

test("answering No keeps the regular price, and the offer after a list appears once", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
  }
  await say(page, "a sofa");
  await expect(chat(page).getByText(postOffer())).toBeVisible();
  await expect(messageBox(page)).toBeDisabled();
  await chatButton(page, words.no).click();
  await expect(bubbles(page).last()).toHaveText(endOf(words.postOfferDeclined));
  await say(page, "and a treadmill");
  await expect(parsedSummary(page)).toContainText(linesOf(2));
  await expect(chat(page).getByText(postOffer())).toHaveCount(0);
  await expect(messageBox(page)).toBeEnabled();
});

test("answering No thanks closes the lead form and keeps standard pricing", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto(hrefOf("/chat"));
  await chatButton(page, words.yes).click();
  await expect(chat(page).getByLabel(words.phone, { exact: true })).toHaveAttribute(
    "placeholder",
    "(###) ###-####",
  );
  await chatButton(page, words.noLead).click();
  await expect(bubbles(page).last()).toHaveText(endOf(words.leadDeclined));
  await expect(messageBox(page)).toBeEnabled();
});

test("'refresh lead' clears the discount and asks for the lead again", { tag: "@long" }, async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto(hrefOf("/chat"));
  const discount = async () =>
    (await page.context().cookies()).find(({ name }) => name === "discount")?.value;
  await chatButton(page, words.yes).click();
  await leaveLead(page, newLead());
  await expect(bubbles(page).last()).toHaveText(endOf(words.leadSaved(USUAL_NUMBERS)));
  expect(await discount()).toBe("1");

  await messageBox(page).fill("Refresh lead");
  await chatButton(page, words.send).click();
  await expect(chat(page).getByLabel(words.name, { exact: true })).toHaveValue("");
  await expect(messageBox(page)).toBeDisabled();
  expect((await discount()) ?? "").toBe("");
  await leaveLead(page, newLead());
  await expect(bubbles(page).last()).toHaveText(endOf(words.leadSaved(USUAL_NUMBERS)));
  expect(await discount()).toBe("1");
});

test("with the discount on, the chat says so and makes no offer", { tag: "@long" }, async ({
  page,
  context,
  baseURL,
  javaScriptEnabled,
}) => {
  await haveDiscount(context, baseURL);
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto(hrefOf("/chat"));
  await expect(bubbles(page)).toHaveText([greeting(), endOf(words.discountOn(USUAL_NUMBERS))]);
  await expect(chat(page).getByText(preOffer())).toHaveCount(0);
  await say(page, load());
  await expect(bubbles(page).last()).toHaveText(
    endOf(words.discounted(USUAL_NUMBERS, "$298.12", "$331.24")),
  );
  await expect(chat(page).getByText(postOffer())).toHaveCount(0);
});

test("an empty message is not sent", { tag: "@long" }, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
  }
  await messageBox(page).fill("  \n ");
  await chatButton(page, words.send).click();
  await expect(messageBox(page)).toBeEnabled();
  await expect(bubbles(page)).toHaveCount(2);
});

test.describe("the panel", { tag: "@script" }, () => {
  test(
    "takes the focus and gives it back, waits for an answer, keeps the talk from page to " +
      "page, and closes on /schedule",
    async ({ page, context, baseURL, language }) => {
      await haveCart(context, baseURL, "sofa.1");
      await openToTalk(page, "/faq");

      await test.step("Escape closes it and returns the focus to the button", async () => {
        await expect(messageBox(page)).toBeFocused();
        // A press on text leaves the focus nowhere; the visitor still works in the panel.
        await bubbles(page).first().click();
        await page.keyboard.press("Escape");
        await expect(panel(page)).toHaveCount(0);
        await expect(launcher(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(messageBox(page)).toBeFocused();
      });

      await test.step("Enter sends and Shift+Enter does not", async () => {
        await page.keyboard.type("a sofa");
        await page.keyboard.press("Shift+Enter");
        await page.keyboard.type("a treadmill");
        await expect(messageBox(page)).toHaveValue("a sofa\na treadmill");
        await page.keyboard.press("Enter");
        await expect(parsedSummary(page)).toContainText(linesOf(2));
        await expect(messageBox(page)).toHaveValue("");
        await chatButton(page, words.no).click();
      });

      await test.step("the message box and the button are disabled while an answer is pending", async () => {
        await expect(messageBox(page)).toBeEnabled();
        const before = await bubbles(page).count();
        const answer = await holdCalls(page, "**/api/chat");
        await say(page, "when are you open?");
        await expect(typing(page)).toBeVisible();
        await expect(messageBox(page)).toBeDisabled();
        await expect(chatButton(page, words.send)).toBeDisabled();
        answer();
        await expect(typing(page)).toHaveCount(0);
        await expect(messageBox(page)).toBeFocused();
        await expect(bubbles(page)).toHaveCount(before + 2);
        await page.unroute("**/api/chat");
      });

      await test.step("it sends the session id and the whole conversation", async () => {
        const call = page.waitForRequest("**/api/chat");
        await say(page, "and 3 lamps");
        const { sessionId, messages } = (await call).postDataJSON();
        expect(sessionId).toMatch(/^sess_\w{8,}$/);
        expect(messages.at(-1)).toEqual({ role: "user", content: "and 3 lamps" });
        expect(messages).toContainEqual({ role: "user", content: "a sofa\na treadmill", language });
        await expect(parsedLine(page, nameOf("lamp")).count).toHaveValue("3");
        const kept = await page.evaluate(() => localStorage.getItem("junkbuddy.chat-session"));
        expect(kept).toBe(sessionId);
      });

      await test.step("the words have half of the panel at any size, above a keyboard too", async () => {
        const whole = page.viewportSize() ?? { width: 1280, height: 720 };
        const wordsFirst = async (width: number, height: number, seen = height) => {
          await page.setViewportSize({ width, height });
          await page.evaluate(showKeyboard, seen);
          const box = await chat(page).boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(seen);
          await expectWordsFirst(page, `${width} × ${seen}`);
        };
        for (const [width, height] of SIZES) await wordsFirst(width, height);
        await wordsFirst(390, 844, 400);
        await wordsFirst(844, 390, 190);
        await messageBox(page).fill("a lamp\n".repeat(9));
        for (const [width, height] of SIZES) await wordsFirst(width, height);
        await messageBox(page).fill("");
        await page.setViewportSize({ width: 844, height: 390 });
        await openList(page);
        await parsedLine(page, nameOf("lamp")).tick.click();
        await expect(parsedSummary(page)).toContainText(linesOf(2));
        await parsedLine(page, nameOf("lamp")).tick.click();
        await expectLargeTargets(page);
        await page.setViewportSize(whole);
      });

      await test.step("no axe violation, large targets", async () => {
        await expectNoAxeViolations(page, PANEL);
        await expectLargeTargets(page);
      });

      await test.step("it stays open from page to page, and takes no focus after a load", async () => {
        const talk = await bubbles(page).allTextContents();
        const summary = (await parsedSummary(page).textContent()) ?? "";
        expect(summary).toContain(linesOf(3));
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page).toHaveURL(hrefOf("/"));
        await expect(bubbles(page)).toHaveText(talk);
        await page.reload();
        await expect(bubbles(page)).toHaveText(talk);
        await expect(parsedSummary(page)).toHaveText(summary);
        await expect(chat(page).getByText(preOffer())).toHaveCount(0);
        await expect(messageBox(page)).toBeEnabled();
        await expect(panel(page).locator(":focus")).toHaveCount(0);

        await chatButton(page, words.close).click();
        await expect(panel(page)).toHaveCount(0);
        await visit(page, "/blog");
        await expect(panel(page)).toHaveCount(0);
        await launcher(page).click();
        await expect(bubbles(page)).toHaveText(talk);
      });

      await test.step("it closes on /schedule and stays closed", async () => {
        await page
          .getByRole("contentinfo")
          .locator(`a[href="${hrefOf("/schedule")}"]`)
          .press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(panel(page)).toHaveCount(0);
        await page.reload();
        await expect(field(page, "zip")).toBeVisible();
        await expect(panel(page)).toHaveCount(0);
      });
    },
  );

  test("greets after a typing indicator, and makes its offer once a session", {
    tag: "@long",
  }, async ({ page }) => {
    await page.clock.install();
    await visit(page, "/selection");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await launcher(page).click();
    await expect(typing(page)).toBeVisible();
    await page.clock.runFor(440);
    await expect(bubbles(page)).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(bubbles(page)).toHaveText([greeting()]);
    await expect(typing(page)).toHaveCount(0);
    await expect(chat(page).getByText(preOffer())).toBeVisible();

    // A deleted conversation starts again, without the offer.
    await page.clock.resume();
    await chatButton(page, words.close).click();
    await page.evaluate(() => sessionStorage.removeItem("junkbuddy.chat"));
    await visit(page, "/selection");
    await launcher(page).click();
    await expect(bubbles(page)).toHaveText([greeting()]);
    await expect(messageBox(page)).toBeEnabled();
    await expect(chat(page).getByText(preOffer())).toHaveCount(0);
  });

  test("the badge shows whether the model or the parser reads the messages", {
    tag: "@long",
  }, async ({ page }) => {
    const badge = (label: keyof typeof words.ai) =>
      chat(page).locator("summary", { hasText: words.ai[label].label });
    await openToTalk(page);
    await expect(badge("unknown")).toHaveAttribute("title", words.ai.unknown.tooltip);
    for (const [header, label] of [
      ["on", "on"],
      ["off", "off"],
      ["maybe", "unknown"],
      [undefined, "unknown"],
    ] as const) {
      const { tooltip } = words.ai[label];
      await page.unroute("**/api/chat");
      await page.route("**/api/chat", answerWith(header));
      await say(page, "hello");
      await expect(messageBox(page)).toBeEnabled();
      await expect(badge(label)).toHaveAttribute("title", tooltip);
      await badge(label).click();
      await expect(chat(page).locator(".ai-note p", { hasText: tooltip })).toBeVisible();
      await badge(label).click();
    }
  });

  test("the discount appears at once in another open tab", { tag: "@long" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await haveCart(context, baseURL, "sofa.2_mattress-queen.1_treadmill.1");
    const other = await context.newPage();
    await other.goto(hrefOf("/schedule"));
    await expect(totalIn(scheduleSummary(other))).toHaveText("$331.24");
    await openPanel(page);
    await chatButton(page, words.yes).click();
    await leaveLead(page, newLead());
    await expect(totalIn(scheduleSummary(other))).toHaveText("$298.12");
    await expect(scheduleSummary(other).getByText(totalWords.attached(10))).toBeVisible();
    await expect(scheduleSummary(other).getByText(priceWords.discounted(10))).toBeVisible();
  });

  test("an invalid lead sends no request and keeps what was typed", { tag: "@long" }, async ({
    page,
  }) => {
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/leads")) calls += 1;
    });
    await openPanel(page);
    await chatButton(page, words.yes).click();
    const name = chat(page).getByLabel(words.name, { exact: true });
    await expect(name).toBeFocused();
    for (const lead of [
      { name: "   ", phone: "(713) 555-0188" },
      { name: "Maria", phone: "713 555 018" },
    ]) {
      await leaveLead(page, lead);
      await expect(chat(page).getByRole("alert")).toHaveText(words.leadError);
      await expect(name).toHaveValue(lead.name);
    }
    expect(calls).toBe(0);
    await leaveLead(page, newLead());
    await expect(chat(page).getByRole("alert")).toHaveCount(0);
  });

  test("a page reloaded while an answer is pending asks for it again", { tag: "@long" }, async ({
    page,
  }) => {
    await openToTalk(page);
    await holdCalls(page, "**/api/chat");
    await say(page, load());
    await expect(typing(page)).toBeVisible();
    await page.unroute("**/api/chat");
    await page.reload();
    await expect(parsedSummary(page)).toHaveText(`${words.lines(3, 182)} $331.24`);
    await expect(bubbles(page).filter({ hasText: load() })).toHaveCount(2);
  });

  test("pressing Apply 10% off twice saves one lead", { tag: "@long" }, async ({ page }) => {
    await openPanel(page);
    await chatButton(page, words.yes).click();
    const lead = newLead();
    const release = await holdCalls(page, "**/api/leads");
    await leaveLead(page, lead);
    await chatButton(page, words.applyLead(USUAL_NUMBERS)).click();
    release();
    await expect(chatButton(page, words.applyLead(USUAL_NUMBERS))).toHaveCount(0);
    expect(leadsOf(lead)).toHaveLength(1);
  });

  test("an answer that arrives after the panel was closed is shown when the panel opens again", {
    tag: "@long",
  }, async ({ page }) => {
    await openToTalk(page);
    const answer = await holdCalls(page, "**/api/chat");
    const answered = page.waitForResponse("**/api/chat");
    await say(page, "a sofa");
    await chatButton(page, words.close).click();
    answer();
    await (await answered).finished();
    await launcher(page).click();
    await expect(parsedSummary(page)).toContainText(linesOf(1));
    await expect(chat(page).getByText(postOffer())).toBeVisible();
  });

  test("loads none of its code before it is opened for the first time", { tag: "@long" }, async ({
    page,
  }) => {
    const scripts: { url: string; text: Promise<string> }[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") {
        scripts.push({ url: response.url(), text: response.text() });
      }
    });
    const withPanel = async () => {
      const texts = await Promise.all(
        scripts.map(async ({ url, text }) => ({ url, text: await text })),
      );
      return texts
        .filter(({ url, text }) => url.includes("/ChatPanel-") || text.includes(words.error))
        .map(({ url }) => url);
    };
    await page.goto(hrefOf("/selection"), { waitUntil: "networkidle" });
    await expectTakenOver(page);
    expect(scripts.length).toBeGreaterThan(0);
    expect(await withPanel()).toEqual([]);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    expect((await withPanel()).length).toBeGreaterThan(0);
  });

  test("the tip appears, closes when pressed and stays away for ten minutes", {
    tag: "@long",
  }, async ({ page }) => {
    const tip = page.getByRole("button", { name: tipWords.tip });
    await page.clock.install();
    await visit(page, "/load-size");
    await page.clock.fastForward("00:05");
    await tip.click();
    await expect(tip).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    await chatButton(page, words.close).click();
    const kept = await page.evaluate(() => Date.now() - Number(localStorage["junkbuddy.last-tip"]));
    expect(kept).toBeLessThan(60_000);

    const tipAfter = async (minutes: number) => {
      await page.evaluate((ms) => {
        localStorage["junkbuddy.last-tip"] = String(Date.now() - ms);
      }, minutes * 60_000);
      await visit(page, "/service-areas");
      await page.clock.fastForward("00:05");
      return tip;
    };
    await expect(await tipAfter(9)).toHaveCount(0);
    await expect(await tipAfter(11)).toBeVisible();
    await launcher(page).click();
    await expect(tip).toHaveCount(0);
    expect(
      await page.evaluate(() => Date.now() - Number(localStorage["junkbuddy.last-tip"])),
    ).toBeLessThan(60_000);
  });
});

test.describe("when a call fails", { tag: "@script" }, () => {
  test.use({ expectedErrors: /Failed to load resource: .*(?:status of 50[03]|ERR_FAILED)/ });

  for (const [kind, status] of [
    ["an error", 500],
    ["no answer", null],
  ] as const) {
    test(`${kind}: an error message appears, the text stays in the box and an unknown badge turns to OFF`, {
      tag: status ? [] : ["@long"],
    }, async ({ page }) => {
      await openToTalk(page);
      await page.route("**/api/chat", (route) =>
        status ? route.fulfill({ status, json: { error: "secret" } }) : route.abort(),
      );
      await messageBox(page).fill("a sofa and 2 tires");
      await page.keyboard.press("Enter");
      await expect(chat(page).getByRole("alert")).toHaveText(words.error);
      await expect(messageBox(page)).toHaveValue("a sofa and 2 tires");
      await expect(messageBox(page)).toBeFocused();
      await expect(chat(page).locator("summary", { hasText: words.ai.off.label })).toBeVisible();
      await expect(chat(page).getByText("secret")).toHaveCount(0);

      await page.reload();
      await expect(messageBox(page)).toHaveValue("a sofa and 2 tires");
      await messageBox(page).focus();
      await page.unroute("**/api/chat");
      await page.keyboard.press("Enter");
      await expect(parsedSummary(page)).toContainText(linesOf(2));
      await expect(chat(page).getByText(words.error)).toHaveCount(0);
      await expect(bubbles(page).filter({ hasText: "a sofa and 2 tires" })).toHaveCount(1);
    });
  }

  test("a badge that shows ON stays ON", { tag: "@long" }, async ({ page }) => {
    await openToTalk(page);
    await page.route("**/api/chat", answerWith("on"));
    await say(page, "hello");
    await expect(chat(page).locator("summary", { hasText: words.ai.on.label })).toBeVisible();
    await page.unroute("**/api/chat");
    await page.route("**/api/chat", (route) => route.fulfill({ status: 500 }));
    await messageBox(page).fill("hello again");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByRole("alert")).toHaveText(words.error);
    await expect(chat(page).locator("summary", { hasText: words.ai.on.label })).toBeVisible();
  });

  test("a lead that could not be saved still gets the discount", { tag: "@long" }, async ({
    page,
  }) => {
    await openPanel(page);
    await page.route("**/api/leads", (route) => route.fulfill({ status: 503 }));
    await chatButton(page, words.yes).click();
    await leaveLead(page, newLead());
    await expect(bubbles(page).last()).toHaveText(endOf(words.leadNotSaved));
    await say(page, load());
    await expect(bubbles(page).last()).toHaveText(
      endOf(words.discounted(USUAL_NUMBERS, "$298.12", "$331.24")),
    );
  });
});

test.describe("every state of the panel", { tag: "@script" }, () => {
  test.use({ expectedErrors: /Failed to load resource: .* status of 500/ });

  test("no axe violation, large targets, the same size on a phone and a desk", {
    tag: "@long",
  }, async ({ page }) => {
    const check = (state: string) =>
      test.step(state, async () => {
        await expectNoAxeViolations(page, PANEL);
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 1280, height: 900 },
        ]) {
          await page.setViewportSize(viewport);
          await expectLargeTargets(page);
          const box = await chat(page).boundingBox();
          expect(box).toMatchObject({ width: 360, height: 560 });
        }
      });

    await openPanel(page);
    await expectNoAxeViolations(page);
    await check("pre-offer");
    await chatButton(page, words.yes).click();
    await check("lead");
    await chatButton(page, words.noLead).click();
    await check("talk");

    await page.route("**/api/chat", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await messageBox(page).fill("two couches");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByText(words.error)).toBeVisible();
    await check("error");

    const answer = await holdCalls(page, "**/api/chat");
    await say(page, load());
    await expect(typing(page)).toBeVisible();
    await check("typing");
    answer();
    await expect(chat(page).getByText(postOffer())).toBeVisible();
    await check("list and post-offer");
    await chatButton(page, words.yes).click();
    await chatButton(page, words.applyLead(USUAL_NUMBERS)).click();
    await expect(chat(page).getByText(words.leadError)).toBeVisible();
    await check("lead error");
    await leaveLead(page, newLead());
    await expect(parsedSummary(page)).toContainText(priceWords.discounted(10));
    await check("discount");
    await chatButton(page, words.add).click();
    await expect(bubbles(page).last()).toContainText(words.added);
    await check("added");
  });
});

test("an answer in Spanish on an English page leads to that page in Spanish, with the conversation (rule 579)", {
  tag: ["@plain-long", "@en"],
}, async ({ page, javaScriptEnabled }) => {
  const said = "hola, tengo un sofá y una lámpara";
  await page.setViewportSize({ width: 390, height: 844 });
  if (javaScriptEnabled) await openToTalk(page, "/faq");
  else {
    await page.goto(hrefOf("/chat"));
    await chatButton(page, words.no).click();
  }
  await say(page, said);
  await expect(bubbles(page).last()).toContainText("Su lista: 1 × Sofá y 1 × Lámpara.");
  await expect(chat(page).locator(".bubble[lang=es]")).toHaveCount(2);
  if (javaScriptEnabled) await expectNoAxeViolations(page, PANEL);
  await expectLargeTargets(page);
  const role = javaScriptEnabled ? "link" : "button";
  await chat(page).getByRole(role, { name: "Seguir en español" }).click();

  await expect(page).toHaveURL(javaScriptEnabled ? "/es/faq" : "/es/chat#newest");
  await expect(bubbles(page).filter({ hasText: said })).not.toHaveAttribute("lang");
  await expect(bubbles(page).first()).toHaveAttribute("lang", "en");
  await expect(chat(page).getByText("¿Quiere ver este precio con 10% de descuento?")).toBeVisible();
});
