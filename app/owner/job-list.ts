/** A job's list as options change it. */
import type { Command } from "commander";
import { type CartLine, quantityOf } from "#app/domain/cart.ts";
import { wantedOf } from "#app/domain/item-changes.ts";
import { mostUnits } from "#app/domain/item-draft.ts";
import type { TrackedJob } from "#app/domain/job.ts";
import type { CommandContext } from "./command-context.ts";
import { OwnerError } from "./explain.ts";
import { gather, itemId, readTypedItem, type TypedItem } from "./list-input.ts";
import { catalogOf, jobServices } from "./services.ts";

export type ListOptions = { add?: TypedItem[]; remove?: TypedItem[] };

export function withListOptions(command: Command): Command {
  return command
    .option("--add <item>", 'put on the list, like sofa or "2 sofa"', gather(readTypedItem))
    .option(
      "--remove <item>",
      "take off the list, all of it without a number",
      gather(readTypedItem),
    );
}

/**
 * The list that a job is to have.
 * @throws OwnerError for an item that there is not, more of it than there can be, or than is booked
 */
export function changedList(
  job: TrackedJob,
  { add = [], remove = [] }: ListOptions,
  context: CommandContext,
): CartLine[] {
  const catalog = catalogOf(context);
  const { findProduct } = jobServices(context);
  let lines: CartLine[] = wantedOf(job.items);
  const set = (id: string, quantity: number) => {
    const isNew = !lines.some((line) => line.id === id);
    lines = isNew
      ? [...lines, { id, quantity }]
      : lines.map((line) => (line.id === id ? { id, quantity } : line));
  };
  for (const { item, quantity } of remove) {
    const id = itemId(item, catalog, job.items);
    const booked = quantityOf(lines, id);
    if (booked === 0 || (quantity ?? 0) > booked) {
      throw new OwnerError(`${job.orderNumber} has ${booked} of ${id}. Nothing was changed.`);
    }
    set(id, quantity === null ? 0 : booked - quantity);
  }
  for (const { item, quantity } of add) {
    const id = itemId(item, catalog, job.items);
    const wanted = quantityOf(lines, id) + (quantity ?? 1);
    const most = mostUnits(id, job.items, findProduct);
    if (wanted > most) throw new OwnerError(`At most ${most} of ${id}. Nothing was changed.`);
    set(id, wanted);
  }
  return lines.filter((line) => line.quantity > 0);
}
