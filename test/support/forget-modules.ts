import { resolve } from "node:path";
import type { WorkerGlobalState } from "vitest";

type Worker = { __vitest_worker__: WorkerGlobalState };

/**
 * Has a module, and every module that imports it, evaluated anew by their next import. All others stay:
 * `vi.resetModules` would forget them too, and to import and compile the whole site again costs more
 * processor time than most tests.
 * @param path of a module of the project, such as "app/server/env.server.ts"
 */
export function forgetModules(path: string): void {
  const { evaluatedModules } = (globalThis as unknown as Worker).__vitest_worker__;
  const forget = (id: string) => {
    const module = evaluatedModules.getModuleById(id);
    if (!module?.promise) return;
    const importers = [...module.importers];
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
    module.importers.clear();
    importers.forEach(forget);
  };
  forget(resolve(path));
}
