import type { ChatQuestion } from "#app/domain/chat.ts";
import { formatChoice } from "#app/domain/chat-answer.ts";

/** What the list leaves open, each answer a button; the reply above has asked it in words. */
export function ChatQuestions({ questions }: { questions: readonly ChatQuestion[] }) {
  const isOnlyOne = questions.length === 1;
  return questions.map(({ about, text, options }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className="ask-again" role="group" aria-label={text} key={about}>
      {!isOnlyOne && <p aria-hidden="true">{text}</p>}
      <div className="row">
        {options.map((option) => (
          <button
            type="submit"
            name="answer"
            value={formatChoice(option)}
            className="btn btn--sm btn--line"
            key={option.label}
          >
            {option.label}
          </button>
        ))}
      </div>
    </div>
  ));
}
