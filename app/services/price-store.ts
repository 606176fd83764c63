import type { Catalog } from "#app/domain/catalog.ts";
import type { CatalogRow } from "#app/domain/catalog-rows.ts";

/** The price list with the ids of the items that the shop does not show. */
export type PriceList = { catalog: Catalog; hidden: readonly string[] };

export type PriceDecision<Refusal> = (PriceList & { note: string }) | { refusal: Refusal };

export type PriceChange<Refusal> =
  | { kind: "changed" }
  /** This very post was answered before. */
  | { kind: "repeated" }
  | { kind: "refused"; refusal: Refusal };

/** A write may have to wait for another process. */
type Awaitable<Value> = Value | Promise<Value>;

/** What changing the prices needs; `db/price-list.server.ts` does it. */
export type PriceServices = {
  /** Makes a new revision of the list as it is now, in one transaction. */
  changePrices: <Refusal>(
    post: { requestId: string | null; at: string },
    decide: (list: PriceList) => PriceDecision<Refusal>,
  ) => Awaitable<PriceChange<Refusal>>;
  /** The lines of a CSV file, unchecked. @throws Error when it is none */
  readRows: (csv: string) => CatalogRow[];
  now: () => Date;
  /** Called once the shop has new prices and before that is answered. */
  onShopChanged: () => void;
};
