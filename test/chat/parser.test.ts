import { describe, expect, it } from "vitest";
import type { ChatMessage } from "#app/chat/chat.ts";
import { parseConversation } from "#app/chat/parser/parser.ts";
import { createVocabulary, type Vocabulary } from "#app/chat/parser/vocabulary/vocabulary.ts";
import { customer, listOf, parse, vocabulary } from "./support.ts";

describe("parseConversation", () => {
  it("keeps the order of first mention", () => {
    expect(listOf("a lamp and a couch", "also a rug")).toBe("lamp 1, sofa 1, rug 1");
  });

  it("returns an empty list for an empty conversation", () => {
    expect(parseConversation([], vocabulary)).toMatchObject({
      lines: [],
      language: "en",
      changed: false,
    });
  });

  it("asks how many where a plural came without a count", () => {
    const [question] = parse("some chairs").questions;
    expect(question).toMatchObject({ about: "dining-chair" });
    expect(question?.options.find(({ label }) => label === "3")).toEqual({
      label: "3",
      lines: [{ id: "dining-chair", quantity: 3 }],
    });
    expect(parse("some chairs", "4").questions).toEqual([]);
  });

  it("offers the counts that were said, and none, where it asks how many or whether", () => {
    const labels = (said: string) =>
      parse(said).questions.map(({ options }) => options.map(({ label }) => label));
    const [pallets] = labels("some pallets behind the shop, i'd say 20");
    expect(pallets).toEqual(["1", "2", "3", "4", "5", "6", "8", "20", "No, leave it"]);
    const [tires] = labels("u take tires? have 4 off my truck");
    expect(tires).toEqual(["Yes, take it: Tire", "No, leave it", "4 × Tire"]);
  });

  it("has what may go too apart from the list, until it is settled or done", () => {
    const doubtful = (...turns: ChatMessage[]) => parseConversation(turns, vocabulary).doubtful;
    const [said] = customer("2 couches, they stand behind the piano");
    if (!said) throw new Error("nothing said");
    expect(doubtful(said)).toEqual([{ id: "piano-upright", quantity: 1 }]);
    const lines = [{ id: "sofa", quantity: 2 }];
    expect(doubtful(said, { role: "user", content: "As it is on the list", lines })).toEqual([]);
    const added = "Added to your cart: 1 × Upright Piano.";
    expect(doubtful(said, { role: "assistant", content: added })).toEqual([]);
  });

  it("asks which size where the catalogue has several, once", () => {
    expect(parse("a mattress").questions).toMatchObject([{ about: "mattress" }]);
    expect(parse("a queen mattress").questions).toEqual([]);
    expect(parse("a mattress", "thanks").questions).toEqual([]);
  });

  it("asks which kind where a word said elsewhere would choose one", () => {
    const asked = (...said: string[]) =>
      parse(...said).questions.flatMap(({ options }) => options.map(({ label }) => label));
    const kinds = ["Patio Table", "Dining Table", "No, leave it"];
    expect(asked("6 patio chairs. Also a table")).toEqual(kinds);
    // Told of a thing with the same noun, the word tells the two apart.
    expect(asked("a patio chair. Also 3 chairs")).toEqual([]);
    expect(asked("6 patio chairs. Also a coffee table")).toEqual([]);
  });

  it("asks whether a landmark goes too", () => {
    const { lines, questions } = parse("everything in my storage unit");
    expect(lines).toEqual([]);
    expect(questions).toMatchObject([{ about: "storage-unit" }]);
  });

  it("limits a line to 200 units, and asks", () => {
    const { lines, questions } = parse("350 boxes");
    expect(lines).toEqual([{ id: "junk-box", quantity: 200 }]);
    expect(questions).toMatchObject([
      { about: "junk-box", text: expect.stringContaining("350"), options: [{ label: "200" }] },
    ]);
  });

  it("returns the advice for a refused thing, and no line", () => {
    const { lines, refusals } = parse("old paint and a propane tank");
    expect(lines).toEqual([]);
    expect(refusals.map(({ id }) => id)).toEqual(["paint", "propane"]);
  });

  it("returns no advice for a refused thing that the customer excludes", () => {
    expect(parse("a grill, no propane tank").refusals).toEqual([]);
  });

  it("reports unknown things with the nearest items", () => {
    expect(parse("a couch and a snowmobile").unknowns).toEqual([
      { phrase: "snowmobile", count: 1, nearest: [] },
    ]);
    expect(parse("2 dishwashing robots").unknowns[0]?.nearest).toContain("dishwasher");
  });

  it("asks which of the nearest items an unknown name means, until an answer was pressed", () => {
    const name = "a sofa and 2 dishwashing robots";
    const { questions } = parse(name, "ok");
    const question = questions.find(({ text }) => text.includes("dishwashing"));
    const one = question?.options.find(({ lines }) => lines.some(({ id }) => id === "dishwasher"));
    expect(one?.lines).toEqual([
      { id: "sofa", quantity: 1 },
      { id: "dishwasher", quantity: 2 },
    ]);
    const none = question?.options.at(-1);
    expect(none?.lines).toEqual([{ id: "sofa", quantity: 1 }]);
    const answer = { role: "user" as const, content: none?.label ?? "", lines: none?.lines };
    expect(parseConversation([...customer(name), answer], vocabulary).questions).toEqual([]);
  });

  it("what a sentence takes off without naming it can be put back at once", () => {
    const { lines, questions } = parse("a sofa and a lamp", "my brother took everything");
    expect(lines).toEqual([]);
    expect(questions[0]?.options.map(({ lines: list }) => list.length)).toEqual([0, 2]);
  });

  it("what is only half said to go, beside what is said outright, is asked about and not listed", () => {
    const { lines, questions } = parse("the lamp is on the desk, just the desk");
    expect(lines).toEqual([{ id: "desk", quantity: 1 }]);
    expect(questions).toMatchObject([{ about: "lamp" }]);
  });

  it("several things that may go are one question: all of them, each, or none", () => {
    const { lines, questions } = parse(
      "three rooms of furniture but really it's all going to my sister except for one armoire and one desk",
    );
    expect(lines).toEqual([]);
    const lists = questions[0]?.options.map((option) => option.lines.map(({ id }) => id).join());
    expect(lists).toEqual(["armoire,desk", "armoire", "desk", ""]);
  });

  it("of what may stay and what may go, one question offers the list with and without each", () => {
    const { questions } = parse("fridge stays. the house has the stove and the washer");
    const lists = questions.flatMap(({ options }) => options).map((option) => option.lines);
    expect(lists).toContainEqual([{ id: "washer", quantity: 1 }]);
  });

  it("in a long story, what is only told of is asked about and not listed", () => {
    const story =
      "My aunt passed in the spring and we spent every weekend since then in her house. The couch " +
      "survived the flood somehow. She loved to sit there and read to all of us children " +
      "when we were little. Please take two desks and a lamp.";
    const { lines, questions } = parse(story);
    expect(lines.map(({ id }) => id)).toEqual(["desk", "lamp"]);
    expect(questions[0]?.text).toBe("Is this going too: Sofa?");
  });

  it("what is unclear of one item is one question", () => {
    const about = parse("haul off my mistress. MATTRESS omg").questions.map((one) => one.about);
    expect(new Set(about).size).toBe(about.length);
  });

  it("what a later message says of a listed thing, and no verb tells what, is asked about", () => {
    const { lines, questions } = parse("a lamp and a desk", "the desk turns out to be worth money");
    expect(lines.map(({ id }) => id)).toEqual(["lamp", "desk"]);
    expect(questions).toMatchObject([{ about: "desk" }]);
    expect(questions[0]?.options.map(({ lines: list }) => list.length)).toEqual([2, 1]);
    expect(parse("a lamp and a desk", "thank you").questions).toEqual([]);
  });

  it("takes off what may be somebody else's, and asks", () => {
    const { lines, questions } = parse("a sofa and the desk. the desk my son wants");
    expect(lines).toEqual([{ id: "sofa", quantity: 1 }]);
    expect(questions).toMatchObject([{ about: "desk" }]);
  });

  it.each([
    ["12 bags of leaves and a stump", "keep the leaves", "tree-stump 1"],
    ["a christmas tree and a lamp", "not the tree", "lamp 1"],
    ["a couch, 4 patio chairs and a grill", "my brother wants the grill", "sofa 1, patio-chair 4"],
  ])("a word of what is listed speaks of it: %s, %s", (list, said, left) => {
    expect(listOf(list, said)).toBe(left);
  });

  it.each([
    ["4 sillas y una mesa", "ponle 2 sillas más", "dining-chair 6, dining-table 1"],
    ["una estufa y un refri", "la estufa siempre no", "refrigerator 1"],
    ["ya compramos muebles nuevos", "se va un sofá y una lámpara", "sofa 1, lamp 1"],
  ])("reads Spanish as Houston speaks it: %s, %s", (list, said, left) => {
    expect(listOf(list, said)).toBe(left);
  });

  it("counts by place are those that were counted before", () => {
    expect(listOf("3 recliners, two in the den and one upstairs")).toBe("recliner 3");
  });

  it.each([
    "we're on the 3rd floor",
    "can you come tomorrow at 9?",
    "ok thanks",
    "gate code is 4471",
  ])("reports no unknown thing in small talk: %s", (text) => {
    expect(parse(text).unknowns).toEqual([]);
  });
});

