import { expect, test } from "vitest";
import { EMPTY_PARSED, type ParsedCart, toParsedCart } from "#app/chat/chat.ts";
import {
  acceptOffer,
  addedToCart,
  addedWords,
  answered,
  attachDiscount,
  type ChatState,
  confirmDetections,
  declineLead,
  declineOffer,
  errorWords,
  failed,
  greet,
  isLeadReset,
  NEW_CHAT,
  resetLead,
  showedPhotos,
  tookDoubtful,
  userSays,
} from "#app/chat/chat-flow.ts";
import { words } from "#app/chat/words.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { findProduct } from "#test/support/products.ts";

const OFF = { isDiscountOn: false, numbers: USUAL_NUMBERS };
const ON = { isDiscountOn: true, numbers: USUAL_NUMBERS };
const LIST = parsed({ sofa: 2, "mattress-queen": 1, treadmill: 1 });
const TOLD = "With 10% off that's $298.12 instead of $331.24.";

/** The list of these counts by id, priced by the shipped catalogue. */
function parsed(counts: Record<string, number>): ParsedCart {
  const lines = Object.entries(counts).flatMap(([id, quantity]) => {
    const product = findProduct(id);
    return product ? [{ ...product, quantity }] : [];
  });
  return toParsedCart(lines, USUAL_NUMBERS);
}

const open = (flags = OFF, isPreOfferShown = false) =>
  greet(NEW_CHAT, { ...flags, isPreOfferShown });
const reply = (state: ChatState, list = LIST, flags = OFF) =>
  answered(userSays(state, "2 couches"), { reply: "Got it.", parsed: list }, flags);
const texts = ({ messages }: ChatState) => messages.map(({ content }) => content);
const last = (state: ChatState) => texts(state).at(-1);

test("a doubtful line that is ticked is said before the next message", () => {
  const [sofa, ...doubtful] = LIST.lines;
  const state = { ...open(), parsed: { ...parsed({ sofa: 2 }), doubtful } };
  if (!sofa) throw new Error("the list is empty");
  expect(tookDoubtful(state, [sofa])).toBe(state);
  const ticked = doubtful.map((line) => ({ ...line, quantity: 3 })).slice(1);
  expect(tookDoubtful(state, [sofa, ...ticked]).messages.at(-1)).toEqual({
    ...{ role: "user", content: "3 × Treadmill." },
    lines: [
      { id: "sofa", quantity: 2 },
      { id: "treadmill", quantity: 3 },
    ],
  });
});

test("an answer gives its language to the customer's words, not to ours among them", () => {
  const [sofa] = LIST.lines;
  const photos = confirmDetections(showedPhotos(open(), 1), sofa ? [sofa] : []);
  const asked = userSays(photos, "y una lámpara");
  const state = answered(asked, { reply: "Anotado.", parsed: LIST, language: "es" }, ON);
  expect(state.messages.map(({ role, language }) => [role, language])).toEqual([
    ["assistant", "en"],
    ["user", "en"],
    ["user", "en"],
    ["user", "es"],
    ["assistant", "es"],
    ["assistant", "en"],
  ]);
});

test("the first opening greets and asks about the discount", () => {
  const state = open();
  expect(texts(state)).toEqual([words.greeting]);
  expect(words.greeting).toContain("2 couches plus a queen mattress plus a treadmill");
  expect(state.prompt).toBe("pre-offer");
  expect(words.preOffer(USUAL_NUMBERS)).toContain("Want 10% off attached before we add items");
});

test("with the discount on, the first opening says that it is attached and makes no offer", () => {
  expect(texts(open(ON))).toEqual([words.greeting, words.discountOn(USUAL_NUMBERS)]);
  expect(open(ON).prompt).toBeNull();
});

test("the pre-offer is made once a session", () => {
  expect(open(OFF, true).prompt).toBeNull();
  expect(texts(open(OFF, true))).toEqual([words.greeting]);
});

test("a conversation that has begun is not greeted again", () => {
  const state = declineOffer(open());
  expect(greet(state, { ...OFF, isPreOfferShown: false })).toBe(state);
});

test("accepting either offer opens the lead form without a message", () => {
  for (const state of [open(), reply(open(OFF, true))]) {
    const accepted = acceptOffer(state);
    expect(accepted.prompt).toBe("lead");
    expect(accepted.messages).toEqual(state.messages);
  }
});

test("declining the pre-offer or the post-offer keeps regular pricing", () => {
  const early = declineOffer(open());
  expect([early.prompt, last(early)]).toEqual([null, words.preOfferDeclined]);
  expect(words.preOfferDeclined).toMatch(/^No problem/);
  const late = declineOffer(reply(open(OFF, true)));
  expect([late.prompt, last(late)]).toEqual([null, words.postOfferDeclined]);
  expect(words.postOfferDeclined).toMatch(/regular pricing continues/);
});

test("declining the lead form keeps standard pricing", () => {
  const state = declineLead(acceptOffer(open()));
  expect([state.prompt, last(state)]).toEqual([null, words.leadDeclined]);
  expect(words.leadDeclined).toContain("standard pricing");
});

test("the post-offer is made once, with the first list", () => {
  const first = reply(open(OFF, true));
  expect(first.prompt).toBe("post-offer");
  expect(words.postOffer(USUAL_NUMBERS)).toContain("see this price with 10% off");
  const second = reply(declineOffer(first), parsed({ sofa: 3 }));
  expect(second.prompt).toBeNull();
});

test("an answer without a list makes no offer, and the next one with a list does", () => {
  const talk = reply(open(OFF, true), EMPTY_PARSED);
  expect(talk.prompt).toBeNull();
  expect(reply(talk).prompt).toBe("post-offer");
});

