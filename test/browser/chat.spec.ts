import { randomUUID } from "node:crypto";
import {
  answerWith,
  bubbles,
  chat,
  chatButton,
  DISCOUNT_NOTE,
  expectTakenOver,
  expectWordsFirst,
  GREETING,
  holdCalls,
  LEAD_ERROR,
  type Lead,
  LOAD,
  launcher,
  leadsOf,
  leaveLead,
  messageBox,
  openList,
  openPanel,
  openToTalk,
  PANEL,
  POST_OFFER,
  PRE_OFFER,
  panel,
  parsedLine,
  parsedSummary,
  say,
  TROUBLE,
  typing,
  visit,
} from "./support/chat.ts";
import { expectLargeTargets, expectNoAxeViolations } from "./support/checks.ts";
import { jobsOf } from "./support/records.ts";
import {
  cartLine,
  drawer,
  expectCartCount,
  expectThankYou,
  fillWhoAndWhere,
  haveCart,
  haveDiscount,
  orderFact,
  scheduleSummary,
  submitButton,
  totalIn,
} from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

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
  await page.goto("/selection");
  if (javaScriptEnabled) await expectTakenOver(page);
  await launcher(page).click();
  await expect(bubbles(page).first()).toHaveText(GREETING);
  await expect(chat(page).getByText(PRE_OFFER)).toBeVisible();
  await expect(messageBox(page)).toBeDisabled();
  await expect(chatButton(page, "Send")).toBeDisabled();
  await expect(chatButton(page, "Add selected to cart")).toBeDisabled();
  await chatButton(page, "No").click();
  await expect(bubbles(page).last()).toHaveText(/No problem\. Tell me what's leaving\.$/);

  await say(page, LOAD);
  await expect(chat(page).getByText(POST_OFFER)).toBeVisible();
  await expect(parsedSummary(page)).toHaveText("3 lines, 182 pts $331.24");
  await expectWordsFirst(page, "after the first answer");
  if (!javaScriptEnabled) await expect(bubbles(page).last()).toBeInViewport();
  for (const [name, count] of [
    ["Sofa", "2"],
    ["Queen Mattress", "1"],
    ["Treadmill", "1"],
  ] as const) {
    await expect(parsedLine(page, name).tick).toBeChecked();
    await expect(parsedLine(page, name).count).toHaveValue(count);
  }

  await chatButton(page, "Yes").click();
  await leaveLead(page, { ...lead, phone: "555-0188" });
  await expect(chat(page).getByText(LEAD_ERROR)).toBeVisible();
  await leaveLead(page, lead);
  await expect(bubbles(page).last()).toHaveText(
    /With 10% off that's \$298\.12 instead of \$331\.24\.$/,
  );
  await expect(parsedSummary(page)).toContainText("(after 10% off)");
  await expect(parsedSummary(page)).toContainText("$298.12");
  expect(leadsOf(lead)).toMatchObject([{ phone: "+17135550188" }]);

  await chatButton(page, "Add selected to cart").click();
  await expect(bubbles(page).last()).toHaveText(
    /Added to your cart: 2 × Sofa, 1 × Queen Mattress, 1 × Treadmill\.$/,
  );
  await expect(chatButton(page, "Add selected to cart")).toBeDisabled();
  const cartLink = page.getByRole("banner").getByRole("link", { name: /^Cart: / });
  await expect(cartLink).toHaveAccessibleName("Cart: 4 items, $298.12 (after 10% off)");
  await chat(page).getByRole("link", { name: "View cart / edit" }).click();
  await expect(page).toHaveURL(javaScriptEnabled ? "/itemized" : "/itemized#cart");
  await expect(panel(page)).toHaveCount(0);
  const cart = drawer(page);
  await expect(cart).toBeVisible();
  await expectCartCount(page, 4);
  await expect(cartLine(cart, "Sofa")).toContainText("Quantity: 2");
  await expect(totalIn(cart)).toHaveText("$298.12");
  await expect(cart.getByText("(after 10% off)")).toBeVisible();
  await expect(cart.getByText(DISCOUNT_NOTE)).toBeVisible();
  await expect(page.locator(".cartbar")).toContainText("$298.12 (after 10% off)");

  await cart.getByRole("link", { name: "Continue to Schedule" }).click();
  await fillWhoAndWhere(page, customer);
  await submitButton(page).click();
  await expectThankYou(page);
  await expect(orderFact(page, "Items")).toHaveText("4");
  await expect(orderFact(page, "Total")).toContainText("$298.12");
  await expect(orderFact(page, "Volume")).toHaveText("182 pts");
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
    await page.goto("/chat");
    await chatButton(page, "No").click();
  }
  await say(page, LOAD);
  await chatButton(page, "No").click();
  await openList(page);
  await parsedLine(page, "Queen Mattress").tick.uncheck();
  await parsedLine(page, "Sofa").count.fill("3");
  if (javaScriptEnabled) {
    await expect(parsedSummary(page)).toHaveText("2 lines, 202 pts $367.64");
  }
  await chatButton(page, "Add selected to cart").click();
  await expect(bubbles(page).last()).toHaveText(/Added to your cart: 3 × Sofa, 1 × Treadmill\.$/);
  await expect(parsedLine(page, "Queen Mattress").tick).toHaveCount(1);
  await expect(parsedLine(page, "Sofa").tick).toHaveCount(0);
  await say(page, "a lamp, it stands behind the piano");
  await expect(parsedLine(page, "Lamp").tick).toBeChecked();
  await expect(parsedSummary(page)).toContainText("1 more to check");
  await openList(page);
  await page.getByRole("checkbox", { name: /^Upright Piano/ }).check();
  await chatButton(page, "Add selected to cart").click();
  await expect(bubbles(page).last()).toHaveText(/1 × Lamp, 1 × Upright Piano\.$/);
  await page.goto("/itemized");
  await expectCartCount(page, 7);
});

