import { type ReactNode, useEffect, useRef } from "react";
import type { ChatMessage } from "#app/domain/chat.ts";
import { type ChatState, errorWords } from "#app/domain/chat-flow.ts";
import type { LeadField } from "#app/domain/lead-words.ts";

/** Where a post of the page without JavaScript leads: to what it has brought. */
export const NEWEST_ID = "newest";

/** What was said so far, read out as it comes, with the question that waits for an answer. */
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
    log.current?.scrollTo({ top: log.current.scrollHeight });
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

/** The first answer of ours that a post has brought; what was typed is known. */
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
