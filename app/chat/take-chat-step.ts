/** One step of the chat as a form post: what the panel does in the browser, done by the server. */

import { inLanguage, type Language } from "#app/lib/language.ts";
import { addLines, type Cart, fullMessage, quantityOf, withProducts } from "#app/prices/cart.ts";
import { type AnswerChatServices, answerChat } from "./answer-chat.ts";
import {
  type AiStatus,
  fitConversation,
  isTooLong,
  MAX_MESSAGE_CHARACTERS,
  type ParsedLine,
  postsOf,
  toParsedCart,
} from "./chat.ts";
import { parseChoice } from "./chat-answer-reader.ts";
import {
  acceptOffer,
  addedToCart,
  answered,
  attachDiscount,
  type ChatState,
  confirmDetections,
  declineDetections,
  declineLead,
  declineOffer,
  failed,
  isLeadReset,
  resetLead,
  saidCartFull,
  saidTooLong,
  userSays,
} from "./chat-flow.ts";
import { type CaptureLeadServices, captureLead } from "./leads/capture-lead.ts";
import { isCompleteLead, type LeadField, wrongLeadFields } from "./leads/lead-fields.ts";
import { tickedLines } from "./ticked-lines.ts";

type ChatPost = {
  form: URLSearchParams;
  state: ChatState;
  isDiscountOn: boolean;
  cart: Cart;
  /** The page's language. */
  page: Language;
};

export type ChatStepServices = {
  chat: AnswerChatServices;
  lead: CaptureLeadServices;
  /**
   * Null when the visitor may ask the chat, or leave a lead, now; else the seconds to wait. A long
   * conversation counts as several posts.
   */
  chatWait: (posts: number) => Promise<number | null>;
  leadWait: () => Promise<number | null>;
  /** Called with the reason when a lead could not be saved. */
  onLeadFailure: (cause: unknown) => void;
};

/** What the page shows next. */
export type ChatPage = {
  state: ChatState;
  isDiscountOn: boolean;
  ai: AiStatus;
  draft: string;
  lead: { name: string; phone: string };
  /** The fields of the lead form to mark. */
  wrongLead: readonly LeadField[];
};

/** The next page, and what the step changed beside it. */
export type ChatStepResult = {
  page: ChatPage;
  /** The new cart, or the new state of the discount; absent where the step did not change it. */
  cart?: Cart;
  /** What the step put into it. */
  added?: Cart;
  discount?: boolean;
  /** Why the step was not taken: too many messages, with the seconds to wait, or no valid lead. */
  refused?: { kind: "too-many"; wait: number } | { kind: "invalid-lead" };
};

/** Takes the step that the form's button names; a form without one sends its message. */
export async function takeChatStep(
  post: ChatPost,
  services: ChatStepServices,
): Promise<ChatStepResult> {
  const { form, state } = post;
  switch (form.get("step")) {
    case "accept":
      return { page: show(post, () => acceptOffer(state)) };
    case "decline":
      return { page: show(post, () => declineOffer(state)) };
    case "no-lead":
      return { page: show(post, () => declineLead(state)) };
    case "lead":
      return applyLead(post, services);
    case "add":
      return addToCart(post, services);
    case "add-seen":
      return addDetections(post, services);
    case "no-seen":
      return { page: show(post, () => declineDetections(state)) };
    default:
      return send(post, services);
  }
}

async function send(post: ChatPost, services: ChatStepServices): Promise<ChatStepResult> {
  const choice = parseChoice(post.form.get("answer"));
  const typed = choice?.label ?? post.form.get("message") ?? "";
  const message = typed.trim().slice(0, MAX_MESSAGE_CHARACTERS);
  if (message === "") return { page: show(post, () => post.state) };
  if (isLeadReset(message)) {
    const page = show({ ...post, isDiscountOn: false }, () => resetLead(post.state));
    return { page, discount: false };
  }
  return ask(post, userSays(post.state, message, choice?.lines), message, services);
}