test("what the list leaves open is answered by one press, in the estimate and in the chat", {
  tag: "@plain-long",
}, async ({ page, javaScriptEnabled }) => {
  const answer = (question: RegExp, name: string) =>
    page.getByRole("group", { name: question }).getByRole("button", { name, exact: true });
  await page.goto("/");
  if (javaScriptEnabled) await expectTakenOver(page);
  await page.getByLabel("Your items").fill("some chairs and a bed");
  await page.getByRole("button", { name: "See price" }).click();
  await expect(page.locator(".cart-link__count")).toHaveText("3");
  await answer(/Dining Chair: how many/, "4").click();
  await expect(answer(/Dining Chair/, "4")).toHaveCount(0);
  await expect(page.locator(".cart-link__count")).toHaveText("5");
  await answer(/Queen Bed Set/, "King Bed Set").click();
  await expect(page.getByRole("link", { name: /^Book this for \$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove King Bed Set" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Queen Bed Set" })).toHaveCount(0);

  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto("/chat");
    await chatButton(page, "No").click();
  }
  await say(page, "some chairs and a bed");
  await chatButton(page, "No").click();
  if (javaScriptEnabled) await expectNoAxeViolations(page);
  await answer(/Dining Chair: how many/, "4").click();
  await answer(/Queen Bed Set/, "King Bed Set").click();
  await expect(parsedLine(page, "Dining Chair").count).toHaveValue("4");
  await expect(parsedLine(page, "King Bed Set").count).toHaveValue("1");
  await expect(page.getByRole("group", { name: /how many|which/i })).toHaveCount(0);
});

test("answering No keeps the regular price, and the offer after a list appears once", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto("/chat");
    await chatButton(page, "No").click();
  }
  await say(page, "a sofa");
  await expect(chat(page).getByText(POST_OFFER)).toBeVisible();
  await expect(messageBox(page)).toBeDisabled();
  await chatButton(page, "No").click();
  await expect(bubbles(page).last()).toHaveText(/No problem, regular pricing continues\.$/);
  await say(page, "and a treadmill");
  await expect(parsedSummary(page)).toContainText("2 lines");
  await expect(chat(page).getByText(POST_OFFER)).toHaveCount(0);
  await expect(messageBox(page)).toBeEnabled();
});

test("answering No thanks closes the lead form and keeps standard pricing", {
  tag: "@long",
}, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto("/chat");
  await chatButton(page, "Yes").click();
  await expect(chat(page).getByLabel("Phone", { exact: true })).toHaveAttribute(
    "placeholder",
    "(###) ###-####",
  );
  await chatButton(page, "No thanks").click();
  await expect(bubbles(page).last()).toHaveText(/No problem, we'll keep standard pricing\.$/);
  await expect(messageBox(page)).toBeEnabled();
});

