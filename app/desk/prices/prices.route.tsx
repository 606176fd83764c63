import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import type { Typed } from "#app/desk/DeskForm.tsx";
import { readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { itemState } from "#app/lib/desk-post.ts";
import { houstonTime } from "#app/lib/houston-time.ts";
import { formatMoney } from "#app/lib/money.ts";
import { searchItems } from "#app/prices/catalog-search.ts";
import { findSettings } from "#app/prices/owner-settings.server.ts";
import { listPriceRevisions } from "#app/prices/price-list.server.ts";
import { readRaise } from "#app/prices/raise-prices.ts";
import { priceList, priceServices, shopNumbers } from "#app/prices/shop.server.ts";
import type { ShopNumbers } from "#app/prices/shop-numbers.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { connection } from "#db/client.server.ts";
import {
  goBack,
  type ImportRefusal,
  importPrices,
  type PriceRefusal,
  previewPrices,
  previewRaise,
  setHidden,
  setPrice,
} from "./change-prices.server.ts";
import { readCsvPost } from "./csv-post.server.ts";
import { PricesScreen } from "./PricesScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Prices");

const MOST_PROBLEMS = 20;
const CHANGES_SHOWN = 10;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  const { searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").slice(0, 100);
  const { catalog, hidden } = priceList();
  const { listBefore } = findSettings(connection());
  return {
    requestId: randomUUID(),
    query,
    count: catalog.items.length,
    items: searchItems(catalog.items, query).map(({ id, name, priceCents, volume }) => ({
      ...{ id, name, priceCents, volume },
      isHidden: hidden.includes(id),
      seen: itemState(priceCents, hidden.includes(id)),
    })),
    rules: rulesWords(shopNumbers()),
    listBefore: listBefore && houstonTime(listBefore.at),
    changes: listPriceRevisions(connection(), CHANGES_SHOWN).map(({ at, note }) => ({
      at: houstonTime(at),
      note,
    })),
  };
}

function rulesWords({ pointCents, minimumCents, loads, discountPercent }: ShopNumbers): string {
  const prices = loads.map(({ cents }) => formatMoney(cents)).join(", ");
  return (
    `${formatMoney(pointCents)} a point, at least ${formatMoney(minimumCents)}. ` +
    `Loads: ${prices}. ${discountPercent}% off online.`
  );
}

const REFUSALS: Record<Exclude<PriceRefusal, "outdated">, string> = {
  "unknown-item": "That item is no longer on the list.",
  "no-price": "That isn't a price.",
  same: "That's already the price.",
  "last-item": "Your price list needs at least one item.",
};

/** Changes a price, hides an item, or replaces the whole list; the site shows it at once. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const { pathname, searchParams } = new URL(request.url);
  const isFile = request.headers.get("content-type")?.startsWith("multipart/form-data");
  if (isFile) {
    const post = await readCsvPost(request, deskRate);
    if ("chosen" in post) return showChanges(previewPrices(post.chosen, priceServices));
    const result = await importPrices(post, priceServices);
    return result.kind === "refused" ? refuseList(result.refusal) : done(pathname, "", "list");
  }
  const { intent, requestId, seen, text } = await readDeskForm(request, deskRate);
  if (intent === "back") {
    const result = await goBack({ requestId }, priceServices);
    return result.kind === "refused" ? refuseList("same") : done(pathname, "", "list");
  }
  if (intent === "raise") return showRaise(text);
  const [id, query] = [text("id"), searchParams.get("q") ?? ""];
  const post = { id, requestId, seen };
  const result =
    intent === "price"
      ? await setPrice({ ...post, price: text("price") }, priceServices)
      : await setHidden({ ...post, isHidden: intent === "hide" }, priceServices);
  if (result.kind !== "refused") return done(pathname, query, intent, id);
  if (result.refusal === "outdated") return outdated({ intent, id, price: text("price") });
  const advice = "Write it in dollars, like 79.50. Nothing was changed.";
  return refuse({ problem: REFUSALS[result.refusal], advice }, [], {
    intent,
    id,
    price: text("price"),
  });
}

/** The item was changed since the page was opened: both versions, and nothing is changed (rule 237). */
function outdated(typed: PriceTyped) {
  const { id, intent, price } = typed;
  const yours = intent === "price" ? price : intent;
  const { catalog, hidden } = priceList();
  const item = catalog.byId.get(id);
  const now = item
    ? `${formatMoney(item.priceCents)}, ${hidden.includes(id) ? "hidden" : "shown"}`
    : "gone";
  const problem = `${item?.name ?? "The item"} was changed since you opened this page.`;
  const advice = `It is now ${now}. Your change wasn't saved: ${yours}. If yours is right, save again.`;
  return refuseDeskForm({ problem, advice }, 409, { problems: [], preview: null, typed });
}

/** What a new list would change, to be looked at: it goes with the page, and nothing is kept of it. */
function showChanges(preview: ReturnType<typeof previewPrices>) {
  if ("refusal" in preview) return refuseList(preview.refusal);
  return refuseDeskForm({ problem: "", advice: "" }, 200, { problems: [], preview, typed: null });
}

const NO_RAISE = {
  problem: "That isn't a percentage.",
  advice: "Type one from 0.01 to 100, like 5, or -5 to lower prices. Nothing was changed.",
};

function showRaise(text: (name: string) => string) {
  const [percent, step] = [text("percent"), text("step")];
  const raise = readRaise(percent, step);
  if (raise) return showChanges(previewRaise(raise, priceServices));
  return refuse(NO_RAISE, [], { intent: "raise", percent, step });
}

const LIST_REFUSALS = {
  same: { problem: "That's the list you already use.", advice: "Nothing was changed." },
  outdated: {
    problem: "The price list has changed in the meantime.",
    advice: "Nothing was changed now. Upload the file again to see what will change.",
  },
};

function refuseList(refusal: ImportRefusal) {
  if (typeof refusal === "string") return refuse(LIST_REFUSALS[refusal]);
  const { problems } = refusal;
  const count = problems.filter((problem) => problem.startsWith("line ")).length;
  const lines = count === 1 ? " One line is wrong:" : ` ${count} lines are wrong:`;
  const advice = `Nothing was changed.${count === 0 ? "" : lines}`;
  const shown = problems.slice(0, MOST_PROBLEMS);
  return refuse({ problem: "We couldn't use that list.", advice }, shown);
}

type PriceTyped = { intent: string; id: string; price: string };

function refuse(refusal: RefusalWords, problems: string[] = [], typed: Typed | null = null) {
  return refuseDeskForm(refusal, 422, { problems, preview: null, typed });
}

function done(path: string, query: string, did: string, id = "") {
  const found = query === "" ? path : `${path}?${new URLSearchParams({ q: query })}`;
  return redirect(saidPath(found, did, id), { status: 303 });
}

export default function Prices() {
  return (
    <PricesScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
