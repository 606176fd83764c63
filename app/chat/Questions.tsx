import { type ChatAnswerChoice, formatChoice } from "#app/chat/chat-answer.ts";
import type { ChatQuestion } from "#app/prices/list-questions.ts";
import "./questions.css";

type QuestionsProps = {
  questions: readonly ChatQuestion[];
  /** A reply above contains the question: a single question is not shown again. */
  isAsked?: boolean;
  /** That of the questions, where it is not the page's. */
  lang?: string | undefined;
  onAnswer?: (choice: ChatAnswerChoice) => void;
};

/**
 * The questions that a list leaves open, with a button for each answer. With `onAnswer` a press
 * calls it; without it the button submits the form around it with the choice as the field `answer`.
 */
export function Questions({ questions, isAsked = false, lang, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  const showsText = !isAsked || questions.length > 1;
  return (
    <div className="questions" lang={lang}>
      {questions.map(({ about, text, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
        <div className="question" role="group" aria-label={text} key={about}>
          {showsText && <p aria-hidden="true">{text}</p>}
          <div className="question__answers">
            {options.map((option) => (
              <button
                type={onAnswer ? "button" : "submit"}
                name="answer"
                value={formatChoice(option)}
                className="btn btn--sm btn--line"
                key={option.label}
                {...(onAnswer && { onClick: () => onAnswer(option) })}
              >
                {option.label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
