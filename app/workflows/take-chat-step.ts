/** The chat's steps as form posts: what the panel does in the browser, done by the server. */

import type { AiStatus } from "#app/components/chat/use-chat.ts";
import {
  addLines,
  type Cart,
  fullMessage,
  MAX_UNITS_PER_LINE,
  quantityOf,
  withProducts,
} from "#app/domain/cart.ts";
import { type ParsedLine, toParsedCart } from "#app/domain/chat.ts";
import {
  acceptOffer,
  addedToCart,
  answered,
  attachDiscount,
  type ChatState,
  declineLead,
  declineOffer,
  failed,
  isLeadReset,
  resetLead,
  saidCartFull,
  userSays,
} from "#app/domain/chat-flow.ts";
import { isCompleteLead } from "#app/domain/lead-words.ts";
import { cartCookie, discountCookie } from "#app/http/cart-cookie.server.ts";
import { requestLog } from "#app/log.server.ts";
import {
  chatRate,
  chatServicesFor,
  findProduct,
  leadRate,
  leadServices,
} from "#app/services/app.server.ts";
import { answerChat } from "./answer-chat.ts";
import { captureLead } from "./capture-lead.ts";

const MAX_DRAFT_CHARACTERS = 2_000;

export type ChatPost = {
  form: URLSearchParams;
  state: ChatState;
  isDiscountOn: boolean;
  cart: Cart;
};

export type ChatPageState = {
  state: ChatState;
  isDiscountOn: boolean;
  ai: AiStatus;
  draft: string;
  lead: { name: string; phone: string };
  hasLeadError: boolean;
  status: number;
  headers: [string, string][];
};

/** One press on the page without JavaScript, and what it shows next. */
export async function takeChatStep(post: ChatPost, request: Request): Promise<ChatPageState> {
  const { form, state } = post;
  switch (form.get("step")) {
    case "accept":
      return show(post, acceptOffer(state));
    case "decline":
      return show(post, declineOffer(state));
    case "no-lead":
      return show(post, declineLead(state));
    case "lead":
      return applyLead(post, request);
    case "add":
      return addToCart(post);
    default:
      return send(post, request);
  }
}

async function send(post: ChatPost, request: Request): Promise<ChatPageState> {
  const message = (post.form.get("message") ?? "").trim().slice(0, MAX_DRAFT_CHARACTERS);
  if (message === "") return show(post, post.state);
  if (isLeadReset(message)) {
    return show({ ...post, isDiscountOn: false }, resetLead(post.state), {
      headers: [["Set-Cookie", discountCookie(false)]],
    });
  }
  const asked = userSays(post.state, message);
  const wait = await chatRate(request);
  if (wait !== null) {
    const headers: [string, string][] = [["Retry-After", String(wait)]];
    return show(post, failed(asked), { ai: "off", draft: message, status: 429, headers });
  }
  const answer = await answerChat(asked.messages, chatServicesFor(request));
  return show(post, answered(asked, answer, post), { ai: answer.readBy });
}

async function applyLead(post: ChatPost, request: Request): Promise<ChatPageState> {
  const lead = { name: post.form.get("name") ?? "", phone: post.form.get("phone") ?? "" };
  // As in the panel: past the limit nothing is saved, and the discount applies all the same.
  const isRefused = isCompleteLead(lead) && (await leadRate(request)) !== null;
  if (isRefused) return showDiscounted(post, false);
  const outcome = await captureLead(lead, null, leadServices);
  if (outcome.kind === "invalid") {
    return show(post, post.state, { lead, hasLeadError: true, status: 422 });
  }
  if (outcome.kind === "not-saved") {
    requestLog(request).error({ err: outcome.cause }, "A lead could not be saved");
  }
  return showDiscounted(post, outcome.kind === "saved");
}

function showDiscounted(post: ChatPost, isSaved: boolean): ChatPageState {
  return show({ ...post, isDiscountOn: true }, attachDiscount(post.state, { isSaved }), {
    headers: [["Set-Cookie", discountCookie(true)]],
  });
}

function addToCart(post: ChatPost): ChatPageState {
  const selected = selectedLines(post);
  const { cart, full } = addLines(post.cart, selected);
  const added = selected
    .map((line) => ({
      ...line,
      quantity: quantityOf(cart, line.id) - quantityOf(post.cart, line.id),
    }))
    .filter(({ quantity }) => quantity > 0);
  const left = post.state.parsed.lines.filter(({ id }) => !added.some((line) => line.id === id));
  const parsed = toParsedCart(withProducts(left, findProduct));
  const reported = added.length > 0 ? addedToCart(post.state, added, parsed) : post.state;
  return show(post, full ? saidCartFull(reported, fullMessage(full)) : reported, {
    headers: [["Set-Cookie", cartCookie(cart)]],
  });
}

function selectedLines({ form, state }: ChatPost): ParsedLine[] {
  const taken = new Set(form.getAll("take"));
  return state.parsed.lines
    .filter(({ id }) => taken.has(id))
    .map((line) => ({ ...line, quantity: chosenQuantity(form, line) }))
    .filter(({ quantity }) => quantity > 0);
}

function chosenQuantity(form: URLSearchParams, line: ParsedLine): number {
  const typed = form.get(`quantity.${line.id}`)?.trim();
  const chosen = Number(typed);
  return typed && Number.isInteger(chosen) && chosen >= 0
    ? Math.min(chosen, MAX_UNITS_PER_LINE)
    : line.quantity;
}

function show(
  post: ChatPost,
  state: ChatState,
  differences: Partial<ChatPageState> = {},
): ChatPageState {
  return {
    state,
    isDiscountOn: post.isDiscountOn,
    ai: "unknown",
    draft: "",
    lead: { name: "", phone: "" },
    hasLeadError: false,
    status: 200,
    headers: [],
    ...differences,
  };
}
