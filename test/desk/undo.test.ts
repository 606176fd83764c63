import { expect, test } from "vitest";
import { type JobEvent, UNDO_MS, undoOf, withoutUndone } from "#app/jobs/job-event.ts";

const AT = "2026-07-22T15:00:00.000Z";
const event = (what: JobEvent["what"], after: JobEvent["after"] = null) => ({
  what,
  after,
  who: "owner" as const,
  at: AT,
});
const later = (ms: number) => new Date(Date.parse(AT) + ms);

test("the last press can be taken back for ten minutes, to where the job stood before", () => {
  const driven = [event("booked"), event("on-the-way"), event("done")];
  const until = later(UNDO_MS).toISOString();
  expect(undoOf(driven, "done", "owner", later(UNDO_MS - 1))).toEqual({
    until,
    stage: "on-the-way",
  });
  expect(undoOf(driven, "done", "owner", later(UNDO_MS))).toBeNull();
  const paid = [event("booked"), event("done"), event("paid")];
  expect(undoOf(paid, "done", "owner", later(0))).toEqual({ until, stage: "booked" });
  expect(undoOf(driven, "done", "crew", later(0))).toBeNull();
  expect(undoOf([event("booked")], "booked", "owner", later(0))).toBeNull();
  expect(undoOf([event("booked"), event("cancelled")], "cancelled", "owner", later(0))).toBeNull();
});

test("a press that was taken back is no part of the customer's story, nor is what rested on it", () => {
  const story = [
    ...[event("booked"), event("on-the-way"), event("done"), event("paid"), event("desk-noted")],
    ...[event("undone", { stage: "on-the-way" }), event("undone", { stage: "booked" })],
    event("done"),
  ];
  expect(withoutUndone(story).map(({ what }) => what)).toEqual(["booked", "desk-noted", "done"]);
});
