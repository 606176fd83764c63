import type { ReactNode } from "react";
import { Buddy } from "#app/components/Buddy.tsx";
import type { AiStatus } from "#app/domain/chat.ts";
import { AI_STATUS, ASSISTANT_NAME } from "#app/domain/chat-words.ts";

/** The assistant's name and who reads the messages; the badge's dot differs in shape, too. */
export function ChatHeader({ ai, children }: { ai: AiStatus; children?: ReactNode }) {
  const { label, tooltip } = AI_STATUS[ai];
  const shape = ai === "on" ? "ai" : `ai ai--${ai}`;
  return (
    <div className="chat__head">
      <span className="avatar">
        <Buddy />
      </span>
      <div>
        <h2 id="chat-title">{ASSISTANT_NAME}</h2>
        <button type="button" className={shape} title={tooltip} aria-label={`${label}, ${tooltip}`}>
          {label}
        </button>
      </div>
      {children}
    </div>
  );
}
