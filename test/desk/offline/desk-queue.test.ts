/** Changes of the desk that wait for signal: their order, and what becomes of each. */
import { expect, test } from "vitest";
import { consentWithWaiting } from "#app/desk/done/waiting-price.ts";
import type { Clash } from "#app/desk/job/clash.ts";
import type { DeskJob } from "#app/desk/job/desk-job.ts";
import {
  dayWithWaiting,
  jobWithWaiting,
  nextPost,
  type Outcome,
  outcomeOf,
  personKey,
  postWords,
  readPost,
  retryWait,
  savedWords,
  sentAgain,
  takenBack,
  typedLines,
  type WaitingPost,
} from "#app/desk/offline/desk-queue.ts";
import type { DayStop, DayView } from "#app/desk/today/day-view.ts";
import { shownText } from "#app/jobs/money/price-consent.ts";
import type { Proposal } from "#app/jobs/money/receipt.ts";
import { inLanguage } from "#app/lib/language.ts";
import { NO_TAX } from "#app/prices/tax.ts";

const AT = "2026-07-09T13:05:00Z";

function waiting(part: Partial<WaitingPost> = {}): WaitingPost {
  return {
    id: 1,
    person: "owner",
    kind: "way",
    orderNumber: "JB-100001",
    name: "Maria Lopez",
    action: "/desk?index",
    fields: [],
    files: [],
    at: "2026-07-09T13:05:00Z",
    faults: 0,
    refusal: null,
    ...part,
  };
}

test("posts go out in the order of the presses, past those that the server refused", () => {
  const refused = { problem: "No.", advice: "Look." };
  const posts = [waiting({ id: 7 }), waiting({ id: 2, refusal: refused }), waiting({ id: 5 })];
  expect(nextPost(posts)?.id).toBe(5);
  expect(nextPost(posts.filter(({ refusal }) => refusal))).toBeUndefined();
});

test("a post that clashed is sent again in its place, with the newest state's stamp and what was typed", () => {
  const refusal = { problem: "It changed.", advice: "Look." };
  const fields: [string, string][] = [
    ["requestId", "one"],
    ["revision", "3"],
    ["reason", "Two more bags"],
  ];
  const clash = { stamp: { requestId: "two", revision: 5 } } as Clash;
  expect(sentAgain(waiting({ id: 4, fields, faults: 2, refusal }), clash)).toMatchObject({
    ...{ id: 4, faults: 0, refusal: null },
    fields: [fields[0], ["revision", "5"], fields[2]],
  });
});

test("each answer has one outcome, and none drops a post unsent", () => {
  const expected: [status: number, isRedirect: boolean, outcome: Outcome][] = [
    [0, true, "sent"],
    [0, false, "later"],
    [200, false, "later"],
    [401, false, "sign-in"],
    [403, false, "refusal"],
    [404, false, "refusal"],
    [408, false, "later"],
    [409, false, "refusal"],
    [413, false, "refusal"],
    [422, false, "refusal"],
    [429, false, "later"],
    [500, false, "later"],
    [502, false, "later"],
    [503, false, "later"],
  ];
  for (const [status, isRedirect, outcome] of expected) {
    expect(outcomeOf({ status, isRedirect }, 0), `${status}`).toBe(outcome);
  }
  // A server that fails with the same post again and again holds the others up no longer.
  expect(outcomeOf({ status: 500, isRedirect: false }, 4)).toBe("refusal");
  expect(outcomeOf({ status: 503, isRedirect: false }, 99)).toBe("later");
});

test("tries without an answer come less and less often, but at least every two minutes", () => {
  expect([0, 1, 2, 5, 6, 50].map(retryWait)).toEqual([2e3, 4e3, 8e3, 64e3, 12e4, 12e4]);
});

