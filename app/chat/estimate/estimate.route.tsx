import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import {
  type ClientLoaderFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { carriedCart, requestCart } from "#app/cart/cart-cookie.server.ts";
import { redirectWithCart } from "#app/cart/cart-redirect.server.ts";
import { parseChoice } from "#app/chat/chat-answer-reader.ts";
import { readItems } from "#app/chat/chat-services.server.ts";
import { inLanguage, requestLanguage } from "#app/lib/language.ts";
import { addLines, parseCart, removeLines, serializeCart, withProducts } from "#app/prices/cart.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { waitWords } from "#app/server/requests/rate-limit.server.ts";
import { findProduct, shopIn } from "#app/services.server.ts";
import { chatRate } from "#app/site-checks.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { AskField } from "./AskField.tsx";
import { type EstimateAnswer, MAX_TEXT_CHARACTERS } from "./estimate.ts";
import { OpenWords } from "./OpenWords.tsx";
import { words } from "./words.ts";
import { YourCart } from "./YourCart.tsx";
import "#app/ui/styles/card.css";
import "./estimate.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    isHidden: true,
  });

export function headers({ loaderHeaders, actionHeaders }: HeadersArgs) {
  return actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;
}

/** What the typed text says, for this page and for the home page's card. It changes nothing. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { answer, init } = await readText(request, searchParams);
  return data({ ...answer, put: searchParams.get("put") }, init);
}

/** After a lost connection the card says so and keeps the typed text. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ...unread("", words.dropped), put: null };
  }
}

/**
 * Puts what is read into the cart (rule 343), of a browser without JavaScript. A press on an answer puts it in
 * place of what the words have put in before. Where nothing is open, the home page's card shows the cart.
 */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request).catch(asBadForm);
  if (form instanceof BadFormError) {
    return data({ ...unread("", form.message), put: null }, { status: form.status });
  }
  const { answer, init } = await readText(request, form);
  if (answer.refusal !== null) return data({ ...answer, put: null }, init);
  const cart =
    carriedCart(request, form.get("unkept"), findProduct) ?? requestCart(request, findProduct);
  const before = removeLines(cart, parseCart(form.get("put") ?? ""));
  return redirectWithCart(request, pathAfter(answer, form), addLines(before, answer.lines));
}

/** Reading a text costs as much as a short chat message, and counts as one. */
async function readText(request: Request, fields: URLSearchParams) {
  const language = requestLanguage(request);
  const { findProduct } = shopIn(language);
  const text = fields.getAll("items").filter(Boolean).join(", ").slice(0, MAX_TEXT_CHARACTERS);
  const wait = text === "" ? null : await chatRate(request);
  if (wait !== null) {
    const refusal = inLanguage(language, () => words.tooMuch(waitWords(wait)));
    const headers = { "Retry-After": String(wait) };
    return { answer: unread(text, refusal), init: { status: 429, headers } };
  }
  // English is also the page of those who write in Spanish.
  const answerIn = language === "es" ? language : undefined;
  const read = readItems(text, parseChoice(fields.get("answer")), answerIn);
  return {
    answer: { ...unread(text, null), ...read, lines: withProducts(read.lines, findProduct) },
  };
}

function unread(text: string, refusal: string | null): EstimateAnswer {
  return { text, lines: [], notes: [], questions: [], refusal };
}

/** The page that shows the cart, and what of the words is open or left out. */
function pathAfter(
  { text, lines, notes, questions }: EstimateAnswer,
  form: URLSearchParams,
): string {
  if (lines.length > 0 && notes.length + questions.length === 0) return "/#quote";
  const answer = form.get("answer");
  const fields = { items: text, ...(answer && { answer }), put: serializeCart(lines) };
  return `/estimate?${new URLSearchParams(fields)}#quote`;
}

export default function Estimate() {
  const loaded = useLoaderData<typeof loader>();
  const { put, ...answer } = useActionData<typeof action>() ?? loaded;
  const isIn = put !== null && answer.lines.length > 0;
  return (
    <div className="section--sky estimate">
      <div className="wrap">
        <div className="section__head">
          <h1>{words.heading}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <Form method="post" action="/estimate" key={answer.text}>
          <AskField text={isIn ? "" : answer.text} />
        </Form>
        <YourCart>
          <Form method="post" action="/estimate">
            <input type="hidden" name="items" value={answer.text} />
            <input type="hidden" name="put" value={put ?? ""} />
            {answer.text === "" && answer.refusal === null ? (
              <p className="muted">{words.ask}</p>
            ) : (
              <OpenWords answer={answer} />
            )}
          </Form>
        </YourCart>
      </div>
    </div>
  );
}
