/**
 * What the commands give the workflows: the database. Emails are rows of it, which the running site
 * sends; the site asks at each request whether the shop has changed.
 */
import type { Catalog, Product } from "#app/domain/catalog.ts";
import type { ChangeResult } from "#app/domain/job-change.ts";
import { productIn, shownCatalog } from "#app/domain/shown-prices.ts";
import type { SettingsServices } from "#app/services/settings-store.ts";
import type { MoneyServices } from "#app/workflows/finish-job.ts";
import { changeJob } from "#db/change-job.server.ts";
import { storedPriceList } from "#db/price-list.server.ts";
import { findSettings, saveSetting } from "#db/settings.server.ts";
import { readCalendar } from "#db/windows.server.ts";
import type { CommandContext } from "./command-context.ts";
import { OwnerError } from "./explain.ts";

/** The items that the shop shows, with their prices. */
export function catalogOf({ database, settings }: CommandContext): Catalog {
  return shownCatalog(storedPriceList(database, settings.CATALOG_PATH));
}

/** What changing a job needs. */
export function jobServices(context: CommandContext): MoneyServices {
  const { database, now } = context;
  let catalog: Catalog | undefined;
  return {
    changeJob: (change) => changeJob(database, change),
    readCalendar: (from, to) => readCalendar(database, from, to, now),
    readTax: () => findSettings(database).tax,
    findProduct: (id): Product | undefined => {
      catalog ??= catalogOf(context);
      return productIn(catalog, id);
    },
    now: () => now,
    onMessagesDue: () => {},
  };
}

export function settingsServices({ database, now }: CommandContext): SettingsServices {
  return {
    save: (name, value, at) => saveSetting(database, name, value, at),
    now: () => now,
    onShopChanged: () => {},
  };
}

/** A change of a job that a command asks for: of whatever revision it is, and once. */
export function ownerChange({ id }: { id: number }) {
  return { jobId: id, requestId: null, revision: null, who: "owner" } as const;
}

/**
 * The job after a change.
 * @throws OwnerError with the desk's words where it was refused
 */
export function changedJob<Refusal>(
  result: ChangeResult<Refusal>,
  explain: (refusal: Refusal) => { problem: string; advice?: string },
) {
  if (result.kind === "changed") return result.job;
  if (result.kind !== "refused") throw new OwnerError("The job changed meanwhile. Type it again.");
  const { problem, advice = "Nothing was changed." } = explain(result.refusal);
  throw new OwnerError(`${problem} ${advice}`);
}
