import { describe, expect, it } from "vitest";
import { englishSingular, foldText, MAX_CHARACTERS } from "#app/chat/parser/text/fold.ts";
import { mergeNumberWords } from "#app/chat/parser/text/number-words.ts";
import { tokenize } from "#app/chat/parser/text/tokenize.ts";

const tokens = (text: string) =>
  mergeNumberWords(tokenize(foldText(text))).map(({ kind, text: word }) =>
    kind === "word" || kind === "mark" ? word : `${kind}:${word}`,
  );

describe("foldText", () => {
  it.each([
    ["Sofá Pequeño", "sofa pequeno"],
    ["DON’T", "dont"],
    ["grandma's", "grandmas"],
    ["one's a mini", "one is a mini"],
    ["10–12 boxes", "10-12 boxes"],
    ["sofa — yes", "sofa  -  yes"],
    ["a\r\nb", "a\nb"],
  ])("%s becomes %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it("cuts a long text at its limit", () => {
    expect(foldText("a".repeat(MAX_CHARACTERS + 5))).toHaveLength(MAX_CHARACTERS);
  });
});

describe("tokenize", () => {
  it.each([
    ["2 couches", ["number:2", "couches"]],
    ["x3", ["x", "number:3"]],
    ["3x lamps", ["number:3", "x", "lamps"]],
    ["(6)", ["(", "number:6", ")"]],
    ['55" tv', ["number:55", "inch", "tv"]],
    ["55in tv", ["number:55", "inch", "tv"]],
    ["4-drawer", ["number:4", "drawer"]],
    ["pull-out", ["pull", "out"]],
    ["10' by 12' shed", ["10x12", "shed"]],
    ["2x4s", ["2x4"]],
    ["2-3 couches", ["number:2", "couches"]],
    ["3rd floor", ["noise:3rd", "floor"]],
    ["1,200 bricks", ["number:1200", "bricks"]],
    ["couch & lamp", ["couch", "and", "lamp"]],
    ["table w/ chairs", ["table", "with", "chairs"]],
  ])("%s", (text, wanted) => {
    expect(tokens(text)).toEqual(wanted);
  });

  it.each([
    "$1,400",
    "713-555-0142",
    "(713) 555-0142",
    "3/14",
    "10:30am",
    "7pm",
    "100%",
    "77002-1234",
    "me@mail.com",
  ])("%s is never a count", (text) => {
    expect(tokens(text).some((token) => token.startsWith("number:"))).toBe(false);
  });
});

describe("number words", () => {
  it.each([
    ["twenty five boxes", 25],
    ["half a dozen chairs", 6],
    ["media docena de sillas", 6],
    ["a couple of lamps", 2],
    ["un par de lamparas", 2],
    ["a few bags", 3],
    ["several bags", 3],
    ["two dozen chairs", 24],
    ["treinta y dos ladrillos", 32],
    ["a dozen", 12],
    ["three pairs of speakers", 6],
  ])("%s", (text, value) => {
    expect(tokens(text)[0]).toBe(`number:${value}`);
  });
});

describe("singulars", () => {
  it.each([
    ["couches", "couch"],
    ["boxes", "box"],
    ["mattress", "mattress"],
    ["batteries", "battery"],
    ["shelves", "shelf"],
    ["lamps", "lamp"],
  ])("%s is %s", (plural, singular) => {
    expect(englishSingular(plural)).toBe(singular);
  });
});
