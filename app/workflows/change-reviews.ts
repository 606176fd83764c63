import { readReview } from "#app/domain/review.ts";
import type { ReviewServices } from "#app/services/review-store.ts";

/** Adds a review to the home page (rule 223), once for each post. @returns false when it is none */
export async function addReview(
  { typed, requestId }: { typed: URLSearchParams; requestId: string | null },
  { reviews, onShopChanged }: ReviewServices,
): Promise<boolean> {
  const review = readReview(typed);
  if (!review) return false;
  await reviews.add(review, requestId);
  onShopChanged();
  return true;
}

/** Takes a review off the home page. @returns false when it was not there */
export async function removeReview(
  id: number,
  { reviews, onShopChanged }: ReviewServices,
): Promise<boolean> {
  const isRemoved = await reviews.remove(id);
  onShopChanged();
  return isRemoved;
}