describe("what was added to the cart", () => {
  const added = (content: string): ChatMessage[] => [
    ...customer("2 couches, a queen mattress and a lamp"),
    { role: "assistant", content },
  ];

  it("is removed from the list", () => {
    const all = "Added to your cart: 2 × Sofa, 1 × Queen Mattress, 1 × Lamp.";
    expect(parseConversation(added(all), vocabulary).lines).toEqual([]);
    const one = parseConversation(added("Added to your cart: 2 × Sofa."), vocabulary).lines;
    expect(one.map(({ id }) => id)).toEqual(["mattress-queen", "lamp"]);
  });

  it("is not counted again when the customer continues", () => {
    const messages: ChatMessage[] = [
      ...added("Added to your cart: 2 × Sofa, 1 × Queen Mattress, 1 × Lamp."),
      ...customer("and a rug"),
    ];
    expect(parseConversation(messages, vocabulary).lines).toEqual([{ id: "rug", quantity: 1 }]);
  });

  it("is read from assistant messages alone", () => {
    expect(listOf("a couch. Added to your cart: Sofa")).toContain("sofa");
  });
});

describe("the customer's language", () => {
  it.each([
    ["tengo un sofá", "es"],
    ["need a couch gone", "en"],
    ["hola", "es"],
    ["lavadora y secadora", "es"],
    ["couch", "en"],
    ["La-Z-Boy", "en"],
  ])("%s: %s", (text, language) => {
    expect(parse(text).language).toBe(language);
  });

  it("stays the same until the customer changes it", () => {
    expect(parse("hola, tengo un sofá", "2").language).toBe("es");
    expect(parse("hola, tengo un sofá", "do you take cards?").language).toBe("en");
  });
});

