import type { ReactNode } from "react";
import type { AiStatus } from "#app/chat/chat.ts";
import { words } from "#app/chat/words.ts";
import { Buddy } from "#app/ui/Buddy.tsx";

/** The assistant's name, and a badge that says who reads the messages; a press on it explains it. */
export function ChatHeader({ ai, children }: { ai: AiStatus; children?: ReactNode }) {
  const { label, tooltip } = words.ai[ai];
  const shape = ai === "on" ? "ai" : `ai ai--${ai}`;
  return (
    <div className="chat__head">
      <span className="avatar">
        <Buddy />
      </span>
      <div>
        <h2 id="chat-title">Your Junk Buddy</h2>
        <details className="ai-note">
          <summary className={shape} title={tooltip}>
            {label}
          </summary>
          <p>{tooltip}</p>
        </details>
      </div>
      {children}
    </div>
  );
}
