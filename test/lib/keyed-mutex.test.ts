import { expect, test } from "vitest";
import { createKeyedMutex } from "#app/lib/keyed-mutex.ts";

/** A task that begins, and ends when it is told to. */
function heldTask(log: string[], name: string) {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = async () => {
    log.push(`${name} begins`);
    await held;
    log.push(`${name} ends`);
    return name;
  };
  return { task, finish };
}

test("tasks of one key run one after the other, in their order", async () => {
  const run = createKeyedMutex();
  const log: string[] = [];
  const [first, second] = [heldTask(log, "first"), heldTask(log, "second")];
  const results = [run("key", first.task), run("key", second.task)];
  second.finish();
  first.finish();
  expect(await Promise.all(results)).toEqual(["first", "second"]);
  expect(log).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("tasks of different keys run in parallel", async () => {
  const run = createKeyedMutex();
  const log: string[] = [];
  const [first, second] = [heldTask(log, "first"), heldTask(log, "second")];
  const waiting = run("a", first.task);
  second.finish();
  expect(await run("b", second.task)).toBe("second");
  expect(log).not.toContain("first ends");
  first.finish();
  expect(await waiting).toBe("first");
});

test("a task that fails rejects for its own caller, and the next one runs", async () => {
  const run = createKeyedMutex();
  const failing = run("key", async () => {
    throw new Error("no");
  });
  const next = run("key", async () => "next");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});
