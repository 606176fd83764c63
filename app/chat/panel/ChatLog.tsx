import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ChatMessage } from "#app/chat/chat.ts";
import { type ChatState, errorWords } from "#app/chat/chat-flow.ts";
import type { LeadField } from "#app/chat/leads/lead-fields.ts";
import { words } from "#app/chat/words.ts";
import { words as uiWords } from "#app/ui/words.ts";

/** The anchor of the page without JavaScript that a post leads to: the first new message. */
export const NEWEST_ID = "newest";

/** The gap above what is scrolled to the top of the log. */
const GAP_PIXELS = 8;

/** How a visitor scrolls; the browser scrolls too, where the log changes its size. */
const SCROLLING = ["wheel", "touchmove", "keydown"] as const;

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
  const count = useRef(0);
  const show = useKeptInSight(log);
  const error = errorWords(state);
  const newest = newestMessage(state.messages, newFrom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is scrolled into sight
  useEffect(() => {
    const said = state.messages.findLastIndex(({ role }) => role === "user");
    const first = Math.max(count.current, said + 1);
    count.current = state.messages.length;
    const bubbles = log.current?.querySelectorAll(":scope > .bubble");
    show(error ? undefined : bubbles?.[first]);
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
        <div className="bubble typing" role="status" aria-label={words.typing}>
          <i />
          <i />
          <i />
        </div>
      )}
      {children}
    </div>
  );
}

/**
 * Scrolls to the end of the log, but not past the beginning of what is new: the answer, or where there is
 * none the pending question or the last message. What is in sight stays so while the log changes its
 * height (a keyboard, more lines in the text box), until the visitor scrolls.
 * @returns a function that takes the answer
 */
function useKeptInSight(log: RefObject<HTMLElement>): (answer: Element | undefined) => void {
  const newest = useRef<Element>();
  const hasScrolled = useRef(false);
  const scroll = () => {
    const box = log.current;
    if (!box || !newest.current) return;
    const below = newest.current.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTo({ top: box.scrollTop + below - GAP_PIXELS });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log is one element
  useEffect(() => {
    const box = log.current;
    if (!box) return;
    const sizes = new ResizeObserver(() => {
      if (!hasScrolled.current) scroll();
    });
    sizes.observe(box);
    const leave = () => {
      hasScrolled.current = true;
    };
    for (const event of SCROLLING) box.addEventListener(event, leave, { passive: true });
    return () => {
      sizes.disconnect();
      for (const event of SCROLLING) box.removeEventListener(event, leave);
    };
  }, []);
  return (answer) => {
    const [question] = log.current?.querySelectorAll(":scope > form > :not([type=hidden])") ?? [];
    newest.current = answer ?? question ?? log.current?.lastElementChild ?? undefined;
    hasScrolled.current = false;
    scroll();
  };
}

/** The index of the first assistant message that a post added. */
function newestMessage(messages: readonly ChatMessage[], newFrom = messages.length): number {
  return messages.findIndex(({ role }, at) => at >= newFrom && role === "assistant");
}

function Bubble({ role, content, language, isNewest }: ChatMessage & { isNewest: boolean }) {
  const page = uiWords.language;
  const isForeign = language !== undefined && language !== page;
  return (
    <div
      className={role === "user" ? "bubble bubble--me" : "bubble"}
      lang={isForeign ? language : undefined}
      {...(isNewest && { id: NEWEST_ID, tabIndex: -1 })}
    >
      <span className="vh" lang={isForeign ? page : undefined}>
        {role === "user" ? words.you : words.us}
      </span>
      {content}
    </div>
  );
}
