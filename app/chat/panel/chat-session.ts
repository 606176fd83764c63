/**
 * What the panel stores in the browser between pages: the conversation, the lead, and which offers
 * were made.
 */

import { EMPTY_PARSED } from "#app/chat/chat.ts";
import { type ChatState, NEW_CHAT } from "#app/chat/chat-flow.ts";
import { read, write } from "#app/ui/browser-memory.ts";

const SESSION_ID = "junkbuddy.chat-session";
const CONVERSATION = "junkbuddy.chat";
const DRAFT = "junkbuddy.chat-draft";
const PRE_OFFER_SHOWN = "junkbuddy.pre-offer-shown";
const LEAD_CAPTURED = "junkbuddy.lead-captured";
const LEAD_NAME = "junkbuddy.lead-name";
const LEAD_PHONE = "junkbuddy.lead-phone";

/** "sess_" and random text, made once. */
export function sessionId(): string {
  const kept = read("localStorage", SESSION_ID);
  if (kept) return kept;
  const made = `sess_${Math.random().toString(36).slice(2)}${Date.now().toString(36)}`;
  write("localStorage", SESSION_ID, made);
  return made;
}

export function keptConversation(): ChatState {
  try {
    const kept = JSON.parse(read("sessionStorage", CONVERSATION) ?? "{}");
    return { ...NEW_CHAT, ...kept, parsed: { ...EMPTY_PARSED, ...kept.parsed } };
  } catch {
    return NEW_CHAT;
  }
}

export function keepConversation(state: ChatState): void {
  write("sessionStorage", CONVERSATION, JSON.stringify(state));
}

/** The text of the text box: a message that got no answer. */
export function keptDraft(): string {
  return read("sessionStorage", DRAFT) ?? "";
}

export function keepDraft(text: string): void {
  write("sessionStorage", DRAFT, text);
}

export function isPreOfferShown(): boolean {
  return read("sessionStorage", PRE_OFFER_SHOWN) === "1";
}

export function keepPreOfferShown(): void {
  write("sessionStorage", PRE_OFFER_SHOWN, "1");
}

export function keepLead({ name, phone }: { name: string; phone: string }): void {
  write("sessionStorage", LEAD_CAPTURED, "1");
  write("sessionStorage", LEAD_NAME, name);
  write("sessionStorage", LEAD_PHONE, phone);
}

export function keptLead(): { name: string; phone: string } {
  return {
    name: read("sessionStorage", LEAD_NAME) ?? "",
    phone: read("sessionStorage", LEAD_PHONE) ?? "",
  };
}

export function forgetLead(): void {
  for (const key of [LEAD_CAPTURED, LEAD_NAME, LEAD_PHONE, PRE_OFFER_SHOWN]) {
    write("sessionStorage", key, "");
  }
}
