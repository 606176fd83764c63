import { type ReactNode, useEffect, useRef } from "react";
import type { ChatMessage } from "#app/chat/chat.ts";
import { type ChatState, errorWords } from "#app/chat/chat-flow.ts";
import type { LeadField } from "#app/chat/leads/lead-fields.ts";

/** The anchor of the page without JavaScript that a post leads to: the first new message. */
export const NEWEST_ID = "newest";

/** The gap above what is scrolled to the top of the log. */
const GAP_PIXELS = 8;

/**
 * The messages so far, announced by screen readers as they arrive, and the question that waits for
 * an answer.
 */
export function ChatLog({
  state,
  isPending,
  wrongLead,
  newFrom,
  children,
}: {
  state: ChatState;
  isPending: boolean;
  wrongLead: readonly LeadField[];
  newFrom?: number | undefined;
  children: ReactNode;
}) {
  const log = useRef<HTMLDivElement>(null);
  const error = errorWords(state);
  const newest = newestMessage(state.messages, newFrom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled into sight
  useEffect(() => {
    showNewest(log.current);
  }, [state.messages, state.prompt, error, isPending, wrongLead]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by key
    <div className="chat__log" role="log" aria-live="polite" tabIndex={0} ref={log}>
      {state.messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
        <Bubble key={at} {...message} isNewest={at === newest} />
      ))}
      {error && (
        <p
          className="bubble bubble--error"
          role="alert"
          {...(newFrom !== undefined && { id: NEWEST_ID })}
        >
          {error}
        </p>
      )}
      {isPending && (
        <div className="bubble typing" role="status" aria-label="Your Junk Buddy is typing">
          <i />
          <i />
          <i />
        </div>
      )}
      {children}
    </div>
  );
}

/** Scrolls to the end of the log, but not past the beginning of the pending question or the last message. */
function showNewest(log: HTMLElement | null): void {
  const [question] =
    log?.querySelectorAll<HTMLElement>(":scope > form > :not([type=hidden])") ?? [];
  const newest = question ?? log?.lastElementChild;
  if (!log || !newest) return;
  const top = newest.getBoundingClientRect().top - log.getBoundingClientRect().top;
  log.scrollTo({ top: log.scrollTop + top - GAP_PIXELS });
}

/** The index of the first assistant message that a post added. */
function newestMessage(messages: readonly ChatMessage[], newFrom = messages.length): number {
  return messages.findIndex(({ role }, at) => at >= newFrom && role === "assistant");
}

function Bubble({ role, content, isNewest }: ChatMessage & { isNewest: boolean }) {
  return (
    <div
      className={role === "user" ? "bubble bubble--me" : "bubble"}
      {...(isNewest && { id: NEWEST_ID, tabIndex: -1 })}
    >
      <span className="vh">{role === "user" ? "You: " : "Junk Buddy: "}</span>
      {content}
    </div>
  );
}