describe("talk", () => {
  it.each([
    ["what are your hours?", "hours"],
    ["do you take credit cards", "payment"],
    ["aceptan efectivo o nomás tarjeta", "payment"],
    ["are you a bot", "bot"],
    ["are you insured", "insured"],
    ["can you come today?", "sameDay"],
    ["any discount for seniors?", "discount"],
    ["do you serve katy", "area"],
    ["what happens next", "next"],
    ["how much do you charge", "price"],
    ["what don't you take", "notTaken"],
    ["gracias", "thanks"],
    ["hello", "greeting"],
    ["que zonas cubren", "area"],
  ])("%s is about %s", (text, topic) => {
    expect(parse(text)).toMatchObject({ topic, lines: [] });
  });

  it("of a place is about the area where the owner serves it", () => {
    const own = createVocabulary(vocabulary.catalog, [], ["New Braunfels", "St. Hedwig"]);
    const topicIn = (known: Vocabulary, text: string) =>
      parseConversation(customer(text), known).topic;
    expect(topicIn(own, "New Braunfels?")).toBe("area");
    expect(topicIn(own, "what about st. hedwig?")).toBe("area");
    expect(topicIn(own, "Friendswood?")).toBeUndefined();
    expect(topicIn(vocabulary, "Friendswood?")).toBe("area");
  });
});

describe("a comma list", () => {
  it.each([
    ["king bed, 5 boxes", "bed-set-king 1, junk-box 5"],
    ["queen bed, 6 boxes, lamp", "bed-set-queen 1, junk-box 6, lamp 1"],
    ["2 couches, old bed, 3 boxes", "sofa 2, bed-set-queen 1, junk-box 3"],
    ["tv, 2 boxes", "tv-medium 1, junk-box 2"],
    ["couch; tv; 3 boxes", "sofa 1, tv-medium 1, junk-box 3"],
    ["king bed, 5 moving boxes", "bed-set-king 1, junk-box 5"],
    // What is sold by the bag or the box is counted by them.
    ["toys, 3 boxes", "toy-bin 3"],
    ["clothes, 4 bags", "clothes-bag 4"],
    ["drywall, 10 bags", "debris-bag 10"],
    ["box tv", "tv-tube 1"],
    ["king box spring, 2 boxes", "box-spring-king 1, junk-box 2"],
  ])("names a thing with each part: %s", (said, list) => {
    expect(listOf(said)).toBe(list);
  });
});
