import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isPhotoPost } from "#app/booking/photos/photo-post.server.ts";
import { preparePhoto } from "#app/booking/photos/upload-photos.server.ts";
import {
  carriedCart,
  cartCookie,
  chatAttributionCookie,
  discountCookie,
  requestCart,
  requestChatAttribution,
  requestHasDiscount,
} from "#app/cart/cart-cookie.server.ts";
import { NoteOn } from "#app/cart/UnkeptNote.tsx";
import { UNKEPT } from "#app/cart/unkept.ts";
import { inLanguage, requestLanguage, sayTo } from "#app/lib/language.ts";
import { type Cart, withProducts } from "#app/prices/cart.ts";
import { type Price, priceCart } from "#app/prices/pricing.ts";
import { env } from "#app/server/env.server.ts";
import { asBadForm, BadFormError, readForm } from "#app/server/requests/form.server.ts";
import { requestLog } from "#app/server/requests/request-context.server.ts";
import { findProduct, shopNumbers, takesPhotos } from "#app/services.server.ts";
import { chatRate, leadRate, photoRate } from "#app/site-checks.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import type { AiStatus } from "./chat.ts";
import { type ChatState, greet, NEW_CHAT, sawInPhotos, showedPhotos } from "./chat-flow.ts";
import { chatServicesFor, leadServices, photoLookFor, productIn } from "./chat-services.server.ts";
import {
  MAX_CONVERSATION_BYTES,
  readConversation,
  writeConversation,
} from "./conversation-field.ts";
import { words } from "./page-words.ts";
import { ChatBody, MOVED } from "./panel/ChatBody.tsx";
import { ChatHeader } from "./panel/ChatHeader.tsx";
import { readChatPhotos } from "./photos/chat-photos.server.ts";
import { type LookServices, lookAtPhotos, preparePhotos } from "./photos/look-at-photos.ts";
import { type ChatStepResult, type ChatStepServices, takeChatStep } from "./take-chat-step.ts";
import "#app/ui/styles/alert.css";
import "./panel/chat.css";
import "./chat-page.css";
import "#app/ui/styles/form.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    isHidden: true,
  });

export function headers({ actionHeaders }: HeadersArgs) {
  return actionHeaders;
}

/** The chat as a page, for browsers without JavaScript. */
export function loader({ request }: LoaderFunctionArgs) {
  return newPage(request);
}

