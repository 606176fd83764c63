import { expect, test, vi } from "vitest";
import { forgetModules } from "./support/forget-modules.ts";
import { openSite } from "./support/site.ts";

test("loading the module again, as the development server does, leaves one worker", async () => {
  await openSite();
  const started = vi.spyOn(globalThis, "setInterval");
  const stopped = vi.spyOn(globalThis, "clearInterval");
  const startWorker = async () => {
    forgetModules("app/start.server.ts");
    const { startWorkers } = await import("#app/start.server.ts");
    const stop = startWorkers();
    return { stop, timer: started.mock.results.at(-1)?.value };
  };
  const [first, second] = [await startWorker(), await startWorker()];
  const timers = () => stopped.mock.calls.map(([timer]) => timer);
  expect(timers()).toContain(first.timer);
  expect(timers()).not.toContain(second.timer);
  await second.stop();
  expect(timers()).toContain(second.timer);
});