test("'refresh lead' clears the discount and asks for the lead again", { tag: "@long" }, async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled) await openPanel(page);
  else await page.goto("/chat");
  const discount = async () =>
    (await page.context().cookies()).find(({ name }) => name === "discount")?.value;
  await chatButton(page, "Yes").click();
  await leaveLead(page, newLead());
  await expect(bubbles(page).last()).toHaveText(/10% off is attached\.$/);
  expect(await discount()).toBe("1");

  await messageBox(page).fill("Refresh lead");
  await chatButton(page, "Send").click();
  await expect(chat(page).getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(messageBox(page)).toBeDisabled();
  expect((await discount()) ?? "").toBe("");
  await leaveLead(page, newLead());
  await expect(bubbles(page).last()).toHaveText(/10% off is attached\.$/);
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
  else await page.goto("/chat");
  await expect(bubbles(page)).toHaveText([GREETING, /Your 10% off is attached\.$/]);
  await expect(chat(page).getByText(PRE_OFFER)).toHaveCount(0);
  await say(page, LOAD);
  await expect(bubbles(page).last()).toHaveText(/\$298\.12 instead of \$331\.24\.$/);
  await expect(chat(page).getByText(POST_OFFER)).toHaveCount(0);
});

test("an empty message is not sent", { tag: "@long" }, async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) await openToTalk(page);
  else {
    await page.goto("/chat");
    await chatButton(page, "No").click();
  }
  await messageBox(page).fill("  \n ");
  await chatButton(page, "Send").click();
  await expect(messageBox(page)).toBeEnabled();
  await expect(bubbles(page)).toHaveCount(2);
});

