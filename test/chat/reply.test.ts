import { describe, expect, it } from "vitest";
import { composeReply, filledIn } from "#app/chat/parser/reply/compose.ts";
import { QUOTE_PAGE, quotePageIn } from "#app/chat/quote-page.ts";
import { REPLY_WORDS } from "#app/chat/reply-words.ts";
import { SMALL_TALK } from "#app/chat/small-talk.ts";
import { USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { parse, vocabulary } from "./support.ts";

const phone = "(713) 555-0142";
const numbers = USUAL_NUMBERS;
const reply = (...turns: string[]) => composeReply(parse(...turns), vocabulary, { phone, numbers });

describe("composeReply", () => {
  it("confirms the list with counts, names and the caller's total", () => {
    const text = composeReply(parse("2 couches plus a treadmill"), vocabulary, {
      phone,
      numbers,
      total: "$331.24",
    });
    expect(text).toBe("Got it. Your list: 2 × Sofa and 1 × Treadmill. That comes to $331.24.");
  });

  it("asks the open questions", () => {
    expect(reply("some chairs")).toContain("Dining Chair: how many do you have?");
    expect(reply("a mattress")).toContain("I put Mattress for now. Which one is it?");
  });

  it("answers in Spanish", () => {
    expect(reply("tengo dos sofás")).toBe("Anotado. Su lista: 2 × Sofá.");
    expect(reply("aceptan efectivo?")).toBe(SMALL_TALK.payment.es.replace("{phone}", phone));
  });

  it("names refused things and what to do with them", () => {
    expect(reply("a can of paint")).toContain("We can't take Paint. Take leftover paint to");
  });

  it("names unknown things", () => {
    expect(reply("a snowmobile")).toContain('"snowmobile"');
  });

  it("answers questions, and repeats the list", () => {
    expect(reply("a couch", "are you open on sunday?")).toContain("Here's your list: 1 × Sofa.");
    expect(reply("do you take cash?")).toContain("You pay nothing up front");
    const help = SMALL_TALK.help.en.replace("{phone}", phone);
    expect(reply("asdf qwer zxcv poiu lkjh")).toBe(`${help} ${REPLY_WORDS.en.showIt}`);
  });

  it.each([
    "can you give me a quote from photos?",
    "Can I get an estimate if I send pictures",
    "can i text you some pics?",
    "do you do photo quotes",
    "I'd rather show you a photo, can I upload pictures?",
    "¿me pueden cotizar con fotos?",
    "le puedo mandar fotos?",
  ])("names the page that takes photos: %s", (asked) => {
    const name = quotePageIn(reply(asked));
    expect(name).toBe(QUOTE_PAGE[parse(asked).language]);
    expect(quotePageIn(reply("a couch", asked))).toBe(name);
  });

  it.each([
    "a couch and two chairs",
    "3 picture frames and a photo album",
    "a box of pictures",
    "are you open on sunday?",
    "hello",
    "how much for a couch?",
  ])("does not where the words were read: %s", (said) => {
    expect(quotePageIn(reply(said))).toBeUndefined();
  });

  it("reports that the list is empty again", () => {
    expect(reply("a couch", "cancel that")).toContain("your list is empty");
  });

  it("leaves no placeholder unfilled and names no means of payment", () => {
    for (const { en, es } of Object.values(SMALL_TALK)) {
      for (const text of [en, es]) {
        expect(filledIn(text, phone, numbers)).not.toMatch(/[{}]/);
        expect(text).not.toMatch(/\b(?:cash|card|venmo|zelle|check|efectivo|tarjeta|cheque)\b/i);
      }
    }
  });
});

it("whether the crew is insured is answered with what the owner says of the business, or by phone", () => {
  for (const question of ["are you insured?", "¿tienen seguro?"]) {
    const parsed = parse(question);
    expect(composeReply(parsed, vocabulary, { phone, numbers })).toContain(phone);
    const facts = "License: TX 4471.";
    expect(composeReply(parsed, vocabulary, { phone, facts, numbers })).toContain("TX 4471");
  }
});