test("way, note, done and a corrected price can wait; what needs an answer cannot", () => {
  const at = (pathname: string, search = "") => ({ pathname, search });
  const job = "/desk/jobs/JB-100001";
  const read = (path: string, fields: [string, string][], search = "") =>
    readPost(at(path, search), fields)?.kind ?? null;
  const order: [string, string] = ["order", "JB-100001"];
  expect(read("/desk", [order, ["do", "way"]], "?index")).toBe("way");
  expect(read("/desk", [order, ["do", "up"]], "?index")).toBe(null);
  expect(read("/desk", [["do", "way"]], "?index")).toBe(null);
  expect(read(job, [["do", "way"]])).toBe("way");
  expect(read(job, [["do", "note"]])).toBe("note");
  expect(read(job, [["do", "undo"]])).toBe("undo");
  expect(read("/desk", [order, ["do", "undo"]], "?index")).toBe("undo");
  for (const other of ["pay", "void", "restore"]) expect(read(job, [["do", other]])).toBe(null);
  expect(read(`${job}/done`, [["finish", "send"]])).toBe("done");
  expect(read(`${job}/done`, [["change", "add-sofa"]])).toBe(null);
  const correction: [string, string][] = [
    ["correction", "1"],
    ["finish", "quiet"],
  ];
  expect(read(`${job}/done`, correction)).toBe("price");
  expect(read(`${job}/cancel`, [["finish", "1"]])).toBe(null);
  const whole = readPost(at("/desk", "?index"), [order, ["customer", "Maria"], ["do", "way"]]);
  expect(whole).toMatchObject({ action: "/desk?index", orderNumber: "JB-100001", name: "Maria" });
});

test("the list says each change in words, and a refused one has what was typed", () => {
  const done = waiting({
    kind: "done",
    fields: [
      ["what", "price"],
      ["price", "404.59"],
      ["reason", "A second couch"],
      ["off", "10"],
      ["unit", "percent"],
      ["paid", "zelle"],
      ["amount", "100"],
      ["tip", "other"],
      ["other", "15"],
    ],
  });
  expect(postWords(done)).toBe("done, paid by Zelle");
  expect(typedLines(done)).toEqual([
    "Done, paid by Zelle",
    "Price 404.59",
    "Why: A second couch",
    "Discount 10 percent",
    "Received 100",
    "Tip 15",
  ]);
  const note = waiting({ kind: "note", fields: [["note", "Key under the pot"]] });
  expect(typedLines(note)).toEqual(["Key under the pot"]);
  // Of a crew member, who sees no money.
  expect(postWords(waiting({ kind: "done", fields: [["finish", "quiet"]] }))).toBe("done");
});

test("a kept page names its day when it is not today's", () => {
  const at = "2026-07-09T12:42:00Z";
  expect(savedWords(at, new Date("2026-07-10T04:59:00Z"))).toBe("Saved 7:42 AM");
  expect(savedWords(at, new Date("2026-07-10T05:01:00Z"))).toBe("Saved Thursday, July 9, 7:42 AM");
});

test("the day shows at once what waits, and which stop is next then", () => {
  const stop = (orderNumber: string, part: Partial<DayStop>) =>
    ({
      orderNumber,
      stage: "booked",
      since: null,
      deskNote: "",
      isNext: false,
      ...part,
    }) as DayStop;
  const stops = [stop("A", { isNext: true }), stop("B", {}), stop("C", {})];
  const boards = [
    { id: 1, onBoard: 300 },
    { id: 2, onBoard: 90 },
  ];
  const day = { windows: [{ stops }], boards } as unknown as DayView;
  const shown = dayWithWaiting(day, [
    waiting({ id: 1, orderNumber: "A", kind: "way" }),
    waiting({ id: 2, orderNumber: "A", kind: "done" }),
    waiting({ id: 3, orderNumber: "B", kind: "note", fields: [["note", "Gate"]] }),
    waiting({ id: 4, orderNumber: "C", kind: "way", refusal: { problem: "", advice: "" } }),
    trip({ id: 5, fields: [["truck", "2"]] }),
    trip({ id: 6, fields: [["truck", "1"]], refusal: { problem: "", advice: "" } }),
  ]);
  expect(shown.boards).toMatchObject([{ onBoard: 300 }, { onBoard: 0 }]);
  expect(shown.windows[0]?.stops).toMatchObject([
    { stage: "done", since: "8:05 AM", isNext: false },
    { stage: "booked", deskNote: "Gate", isNext: true },
    { stage: "booked", isNext: false },
  ]);
  // What the server sent stays as it is.
  expect(stops[0]).toMatchObject({ stage: "booked", isNext: true });
});

const trip = (part: Partial<WaitingPost>) =>
  waiting({ kind: "trip", orderNumber: "", action: "/desk/trips", ...part });

test("a trip that was refused is told with all that was typed", () => {
  const fields: [string, string][] = [
    ["place", "McCarty"],
    ["fee", "84.50"],
    ["tons", "1.37"],
  ];
  expect(postWords(trip({ fields }))).toBe("McCarty, $84.50");
  expect(typedLines(trip({ fields, files: [new File([], "ticket.jpg")] }))).toEqual([
    ...["McCarty, $84.50", "1.37 tons", "ticket.jpg"],
  ]);
});

