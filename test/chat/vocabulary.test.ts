import { describe, expect, it } from "vitest";
import { parseConversation } from "#app/chat/parser/parser.ts";
import { measureOfName, phrasesOfName, rangeOfName } from "#app/chat/parser/vocabulary/phrases.ts";
import { createVocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { parseCatalog } from "#app/prices/catalog-rows.ts";
import { customer, vocabulary } from "./support.ts";

const row = (id: string, name: string, aliases: string, volume = "10") => ({
  line: 2,
  cells: { id, name, category: "Tools Garage & Miscellaneous", price: "50", volume, aliases },
});

describe("an owner's own price list", () => {
  const own = createVocabulary(
    parseCatalog([
      row("kiln", "Pottery Kiln", "kiln|horno de cerámica"),
      row("kiln-large", "Large Pottery Kiln", "large kiln"),
      row("slot-car", "Slot Car Track", "slot car|slot car set"),
      row("screen-s", "Wall Screen (Under 50 inch)", "wall screen|projector screen"),
      row("screen-l", "Wall Screen (50 inch and Up)", "big wall screen"),
      row("surf", "Surf or Sail Board", "surf board"),
    ]),
    [
      {
        ...{
          id: "slime",
          name: "Green Slime",
          aliases: ["slime", "goo"],
          advice: "Call a wizard.",
        },
        ...{ nameEs: "Baba verde", adviceEs: "Llame a un mago." },
      },
    ],
  );
  const list = (...turns: string[]) =>
    parseConversation(customer(...turns), own)
      .lines.map(({ id, quantity }) => `${id} ${quantity}`)
      .join(", ");

  it.each([
    ["2 kilns and a slot car set", "kiln 2, slot-car 1"],
    ["tengo un horno de cerámica", "kiln 1"],
    ["a large pottery kiln, not the slot car", "kiln-large 1"],
    ["projector screen, 72 inch", "screen-l 1"],
    ["three sail boards", "surf 3"],
    ["a couch, a lamp and a bucket of slime", ""],
  ])("%s", (text, wanted) => {
    expect(list(text)).toBe(wanted);
  });

  it("reads corrections in the list's own words", () => {
    expect(list("a kiln", "no, the large one")).toBe("kiln-large 1");
    expect(list("2 kilns", "make that 4")).toBe("kiln 4");
  });

  it("returns the advice of the owner's own list", () => {
    const { refusals } = parseConversation(customer("some goo"), own);
    expect(refusals).toEqual([{ id: "slime", advice: "Call a wizard." }]);
  });

  it("works with an empty list of refused things", () => {
    const none = createVocabulary(parseCatalog([row("kiln", "Kiln", "")]), []);
    expect(parseConversation(customer("a kiln"), none).lines).toEqual([
      { id: "kiln", quantity: 1 },
    ]);
  });
});

describe("names", () => {
  it.each([
    ["Stove / Oven", ["Stove", "Oven"]],
    ["Kayak or Canoe", ["Kayak", "Canoe"]],
    ["Massage or Salon Chair", ["Massage Chair", "Salon Chair"]],
    ["TV (40-59 inch)", ["TV"]],
    ["File Cabinet (2 Drawer)", ["2 Drawer File Cabinet", "File Cabinet"]],
  ])("%s", (name, phrases) => {
    expect(phrasesOfName(name)).toEqual(phrases);
  });

  it("reads ranges and measures", () => {
    expect(rangeOfName("TV (Under 40 inch)")).toEqual({ low: 0, high: 39 });
    expect(rangeOfName("Sofa")).toBeUndefined();
    expect(measureOfName("Lumber (Pile)")).toBe("pile");
    expect(measureOfName("Sofa")).toBe("");
  });
});

describe("misspellings", () => {
  it.each([
    ["cowches", "couch"],
    ["refridgeratr", "refrigerator"],
    ["treadmil", "treadmill"],
    ["wardrob", "wardrobe"],
    ["loveseet", "loveseat"],
    ["labadora", "lavadora"],
    ["dreser", "dresser"],
    ["chiar", "chair"],
  ])("%s is read as %s", (typed, meant) => {
    const { canon } = vocabulary.lexicon.read(typed);
    expect(canon).toBe(vocabulary.lexicon.read(meant).canon);
  });

  it.each(
    "cable lump damp coach store stack line bread chain choir skill soda bank drive floor mesero cuenta".split(
      " ",
    ),
  )("%s is no misspelling", (word) => {
    const { lemma } = vocabulary.lexicon.read(word);
    expect(lemma).toBe(word);
  });
});
