import { useEffect, useRef, useState } from "react";
import { useCart } from "#app/cart/CartProvider.tsx";
import { type AiStatus, EMPTY_PARSED, fitConversation, type ParsedCart } from "#app/chat/chat.ts";
import { type ChatState, failed, greet, sawInPhotos, showedPhotos } from "#app/chat/chat-flow.ts";
import { isCompleteLead } from "#app/chat/leads/lead-fields.ts";
import type { PhotoDetection } from "#app/chat/photos/photo-detections.ts";
import { words } from "#app/chat/words.ts";
import { hrefOf, type Language } from "#app/lib/language.ts";
import { useNumbers } from "#app/prices/use-numbers.ts";
import {
  isPreOfferShown,
  keepConversation,
  keepPreOfferShown,
  keptConversation,
  sessionId,
} from "./chat-session.ts";

const GREETING_DELAY_MS = 450;

/** The conversation of this visit: its state, kept between pages, and its requests. */
export function useChat() {
  const { isDiscountOn } = useCart();
  const numbers = useNumbers();
  const [state, setState] = useState<ChatState>(keptConversation);
  const [isPending, setIsPending] = useState(false);
  const [ai, setAi] = useState<AiStatus>("unknown");
  const hasStarted = useRef(false);

  useEffect(() => keepConversation(state), [state]);

  useEffect(() => {
    if (hasStarted.current || state.messages.length > 0) return;
    setIsPending(true);
    const timer = setTimeout(() => {
      hasStarted.current = true;
      setIsPending(false);
      const flags = { isDiscountOn, isPreOfferShown: isPreOfferShown(), numbers };
      setState((current) => greet(current, flags));
      keepPreOfferShown();
    }, GREETING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.messages.length, isDiscountOn, numbers]);

  /** Requests an answer to the conversation so far. */
  async function ask(asked: ChatState, onAnswer: (answer: ChatAnswer) => ChatState) {
    setState(asked);
    setIsPending(true);
    const answer = await postChat(asked);
    setIsPending(false);
    if (answer) setAi(answer.ai);
    else setAi((current) => (current === "unknown" ? "off" : current));
    // The questions about photos are still open then.
    setState(answer ? onAnswer(answer) : failed({ ...asked, detections: state.detections }));
    return answer !== null;
  }

  /** Sends photos. @returns the small pictures that come with the answer */
  async function look(photos: FormData): Promise<readonly string[]> {
    setState(showedPhotos(state, photos.getAll("photos").length));
    setIsPending(true);
    const { ai: readBy, count, ...answer } = await postPhotos(photos);
    setIsPending(false);
    setAi(readBy);
    setState(sawInPhotos(showedPhotos(state, count), answer));
    return answer.thumbs;
  }

  return { state, setState, isPending, ai, ask, look };
}

export type ChatAnswer = {
  reply: string;
  parsed: ParsedCart;
  language?: Language | undefined;
  ai: AiStatus;
};

/** The answer, or null if there was none. */
async function postChat({ messages }: ChatState): Promise<ChatAnswer | null> {
  try {
    const response = await fetch(hrefOf("/api/chat"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ sessionId: sessionId(), messages: fitConversation(messages) }),
    });
    if (!response.ok) return null;
    const { reply, parsed } = await response.json();
    const ai = response.headers.get("x-ai");
    // During an update the version before may answer, with fewer fields.
    return {
      reply,
      language: (response.headers.get("content-language") ?? undefined) as Language | undefined,
      parsed: { ...EMPTY_PARSED, ...parsed },
      ai: ai === "on" || ai === "off" ? ai : "unknown",
    };
  } catch {
    return null;
  }
}

type PhotoAnswer = {
  reply: string;
  count: number;
  seen: readonly PhotoDetection[];
  thumbs: readonly string[];
  ai: AiStatus;
};

/** What the model sees in the photos, or why the server did not show them to it. */
async function postPhotos(photos: FormData): Promise<PhotoAnswer> {
  const none = { reply: words.lookFailed, count: 0, seen: [], thumbs: [], ai: "off" as const };
  try {
    const response = await fetch(hrefOf("/api/chat/photos"), { method: "POST", body: photos });
    const answer = await response.json();
    if (!response.ok) return { ...none, reply: answer.error ?? words.lookFailed };
    return { ...answer, ai: response.headers.get("x-ai") === "on" ? "on" : "off" };
  } catch {
    return none;
  }
}

/** Sends a lead: saved, not saved, or not valid (rules 42 and 43). */
export async function postLead(lead: {
  name: string;
  phone: string;
}): Promise<"saved" | "not-saved" | "invalid"> {
  if (!isCompleteLead(lead)) return "invalid";
  try {
    const response = await fetch(hrefOf("/api/leads"), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...lead, sessionId: sessionId() }),
    });
    if (response.ok) return "saved";
    return response.status === 400 ? "invalid" : "not-saved";
  } catch {
    return "not-saved";
  }
}