test("a job whose Done waits is neither moved, changed nor canceled before it is sent", () => {
  const may = {
    ...{ way: true, done: true, edit: true, move: true, cancel: true, restore: false },
  };
  const job = { stage: "booked", since: null, deskNote: "", undo: null, may } as unknown as DeskJob;
  const none = { way: false, done: false, edit: false, move: false, cancel: false, restore: false };
  expect(jobWithWaiting(job, [waiting({ kind: "done" })])).toMatchObject({
    ...{ stage: "done", toCollect: null, may: none },
  });
  const way = { ...may, way: false, move: false };
  expect(jobWithWaiting(job, [waiting({ kind: "way" })]).may).toEqual(way);
  expect(jobWithWaiting(job, [waiting({ kind: "note" })]).may).toEqual(may);
});

test("a press that is taken back without signal is shown where it stood before", () => {
  const undo = { stage: "done", back: "on-the-way", until: "8:15 AM", mailAt: null };
  const stop = { orderNumber: "A", stage: "done", since: "8:05 AM", deskNote: "", undo };
  const day = { windows: [{ stops: [stop] }], boards: [] } as unknown as DayView;
  const first = (posts: WaitingPost[]) => dayWithWaiting(day, posts).windows[0]?.stops[0];
  const asked = waiting({ orderNumber: "A", kind: "undo", fields: [["do", "undo"]] });
  expect(first([asked])).toMatchObject({ stage: "on-the-way", since: null, undo: null });
  // One that took a waiting press off the device leaves the stop as the server has it.
  const fields: [string, string][] = [
    ["requestId", "one"],
    ["revision", "3"],
    ["do", "way"],
  ];
  const post = takenBack(waiting({ orderNumber: "A", fields }), { requestId: "two", at: AT });
  expect(post.fields).toContainEqual(["press", "requestId=one&revision=3&do=way"]);
  expect(readPost({ pathname: post.action, search: "" }, post.fields)?.kind).toBe("undo");
  expect(first([waiting(post)])).toMatchObject({ stage: "done", undo });
});

test("what waits belongs to a person: the owner, or one crew member", () => {
  expect(personKey({ role: "owner" })).toBe("owner");
  expect(personKey({ role: "crew", crewId: 3, name: "Andre" })).toBe("crew-3");
});

test("a price that is put to the customer waits as Done does, and the page shows how it stands by then", () => {
  const url = { pathname: "/desk/jobs/JB-100001/done", search: "" };
  const ask: [string, string][] = [
    ...([
      ["finish", "ask"],
      ["what", "lines"],
      ["draft", "sofa.2"],
    ] as [string, string][]),
    ["reason", "Two of them"],
  ];
  const answer: [string, string][] = [
    ["finish", "approve"],
    ["signer", "Maria"],
    ["shown", "A\nB"],
  ];
  expect(readPost(url, ask)?.kind).toBe("ask");
  expect(readPost(url, answer)?.kind).toBe("answer");
  const said = waiting({ id: 2, kind: "answer", fields: answer, at: AT });
  expect(postWords(said)).toBe("new price approved by Maria");
  expect(typedLines(said)).toEqual(["New price approved by Maria", "A", "B"]);
  expect(postWords({ ...said, fields: [["finish", "decline"]] })).toBe("new price declined");
  // The device keeps fields and no words: they are those of the language of the time.
  expect(inLanguage("es", () => typedLines(said))[0]).toBe("Precio nuevo aprobado por Maria");

  const sofa = { id: "sofa", name: "Sofa", quantity: 1, priceCents: 11_000, volume: 50 };
  const known = {
    booked: {
      ...{ items: [sofa], volume: 50, subtotalCents: 11_000, discountCents: 0 },
      ...{ totalCents: 11_000, priceReason: null },
    },
    ...{ tax: NO_TAX, items: [sofa as never] },
  };
  const asked = waiting({ kind: "ask", fields: ask });
  const open = consentWithWaiting(null, [asked], known);
  expect(open).toMatchObject({ kind: "open", proposal: { final: { reason: "Two of them" } } });
  expect(shownText(open?.proposal as Proposal)).toContain("New price: $220.00");
  expect(consentWithWaiting(null, [asked, said], known)).toMatchObject({
    ...{ kind: "approved", proposal: { final: { tax: { totalCents: 22_000 } } } },
    consent: { name: "Maria", at: AT, words: ["A", "B"] },
  });
  // One of a form that the server would refuse, and an answer to nothing.
  expect(consentWithWaiting(null, [{ ...asked, fields: ask.slice(0, 3) }, said], known)).toBeNull();
});
