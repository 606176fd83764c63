import { randomUUID } from "node:crypto";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RefusalWords } from "#app/booking/words/change.ts";
import { type DeskForm, readDeskForm, refuseDeskForm } from "#app/desk/desk-form.server.ts";
import { requireDesk } from "#app/desk/desk-guard.server.ts";
import { saidPath } from "#app/desk/desk-path.ts";
import { deskServices, settingStamps } from "#app/desk/desk-services.server.ts";
import { save } from "#app/desk/settings/change-settings.server.ts";
import { OutdatedPost } from "#app/lib/desk-post.ts";
import {
  NUMBER_FIELDS,
  type NumberProblems,
  type NumberTexts,
  numberTexts,
  readNumbers,
} from "#app/prices/check-numbers.ts";
import { ownNumbers, priceList, shopNumbers } from "#app/prices/shop.server.ts";
import { type ShopNumbers, USUAL_NUMBERS } from "#app/prices/shop-numbers.ts";
import { type CartPreview, previewCarts } from "#app/prices/typical-carts.ts";
import { deskRate } from "#app/site-checks.server.ts";
import { privateMeta } from "#app/ui/meta.ts";
import { NumbersScreen } from "./NumbersScreen.tsx";

export { DeskErrorPage as ErrorBoundary } from "#app/desk/DeskErrorPage.tsx";
export { reloadAfterPost as shouldRevalidate } from "#app/ui/reload-after-post.ts";

export const meta: MetaFunction = (args) => privateMeta(args, "Price rules");

export async function loader({ request }: LoaderFunctionArgs) {
  await requireDesk(request, "owner");
  return {
    requestId: randomUUID(),
    seen: settingStamps().numbers,
    texts: numberTexts(shopNumbers()),
    usual: numberTexts(USUAL_NUMBERS),
    isOwn: ownNumbers() !== null,
  };
}

/** Shows what other numbers would change, puts them into force, or goes back to the usual ones. */
export async function action({ request }: ActionFunctionArgs) {
  await requireDesk(request, "owner");
  const post = await readDeskForm(request, deskRate);
  const typed = post.texts(NUMBER_FIELDS);
  if (post.intent === "usual") return put(post, null, numberTexts(USUAL_NUMBERS));
  const read = readNumbers(typed);
  if ("problems" in read) {
    const words = { problem: "These prices aren't saved.", advice: "Check the marked fields." };
    return answer(422, words, typed, { problems: read.problems });
  }
  return post.intent === "numbers" ? put(post, read.numbers, typed) : show(read.numbers, typed);
}

/** What the numbers would change; nothing is changed (rule 436). */
function show(numbers: ShopNumbers, typed: NumberTexts) {
  if (isSame(numbers, shopNumbers())) {
    const words = { problem: "These are the prices you already use.", advice: "Change a field." };
    return answer(422, words, typed);
  }
  const preview = previewCarts(priceList().catalog, shopNumbers(), numbers);
  return answer(200, { problem: "", advice: "" }, typed, { preview });
}

async function put(post: DeskForm, numbers: ShopNumbers | null, typed: NumberTexts) {
  const own = numbers && !isSame(numbers, USUAL_NUMBERS) ? numbers : null;
  try {
    await save("numbers", own, { ...deskServices, post });
  } catch (error) {
    if (!(error instanceof OutdatedPost)) throw error;
    const advice = "Your change isn't saved. Look at what it changes now, then press again.";
    const words = { problem: "The prices were changed since you opened this page.", advice };
    const preview = previewCarts(priceList().catalog, shopNumbers(), numbers ?? USUAL_NUMBERS);
    return answer(409, words, typed, { preview });
  }
  deskServices.onShopChanged();
  return redirect(saidPath("/desk/prices/numbers", post.intent), { status: 303 });
}

function isSame(one: ShopNumbers, other: ShopNumbers): boolean {
  return JSON.stringify(numberTexts(one)) === JSON.stringify(numberTexts(other));
}

function answer(
  status: number,
  words: RefusalWords,
  typed: NumberTexts,
  more: { problems?: NumberProblems; preview?: CartPreview[] } = {},
) {
  const { problems = {}, preview = null } = more;
  return refuseDeskForm(words, status, { typed, problems, preview });
}

export default function Numbers() {
  return (
    <NumbersScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