/** Puts the lines of the photos that were left ticked on the list, as an answer that was pressed. */
async function addDetections(post: ChatPost, services: ChatStepServices): Promise<ChatStepResult> {
  const chosen = tickedLines(post.form, post.state.detections.lines);
  if (chosen.length === 0) return { page: show(post, () => declineDetections(post.state)) };
  const confirmed = inLanguage(post.page, () => confirmDetections(post.state, chosen));
  return ask(post, confirmed, "", services);
}

/**
 * @param asked the conversation with the customer's new message
 * @param draft what returns to the text box where it is not answered
 */
async function ask(
  post: ChatPost,
  asked: ChatState,
  draft: string,
  services: ChatStepServices,
): Promise<ChatStepResult> {
  if (isTooLong(asked.messages)) {
    return { page: show(post, () => saidTooLong(post.state), { draft }) };
  }
  const messages = fitConversation(asked.messages);
  const wait = await services.chatWait(postsOf(messages));
  if (wait !== null) {
    const { detections } = post.state;
    const page = show(post, () => failed({ ...asked, detections }), { ai: "off", draft });
    return { page, refused: { kind: "too-many", wait } };
  }
  const answer = await answerChat(messages, services.chat, post);
  const flags = { ...post, numbers: services.chat.numbers };
  return { page: show(post, () => answered(asked, answer, flags), { ai: answer.readBy }) };
}

async function applyLead(post: ChatPost, services: ChatStepServices): Promise<ChatStepResult> {
  const lead = { name: post.form.get("name") ?? "", phone: post.form.get("phone") ?? "" };
  // As in the panel: past the limit nothing is saved, and the discount applies all the same.
  const isOverLimit = isCompleteLead(lead) && (await services.leadWait()) !== null;
  const { numbers } = services.chat;
  if (isOverLimit) return discounted(post, { isSaved: false, numbers });
  const outcome = await captureLead(lead, null, services.lead);
  if (outcome.kind === "invalid") {
    const wrong = wrongLeadFields(lead);
    // What is refused beyond that rule may be either field.
    const wrongLead = wrong.length > 0 ? wrong : (["name", "phone"] as const);
    const page = show(post, () => post.state, { lead, wrongLead });
    return { page, refused: { kind: "invalid-lead" } };
  }
  if (outcome.kind === "not-saved") services.onLeadFailure(outcome.cause);
  return discounted(post, { isSaved: outcome.kind === "saved", numbers });
}

function discounted(post: ChatPost, outcome: Parameters<typeof attachDiscount>[1]): ChatStepResult {
  const page = show({ ...post, isDiscountOn: true }, () => attachDiscount(post.state, outcome));
  return { page, discount: true };
}

function addToCart(post: ChatPost, { chat }: ChatStepServices): ChatStepResult {
  const { lines, doubtful } = post.state.parsed;
  const selected = tickedLines(post.form, [...lines, ...doubtful]);
  const { cart, full } = addLines(post.cart, selected);
  const added = selected
    .map((line) => ({
      ...line,
      quantity: quantityOf(cart, line.id) - quantityOf(post.cart, line.id),
    }))
    .filter(({ quantity }) => quantity > 0);
  const left = (some: readonly ParsedLine[]) => {
    const others = some.filter(({ id }) => !added.some((line) => line.id === id));
    return withProducts(others, (id) => chat.findProduct(id, post.state.language));
  };
  const parsed = toParsedCart(left(lines), chat.numbers, [], [], left(doubtful));
  const page = show(post, () => {
    const reported = added.length > 0 ? addedToCart(post.state, added, parsed) : post.state;
    return full ? saidCartFull(reported, fullMessage(full)) : reported;
  });
  return { page, cart, added };
}

/** @param step says what it says in the language of the page */
function show(
  post: ChatPost,
  step: () => ChatState,
  differences: Partial<ChatPage> = {},
): ChatPage {
  return {
    state: inLanguage(post.page, step),
    isDiscountOn: post.isDiscountOn,
    ai: "unknown",
    draft: "",
    lead: { name: "", phone: "" },
    wrongLead: [],
    ...differences,
  };
}
