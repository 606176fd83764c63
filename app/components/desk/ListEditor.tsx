import { useMemo } from "react";
import type { Cart } from "#app/domain/cart.ts";
import { serializeCart } from "#app/domain/cart.ts";
import { type BookedOrder, type DraftOrder, draftOrder } from "#app/domain/draft-order.ts";
import type { DraftTrouble } from "#app/domain/item-draft.ts";
import { DraftRows } from "../booking/DraftRows.tsx";
import { ItemFinder } from "../booking/ItemFinder.tsx";
import { useItemDraft } from "../booking/use-item-draft.ts";
import type { ItemPage } from "../itemized/use-item-search.ts";
import "#app/styles/edit.css";

/** The state of a job's list while it is changed on the desk, and its price. */
export function useListEditor(
  booked: BookedOrder,
  draft: string,
  items: ItemPage["items"],
): Editor {
  const findProduct = useMemo(() => {
    const byId = new Map(items.map((item) => [item.id, item]));
    return (id: string) => byId.get(id);
  }, [items]);
  const list = useItemDraft({ draft, trouble: null }, booked.items, findProduct);
  return { ...list, findProduct, order: draftOrder(booked, list.lines, findProduct, null) };
}

type Editor = ReturnType<typeof useItemDraft> & {
  findProduct: (id: string) => ItemPage["items"][number] | undefined;
  order: DraftOrder;
  trouble: DraftTrouble | null;
  lines: Cart;
};

/** The rows and the search, within a form whose other fields keep their values. */
export function ListEditor({
  editor,
  booked,
  page,
}: {
  editor: Editor;
  booked: BookedOrder;
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