function newPage(request: Request) {
  const isDiscountOn = requestHasDiscount(request);
  const flags = { isDiscountOn, isPreOfferShown: false, numbers: shopNumbers() };
  const state = sayTo(request, () => greet(NEW_CHAT, flags));
  return {
    state,
    conversation: writeConversation(state),
    isDiscountOn,
    ai: "unknown" as AiStatus,
    draft: "",
    takesPhotos: takesPhotos(),
    thumbs: [] as readonly string[],
    lead: { name: "", phone: "" },
    wrongLead: [],
    cart: priceOf(requestCart(request, findProduct)),
    newFrom: undefined as number | undefined,
    unkept: null as Cart | null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const look = isPhotoPost(request)
    ? photoLookFor(requestLog(request), requestLanguage(request))
    : null;
  if (look) return lookAt(request, look);
  const form = await readForm(request, MAX_CONVERSATION_BYTES).catch(asBadForm);
  if (form instanceof BadFormError) {
    const opened = newPage(request);
    return data({ ...opened, state: { ...opened.state, hasError: true } }, { status: form.status });
  }
  const page = requestLanguage(request);
  const isDiscountOn = requestHasDiscount(request);
  const earlier = readConversation(form.get("conversation"), productIn, shopNumbers(), page);
  // Without the field a new conversation begins with the typed message.
  const flags = { isDiscountOn, isPreOfferShown: true, numbers: shopNumbers() };
  const state = inLanguage(page, () => greet(earlier, flags));
  const carried = carriedCart(request, form.get(UNKEPT), findProduct);
  const inCart = carried ?? requestCart(request, findProduct);
  const post = { form, state, isDiscountOn, cart: inCart, page };
  const result = await takeChatStep(post, servicesFor(request));
  const cart = result.cart ?? post.cart;
  context.written = { cart: result.cart, isDiscountOn: result.discount };
  return data(
    {
      ...result.page,
      takesPhotos: takesPhotos(),
      thumbs: [],
      // What stands in the other language is led to again.
      newFrom: state.messages.length - (form.has(MOVED) ? 1 : 0),
      cart: priceOf(cart),
      unkept: carried || keepsNoCookie(request, earlier) ? cart : null,
      conversation: writeConversation(result.page.state),
    },
    { status: statusOf(result), headers: headersOf(request, result) },
  );
}

/** Whether the cookie of an earlier post of this conversation has not come back (rule 264). */
function keepsNoCookie(request: Request, { messages }: ChatState): boolean {
  return (
    requestChatAttribution(request) === undefined && messages.some(({ role }) => role === "user")
  );
}

/** Shows the photos of a form to the model; the next page asks about each item it saw. */
async function lookAt(request: Request, look: LookServices) {
  const post = await readChatPhotos(request, env.UPLOADS_PATH, photoRate, (files) =>
    preparePhotos(files, preparePhoto),
  );
  const opened = newPage(request);
  const page = requestLanguage(request);
  const field = post.fields.get("conversation");
  const earlier =
    field === null ? opened.state : readConversation(field, productIn, shopNumbers(), page);
  const unkept = carriedCart(request, post.fields.get(UNKEPT), findProduct);
  const show = (state: ChatState, more: Partial<typeof opened> = {}) => ({
    ...opened,
    ...more,
    ...(unkept && { unkept, cart: priceOf(unkept) }),
    state,
    conversation: writeConversation(state),
    newFrom: earlier.messages.length,
  });
  if ("refusal" in post) {
    const { words, status, headers } = post.refusal;
    return data(show(sawInPhotos(earlier, { reply: words, seen: [] })), { status, headers });
  }
  const answer = await lookAtPhotos(post.prepared, look);
  const showed = inLanguage(page, () => showedPhotos(earlier, answer.count));
  const state = sawInPhotos(showed, answer);
  const shown = show(state, { ai: answer.readBy, thumbs: answer.thumbs });
  return data(shown, { headers: headersOf(request, {}) });
}

function priceOf(cart: Cart): Price {
  return priceCart(withProducts(cart, findProduct), shopNumbers());
}

function servicesFor(request: Request): ChatStepServices {
  const log = requestLog(request);
  return {
    chat: chatServicesFor(log),
    lead: leadServices,
    chatWait: (posts) => chatRate(request, posts),
    leadWait: () => leadRate(request),
    onLeadFailure: (cause) => log.error({ err: cause }, "A lead could not be saved"),
  };
}

function statusOf({ refused }: ChatStepResult): number {
  if (!refused) return 200;
  return refused.kind === "too-many" ? 429 : 422;
}

function headersOf(
  request: Request,
  { cart, added = [], discount, refused }: Omit<ChatStepResult, "page">,
): Headers {
  const headers = new Headers();
  if (cart !== undefined) headers.append("Set-Cookie", cartCookie(cart));
  // Written empty at first: the next post shows whether the browser keeps it.
  if (added.length > 0 || requestChatAttribution(request) === undefined) {
    headers.append("Set-Cookie", chatAttributionCookie(request, added));
  }
  if (discount !== undefined) headers.append("Set-Cookie", discountCookie(discount));
  if (refused?.kind === "too-many") headers.set("Retry-After", String(refused.wait));
  return headers;
}

export default function Chat() {
  const opened = useLoaderData<typeof loader>();
  const page = useActionData<typeof action>() ?? opened;
  const { state, conversation, isDiscountOn, ai, draft, lead, wrongLead, newFrom, cart } = page;
  return (
    <div className="wrap chat-page">
      <h1>{words.heading}</h1>
      <NoteOn unkept={page.unkept} className="alert alert--full" />
      <section className="chat" aria-labelledby="chat-title">
        <ChatHeader ai={ai} />
        <ChatBody
          key={conversation}
          state={state}
          isPending={false}
          isDiscountOn={isDiscountOn}
          lead={lead}
          wrongLead={wrongLead}
          cart={cart}
          {...(newFrom !== undefined && { newFrom })}
          draft={draft}
          conversation={conversation}
          takesPhotos={page.takesPhotos}
          thumbs={page.thumbs}
          unkept={page.unkept}
        />
      </section>
    </div>
  );
}