test.describe("the panel", { tag: "@script" }, () => {
  test(
    "takes the focus and gives it back, waits for an answer, keeps the talk from page to " +
      "page, and closes on /schedule",
    async ({ page, context, baseURL }) => {
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
        await expect(parsedSummary(page)).toContainText("2 lines");
        await expect(messageBox(page)).toHaveValue("");
        await chatButton(page, "No").click();
      });

      await test.step("the message box and the button are disabled while an answer is pending", async () => {
        await expect(messageBox(page)).toBeEnabled();
        const before = await bubbles(page).count();
        const answer = await holdCalls(page, "**/api/chat");
        await say(page, "when are you open?");
        await expect(typing(page)).toBeVisible();
        await expect(messageBox(page)).toBeDisabled();
        await expect(chatButton(page, "Send")).toBeDisabled();
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
        expect(messages).toContainEqual({ role: "user", content: "a sofa\na treadmill" });
        await expect(parsedLine(page, "Lamp").count).toHaveValue("3");
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
        await parsedLine(page, "Lamp").tick.click();
        await expect(parsedSummary(page)).toContainText("2 lines");
        await parsedLine(page, "Lamp").tick.click();
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
        expect(summary).toContain("3 lines");
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page).toHaveURL("/");
        await expect(bubbles(page)).toHaveText(talk);
        await page.reload();
        await expect(bubbles(page)).toHaveText(talk);
        await expect(parsedSummary(page)).toHaveText(summary);
        await expect(chat(page).getByText(PRE_OFFER)).toHaveCount(0);
        await expect(messageBox(page)).toBeEnabled();
        await expect(panel(page).locator(":focus")).toHaveCount(0);

        await chatButton(page, "Close chat").click();
        await expect(panel(page)).toHaveCount(0);
        await visit(page, "/blog");
        await expect(panel(page)).toHaveCount(0);
        await launcher(page).click();
        await expect(bubbles(page)).toHaveText(talk);
      });

      await test.step("it closes on /schedule and stays closed", async () => {
        await page.getByRole("contentinfo").getByRole("link", { name: "Schedule" }).press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await expect(panel(page)).toHaveCount(0);
        await page.reload();
        await expect(page.getByLabel("ZIP", { exact: true })).toBeVisible();
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
    await expect(bubbles(page)).toHaveText([GREETING]);
    await expect(typing(page)).toHaveCount(0);
    await expect(chat(page).getByText(PRE_OFFER)).toBeVisible();

    // A deleted conversation starts again, without the offer.
    await page.clock.resume();
    await chatButton(page, "Close chat").click();
    await page.evaluate(() => sessionStorage.removeItem("junkbuddy.chat"));
    await visit(page, "/selection");
    await launcher(page).click();
    await expect(bubbles(page)).toHaveText([GREETING]);
    await expect(messageBox(page)).toBeEnabled();
    await expect(chat(page).getByText(PRE_OFFER)).toHaveCount(0);
  });

  test("the badge shows whether the model or the parser reads the messages", {
    tag: "@long",
  }, async ({ page }) => {
    const badge = (label: string) => chat(page).locator("summary", { hasText: `AI: ${label}` });
    await openToTalk(page);
    await expect(badge("UNKNOWN")).toHaveAttribute("title", "Status unknown");
    for (const [header, label, tooltip] of [
      ["on", "ON", "AI parser active"],
      ["off", "OFF", "AI disabled — using fallback parser"],
      ["maybe", "UNKNOWN", "Status unknown"],
      [undefined, "UNKNOWN", "Status unknown"],
    ] as const) {
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
    await other.goto("/schedule");
    await expect(totalIn(scheduleSummary(other))).toHaveText("$331.24");
    await openPanel(page);
    await chatButton(page, "Yes").click();
    await leaveLead(page, newLead());
    await expect(totalIn(scheduleSummary(other))).toHaveText("$298.12");
    await expect(scheduleSummary(other).getByText(DISCOUNT_NOTE)).toBeVisible();
    await expect(scheduleSummary(other).getByText("(after 10% off)")).toBeVisible();
  });

  test("an invalid lead sends no request and keeps what was typed", { tag: "@long" }, async ({
    page,
  }) => {
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/leads")) calls += 1;
    });
    await openPanel(page);
    await chatButton(page, "Yes").click();
    const name = chat(page).getByLabel("Name", { exact: true });
    await expect(name).toBeFocused();
    for (const lead of [
      { name: "   ", phone: "(713) 555-0188" },
      { name: "Maria", phone: "713 555 018" },
    ]) {
      await leaveLead(page, lead);
      await expect(chat(page).getByRole("alert")).toHaveText(LEAD_ERROR);
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
    await say(page, LOAD);
    await expect(typing(page)).toBeVisible();
    await page.unroute("**/api/chat");
    await page.reload();
    await expect(parsedSummary(page)).toHaveText("3 lines, 182 pts $331.24");
    await expect(bubbles(page).filter({ hasText: LOAD })).toHaveCount(2);
  });

  test("pressing Apply 10% off twice saves one lead", { tag: "@long" }, async ({ page }) => {
    await openPanel(page);
    await chatButton(page, "Yes").click();
    const lead = newLead();
    const release = await holdCalls(page, "**/api/leads");
    await leaveLead(page, lead);
    await chatButton(page, "Apply 10% off").click();
    release();
    await expect(chatButton(page, "Apply 10% off")).toHaveCount(0);
    expect(leadsOf(lead)).toHaveLength(1);
  });

  test("an answer that arrives after the panel was closed is shown when the panel opens again", {
    tag: "@long",
  }, async ({ page }) => {
    await openToTalk(page);
    const answer = await holdCalls(page, "**/api/chat");
    const answered = page.waitForResponse("**/api/chat");
    await say(page, "a sofa");
    await chatButton(page, "Close chat").click();
    answer();
    await (await answered).finished();
    await launcher(page).click();
    await expect(parsedSummary(page)).toContainText("1 line,");
    await expect(chat(page).getByText(POST_OFFER)).toBeVisible();
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
        .filter(({ url, text }) => url.includes("/ChatPanel-") || text.includes(TROUBLE))
        .map(({ url }) => url);
    };
    await page.goto("/selection", { waitUntil: "networkidle" });
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
    const tip = page.getByRole("button", { name: "I can add your junk items in seconds!" });
    await page.clock.install();
    await visit(page, "/load-size");
    await page.clock.fastForward("00:05");
    await tip.click();
    await expect(tip).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    await chatButton(page, "Close chat").click();
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
      await expect(chat(page).getByRole("alert")).toHaveText(TROUBLE);
      await expect(messageBox(page)).toHaveValue("a sofa and 2 tires");
      await expect(messageBox(page)).toBeFocused();
      await expect(chat(page).locator("summary", { hasText: "AI: OFF" })).toBeVisible();
      await expect(chat(page).getByText("secret")).toHaveCount(0);

      await page.reload();
      await expect(messageBox(page)).toHaveValue("a sofa and 2 tires");
      await messageBox(page).focus();
      await page.unroute("**/api/chat");
      await page.keyboard.press("Enter");
      await expect(parsedSummary(page)).toContainText("2 lines");
      await expect(chat(page).getByText(TROUBLE)).toHaveCount(0);
      await expect(bubbles(page).filter({ hasText: "a sofa and 2 tires" })).toHaveCount(1);
    });
  }

  test("a badge that shows ON stays ON", { tag: "@long" }, async ({ page }) => {
    await openToTalk(page);
    await page.route("**/api/chat", answerWith("on"));
    await say(page, "hello");
    await expect(chat(page).locator("summary", { hasText: "AI: ON" })).toBeVisible();
    await page.unroute("**/api/chat");
    await page.route("**/api/chat", (route) => route.fulfill({ status: 500 }));
    await messageBox(page).fill("hello again");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByRole("alert")).toHaveText(TROUBLE);
    await expect(chat(page).locator("summary", { hasText: "AI: ON" })).toBeVisible();
  });

  test("a lead that could not be saved still gets the discount", { tag: "@long" }, async ({
    page,
  }) => {
    await openPanel(page);
    await page.route("**/api/leads", (route) => route.fulfill({ status: 503 }));
    await chatButton(page, "Yes").click();
    await leaveLead(page, newLead());
    await expect(bubbles(page).last()).toHaveText(
      /Got it — I couldn't save your info just now, but your discount is still applied$/,
    );
    await say(page, LOAD);
    await expect(bubbles(page).last()).toHaveText(/\$298\.12 instead of \$331\.24\.$/);
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
    await chatButton(page, "Yes").click();
    await check("lead");
    await chatButton(page, "No thanks").click();
    await check("talk");

    await page.route("**/api/chat", (route) => route.fulfill({ status: 500 }), { times: 1 });
    await messageBox(page).fill("two couches");
    await page.keyboard.press("Enter");
    await expect(chat(page).getByText(TROUBLE)).toBeVisible();
    await check("error");

    const answer = await holdCalls(page, "**/api/chat");
    await say(page, LOAD);
    await expect(typing(page)).toBeVisible();
    await check("typing");
    answer();
    await expect(chat(page).getByText(POST_OFFER)).toBeVisible();
    await check("list and post-offer");
    await chatButton(page, "Yes").click();
    await chatButton(page, "Apply 10% off").click();
    await expect(chat(page).getByText(LEAD_ERROR)).toBeVisible();
    await check("lead error");
    await leaveLead(page, newLead());
    await expect(parsedSummary(page)).toContainText("(after 10% off)");
    await check("discount");
    await chatButton(page, "Add selected to cart").click();
    await expect(bubbles(page).last()).toHaveText(/Added to your cart/);
    await check("added");
  });
});

