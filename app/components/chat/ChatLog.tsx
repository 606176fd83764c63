import { type ReactNode, useEffect, useRef } from "react";
import type { ChatMessage } from "#app/domain/chat.ts";
import { type ChatState, errorWords } from "#app/domain/chat-flow.ts";

/** What was said so far, read out as it comes, with the question that waits for an answer. */
export function ChatLog({
  state,
  isPending,
  hasLeadError,
  children,
}: {
  state: ChatState;
  isPending: boolean;
  hasLeadError: boolean;
  children: ReactNode;
}) {
  const log = useRef<HTMLDivElement>(null);
  const error = errorWords(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled into sight
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [state.messages, state.prompt, error, isPending, hasLeadError]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a log that scrolls must be reachable by key
    <div className="chat__log" role="log" aria-live="polite" tabIndex={0} ref={log}>
      {state.messages.map((message, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added
        <Bubble key={at} {...message} />
      ))}
      {error && (
        <p className="bubble bubble--error" role="alert">
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

function Bubble({ role, content }: ChatMessage) {
  return (
    <div className={role === "user" ? "bubble bubble--me" : "bubble"}>
      <span className="vh">{role === "user" ? "You: " : "Junk Buddy: "}</span>
      {content}
    </div>
  );
}
