import type { Client } from "#db/write-queue.server.ts";
import { readReview } from "./review.ts";
import * as store from "./reviews.server.ts";

type ReviewServices = {
  client: Client;
  now: () => Date;
  /** Called once the shop shows something else, and before that is answered. */
  onShopChanged: () => void;
};

/** Adds a review to the home page (rule 223), once for each post. @returns false when it is none */
export async function addReview(
  { typed, requestId }: { typed: URLSearchParams; requestId: string },
  { client, now, onShopChanged }: ReviewServices,
): Promise<boolean> {
  const review = readReview(typed);
  if (!review) return false;
  const at = now().toISOString();
  await client.write((free) => store.addReview(free, review, { requestId, at }));
  onShopChanged();
  return true;
}

/** Takes a review off the home page. @returns false when it was not there */
export async function removeReview(
  id: number,
  { client, now, onShopChanged }: ReviewServices,
): Promise<boolean> {
  const isRemoved = await client.write((free) => store.removeReview(free, id, now().toISOString()));
  onShopChanged();
  return isRemoved;
}
