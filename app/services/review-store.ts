import type { NewReview } from "#app/domain/review.ts";

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What changing the reviews needs; `db/reviews.server.ts` does it. */
export type ReviewServices = {
  reviews: {
    add: (review: NewReview, requestId: string | null) => Awaitable<void>;
    /** False: it was not there. */
    remove: (id: number) => Awaitable<boolean>;
  };
  /** Called once the shop shows something else, and before that is answered. */
  onShopChanged: () => void;
};
