import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { priceList, priceServices } from "#app/prices/shop.server.ts";
import { PRIVATE_HEADERS } from "#app/server/requests/private-pages.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import {
  fieldsOf,
  ITEM_FIELDS,
  type ItemFields,
  type ItemRefusal,
  itemStamp,
  saveItem,
} from "./change-item.server.ts";
import { ItemScreen } from "./ItemScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Item");

const NEW: ItemFields = {
  ...{ name: "", name_es: "", category: "" },
  ...{ price: "", volume: "", aliases: "" },
};

/** One item of the price list, or an empty form for a new one. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const item = params.item === undefined ? null : itemOf(params.item);
  return {
    requestId: randomUUID(),
    item: item && { id: item.id, name: item.name, card: item.card ?? null },
    seen: item ? itemStamp(item) : "",
    fields: item ? fieldsOf(item) : NEW,
  };
}

function itemOf(id: string) {
  const item = priceList().catalog.byId.get(id);
  if (!item) throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  return item;
}

/** Adds the item, or changes it (rule 434). */
export async function action({ request, params }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { requestId, seen, texts } = await readDeskForm(request, deskRate);
  const typed = texts(ITEM_FIELDS);
  const id = params.item ?? null;
  const result = await saveItem({ id, fields: typed, requestId, seen }, priceServices);
  if (result.kind === "refused") return refuse(result.refusal, typed, id);
  const found = new URLSearchParams({ q: typed.name });
  return redirect(saidPath(`/desk/prices?${found}`, "item"), { status: 303 });
}

const LABELS: ItemFields = {
  name: "The name",
  name_es: "The name in Spanish",
  category: "The category",
  price: "The price",
  volume: "The number of points",
  aliases: "An everyday name",
};

function refuse(refusal: ItemRefusal, typed: ItemFields, id: string | null) {
  if (refusal === "unknown-item")
    throw new Response("Not Found", { status: 404, headers: PRIVATE_HEADERS });
  if (refusal === "same")
    return answer(422, "Nothing is different.", "Change a field, then save.", typed);
  if (refusal === "outdated") {
    const now = fieldsOf(itemOf(id ?? ""));
    const words = `It is now ${now.name}, $${now.price}, ${now.volume} points, in ${now.category}.`;
    const advice = `${words} Your change isn't saved. If yours is right, save again.`;
    return answer(409, "This item was changed since you opened this page.", advice, typed);
  }
  const errors = ITEM_FIELDS.flatMap((name) => {
    const problem = refusal.problems[name];
    return problem === undefined ? [] : [[name, `${LABELS[name]} ${problem}.`] as const];
  });
  const advice = "Check the marked fields.";
  return answer(422, "This isn't saved yet.", advice, typed, Object.fromEntries(errors));
}

function answer(
  status: number,
  problem: string,
  advice: string,
  typed: ItemFields,
  errors: Partial<ItemFields> = {},
) {
  return refuseDeskForm({ problem, advice }, status, { typed, errors });
}

export default function Item() {
  return <ItemScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
