import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { cartCookie, requestCart, requestHasDiscount } from "#app/cart/cart-cookie.server.ts";
import { parseChoice } from "#app/chat/chat-answer-reader.ts";
import { readItems } from "#app/chat/chat-services.server.ts";
import { addLines, parseCart, withProducts } from "#app/prices/cart.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { adviseLines, findProduct } from "#app/services.server.ts";
import { chatRate } from "#app/site-checks.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { EstimateList } from "./EstimateList.tsx";
import { EstimateSearch } from "./EstimateSearch.tsx";
import { type EstimateAnswer, MAX_TEXT_CHARACTERS } from "./estimate.ts";
import "#app/ui/styles/card.css";
import "./estimate.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Your junk removal price",
    description:
      "What you typed, priced from our list, with the truck it takes. Pay when the job is done.",
    isHidden: true,
  });

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** The typed text as priced lines, for this page and for the home page's card. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const items = searchParams.getAll("items").filter(Boolean).join(", ");
  const text = items.slice(0, MAX_TEXT_CHARACTERS);
  // Reading the text costs as much as a short chat message, and counts as one.
  const wait = text === "" ? null : await chatRate(request);
  if (wait !== null) {
    const refusal = `That's a lot at once. Press See price again in ${waitWords(wait)}.`;
    const headers = { "Retry-After": String(wait) };
    return data(unread(text, refusal), { status: 429, headers });
  }
  const read = readItems(text, parseChoice(searchParams.get("answer")));
  const lines = withProducts(read.lines, findProduct);
  const advice = adviseLines(lines, requestHasDiscount(request));
  return data({ ...unread(text, null), ...read, lines, advice });
}

function unread(text: string, refusal: string | null): EstimateAnswer {
  return { text, lines: [], notes: [], questions: [], advice: [], refusal };
}

/** After a lost connection the card says so and keeps the typed text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unread("", "The connection dropped. Press See price again.");
  }
}

/** Adds the lines to the cart of a browser without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) return new Response(form.message, { status: form.status });

  const lines = parseCart(form.get("lines") ?? "").filter(({ id }) => findProduct(id));
  const { cart, full } = addLines(requestCart(request, findProduct), lines);
  return redirect(full ? `/itemized?full=${full}#cart` : "/itemized#cart", {
    status: 303,
    headers: { "Set-Cookie": cartCookie(cart) },
  });
}

export default function Estimate() {
  const answer = useLoaderData<typeof loader>();
  return (
    <div className="section--sky estimate">
      <div className="wrap">
        <div className="section__head">
          <h1>What's leaving?</h1>
          <p className="lede">Type it the way you'd say it. You see the price before you book.</p>
        </div>
        <EstimateSearch text={answer.text} />
        <EstimateList {...answer} />
      </div>
    </div>
  );
}