test("with the discount on, a list makes no offer", () => {
  expect(reply(open(ON), LIST, ON).prompt).toBeNull();
});

test("a message after the reply names the discounted total and the original price", () => {
  expect(texts(reply(open(ON), LIST, ON)).slice(-2)).toEqual(["Got it.", TOLD]);
});

test("the discounted total is repeated only for a new price or volume", () => {
  const told = reply(open(ON), LIST, ON);
  const same = reply(told, LIST, ON);
  expect(last(same)).toBe("Got it.");
  const dearer = reply(same, parsed({ sofa: 3 }), ON);
  expect(last(dearer)).toBe("With 10% off that's $245.70 instead of $273.00.");
  const samePriceMoreVolume = reply(
    dearer,
    { ...dearer.parsed, totalVolume: dearer.parsed.totalVolume + 1 },
    ON,
  );
  expect(last(samePriceMoreVolume)).toMatch(/^With 10% off/);
});

test("without the discount no discounted total is named", () => {
  expect(texts(reply(open(OFF, true))).join(" ")).not.toContain("With 10% off");
});

test("attaching the discount after a list names the discounted price at once", () => {
  const state = attachDiscount(acceptOffer(reply(open(OFF, true))), {
    isSaved: true,
    numbers: USUAL_NUMBERS,
  });
  expect(texts(state).slice(-2)).toEqual([words.leadSaved(USUAL_NUMBERS), TOLD]);
  expect(state.prompt).toBeNull();
  expect(last(reply(state, LIST, ON))).toBe("Got it.");
});

test("attaching the discount before a list names no price", () => {
  const state = attachDiscount(acceptOffer(open()), { isSaved: true, numbers: USUAL_NUMBERS });
  expect(last(state)).toBe(words.leadSaved(USUAL_NUMBERS));
});

test("a lead that was not saved still attaches the discount, and says so (rule 43)", () => {
  const state = attachDiscount(acceptOffer(reply(open(OFF, true))), {
    isSaved: false,
    numbers: USUAL_NUMBERS,
  });
  expect(texts(state).slice(-2)).toEqual([words.leadNotSaved, TOLD]);
  expect(words.leadNotSaved).toBe(
    "Got it — I couldn't save your info just now, but your discount is still applied",
  );
});

test.each(["refresh lead", "reset lead", "  Reset Lead\n", "REFRESH LEAD"])(
  "%j clears the lead",
  (text) => expect(isLeadReset(text)).toBe(true),
);

test.each(["reset", "lead", "please reset lead", "reset lead pipes", "reset  the lead", ""])(
  "%j is an ordinary message",
  (text) => expect(isLeadReset(text)).toBe(false),
);

test("a reset opens the lead form again, keeps the list and names its discount again", () => {
  const told = reply(open(ON), LIST, ON);
  const state = resetLead(told);
  expect(state).toMatchObject({ prompt: "lead", parsed: LIST });
  expect(last(state)).toBe(words.leadReset);
  expect(last(attachDiscount(state, { isSaved: true, numbers: USUAL_NUMBERS }))).toBe(TOLD);
});

test("a failed call removes the message, shows the error and keeps the list", () => {
  const before = reply(open(OFF, true));
  const state = failed(userSays(before, "and a lamp"));
  expect(state.messages).toEqual(before.messages);
  expect(state.parsed).toEqual(LIST);
  expect(errorWords(state)).toBe(words.error);
  expect(words.error).toBe("I had trouble responding. Please try again.");
});

test("the next message clears the error", () => {
  const state = failed(userSays(open(OFF, true), "a lamp"));
  expect(errorWords(userSays(state, "a lamp"))).toBeNull();
  expect(errorWords(open())).toBeNull();
});

test("lines added to the cart leave the list and are reported by count and name", () => {
  const state = reply(open(OFF, true));
  const [sofa, mattress] = LIST.lines;
  if (!sofa || !mattress) throw new Error("the list has lines");
  const left = parsed({ treadmill: 1 });
  const after = addedToCart(state, [{ ...sofa, quantity: 5 }, mattress], left);
  expect(after.parsed).toEqual(left);
  expect(last(after)).toBe("Added to your cart: 5 × Sofa, 1 × Queen Mattress.");
});

test("the report of one line has no comma", () => {
  expect(addedWords([{ name: "Sofa", quantity: 1 }])).toBe("Added to your cart: 1 × Sofa.");
});

test("the discount is named again when the same list comes again after adding", () => {
  const told = reply(open(ON), LIST, ON);
  const after = addedToCart(told, LIST.lines, EMPTY_PARSED);
  expect(last(reply(after, LIST, ON))).toBe(TOLD);
});

test("no assistant message is longer than the server accepts", () => {
  const long = answered(open(), { reply: "x".repeat(9_000), parsed: EMPTY_PARSED }, OFF);
  expect(last(long)).toHaveLength(4_000);
});

test("no step mutates the state it is given", () => {
  const state = Object.freeze({
    ...NEW_CHAT,
    messages: Object.freeze([]) as ChatState["messages"],
  });
  const steps = [
    () => greet(state, { ...OFF, isPreOfferShown: false }),
    () => userSays(state, "a lamp"),
    () => answered(state, { reply: "Got it.", parsed: LIST }, ON),
    () => attachDiscount(state, { isSaved: true, numbers: USUAL_NUMBERS }),
    () => failed(state),
    () => resetLead(state),
    () => addedToCart(state, LIST.lines, EMPTY_PARSED),
  ];
  for (const step of steps) expect(step).not.toThrow();
  expect(state).toEqual(NEW_CHAT);
});
