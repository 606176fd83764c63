import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ChatBody } from "#app/components/chat/ChatBody.tsx";
import { ChatHeader } from "#app/components/chat/ChatHeader.tsx";
import { greet, NEW_CHAT } from "#app/domain/chat-flow.ts";
import { carryChat, MAX_CARRIED_BYTES, readCarriedChat } from "#app/domain/conversation-field.ts";
import { requestCart, requestHasDiscount } from "#app/http/cart-cookie.server.ts";
import { BadFormError, readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/seo/meta.ts";
import { findProduct } from "#app/services/app.server.ts";
import { takeChatStep } from "#app/workflows/take-chat-step.ts";
import "#app/styles/chat.css";
import "#app/styles/chat-page.css";
import "#app/styles/form.css";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Chat with Your Junk Buddy",
    description: "Say what you have in your own words and see the price of the pickup at once.",
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
  const state = greet(NEW_CHAT, { isDiscountOn, isPreOfferShown: false });
  return {
    state,
    carried: carryChat(state),
    isDiscountOn,
    ai: "unknown" as const,
    draft: "",
    lead: { name: "", phone: "" },
    hasLeadError: false,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, MAX_CARRIED_BYTES).catch((error: unknown) => error);
  if (form instanceof BadFormError) {
    const page = newPage(request);
    return data({ ...page, state: { ...page.state, hasError: true } }, { status: form.status });
  }
  if (!(form instanceof URLSearchParams)) throw form;
  const isDiscountOn = requestHasDiscount(request);
  const carried = readCarriedChat(form.get("conversation"), findProduct);
  // Where the field was lost the chat begins anew, and what was typed is answered at once.
  const state = greet(carried, { isDiscountOn, isPreOfferShown: true });
  const post = { form, state, isDiscountOn, cart: requestCart(request) };
  const { headers, status, ...page } = await takeChatStep(post, request);
  return data({ ...page, carried: carryChat(page.state) }, { status, headers });
}

export default function Chat() {
  const opened = useLoaderData<typeof loader>();
  const { state, carried, isDiscountOn, ai, draft, lead, hasLeadError } =
    useActionData<typeof action>() ?? opened;
  return (
    <div className="wrap chat-page">
      <h1>Tell us what's leaving</h1>
      <section className="chat" aria-labelledby="chat-title">
        <ChatHeader ai={ai} />
        <ChatBody
          key={carried}
          state={state}
          isPending={false}
          isDiscountOn={isDiscountOn}
          lead={lead}
          hasLeadError={hasLeadError}
          draft={draft}
          carried={carried}
        />
      </section>
    </div>
  );
}