test("an answer in Spanish on an English page leads to that page in Spanish, with the conversation (rule 579)", {
  tag: "@plain-long",
}, async ({ page, javaScriptEnabled }) => {
  const words = "hola, tengo un sofá y una lámpara";
  await page.setViewportSize({ width: 390, height: 844 });
  if (javaScriptEnabled) await openToTalk(page, "/faq");
  else {
    await page.goto("/chat");
    await chatButton(page, "No").click();
  }
  await say(page, words);
  await expect(bubbles(page).last()).toContainText("Su lista: 1 × Sofá y 1 × Lámpara.");
  await expect(chat(page).locator(".bubble[lang=es]")).toHaveCount(2);
  if (javaScriptEnabled) await expectNoAxeViolations(page, PANEL);
  await expectLargeTargets(page);
  const role = javaScriptEnabled ? "link" : "button";
  await chat(page).getByRole(role, { name: "Seguir en español" }).click();

  await expect(page).toHaveURL(javaScriptEnabled ? "/es/faq" : "/es/chat#newest");
  await expect(bubbles(page).filter({ hasText: words })).not.toHaveAttribute("lang");
  await expect(bubbles(page).first()).toHaveAttribute("lang", "en");
  await expect(chat(page).getByText("¿Quiere ver este precio con 10% de descuento?")).toBeVisible();
});
