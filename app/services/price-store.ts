import type { Catalog } from "#app/domain/catalog.ts";
import type { CatalogRow } from "#app/domain/catalog-rows.ts";

/** The price list with the ids of the items that the shop does not show. */
export type PriceList = { catalog: Catalog; hidden: readonly string[] };

export type PriceDecision<Refusal> =
  | (PriceList & {
      note: string;
      /** It takes the place of the whole list, which is kept to go back to. */
      isWhole?: true;
    })
  | { refusal: Refusal };

/** The list as it stands when it is to be changed. */
export type PriceState = {
  list: PriceList;
  /** Which revision it is; 0: the file of CATALOG_PATH. */
  revision: number;
  /** The list that the last whole one took the place of; null: none did. */
  before: PriceList | null;
};

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
    decide: (state: PriceState) => PriceDecision<Refusal>,
  ) => Awaitable<PriceChange<Refusal>>;
  /** The lines of a CSV file, unchecked. @throws Error when it is none */
  readRows: (file: Uint8Array | string) => CatalogRow[];
  /** The list as it is now. */
  current: () => Pick<PriceState, "list" | "revision">;
  /** A list as `readRows` reads it. */
  writeList: (list: PriceList) => string;
  now: () => Date;
  /** Called once the shop has new prices and before that is answered. */
  onShopChanged: () => void;
};
