import { useMemo } from "react";
import { DraftRows } from "#app/booking/items/DraftRows.tsx";
import {
  type DraftOrder,
  draftOrder,
  type ExplainedOrder,
} from "#app/booking/items/draft-order.ts";
import { ItemFinder } from "#app/booking/items/ItemFinder.tsx";
import { useItemDraft } from "#app/booking/items/use-item-draft.ts";
import type { ItemPage } from "#app/cart/items/use-item-search.ts";
import type { DraftRefusal } from "#app/jobs/item-draft.ts";
import type { Cart } from "#app/prices/cart.ts";
import { serializeCart } from "#app/prices/cart.ts";
import "#app/booking/items/edit.css";

/** The state of a job's list while it is changed on the desk, and its price. */
export function useListEditor(
  booked: ExplainedOrder,
  draft: string,
  items: ItemPage["items"],
): Editor {
  const findProduct = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (id: string) => byId.get(id);
  }, [items]);
  const list = useItemDraft({ draft, refusal: null }, booked.items, findProduct);
  return { ...list, findProduct, order: draftOrder(booked, list.lines, findProduct, null) };
}

type Editor = ReturnType<typeof useItemDraft> & {
  findProduct: (id: string) => ItemPage["items"][number] | undefined;
  order: DraftOrder;
  refusal: DraftRefusal | null;
  lines: Cart;
};

/** The rows and the search, within a form whose other fields keep their values. */
export function ListEditor({
  editor,
  booked,
  page,
}: {
  editor: Editor;
  booked: ExplainedOrder;
  page: ItemPage;
}) {
  const { lines, rows, order, findProduct } = editor;
  return (
    <div className="stack">
      <input type="hidden" name="draft" value={serializeCart(lines)} />
      <ItemFinder page={page} draft={lines} />
      <DraftRows rows={rows} items={order.items} booked={booked.items} findProduct={findProduct} />
    </div>
  );
}
