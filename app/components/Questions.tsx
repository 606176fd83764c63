import type { ChatQuestion } from "#app/domain/chat.ts";
import { type ChatAnswerChoice, formatChoice } from "#app/domain/chat-answer.ts";
import "#app/styles/questions.css";

type QuestionsProps = {
  questions: readonly ChatQuestion[];
  /** A reply above has asked them: one question alone is not repeated. */
  isAsked?: boolean;
  onAnswer?: (choice: ChatAnswerChoice) => void;
};

/**
 * What a list leaves open, each answer a button of the form around it. With `onAnswer` a press is an
 * answer at once; without it the form is sent with the choice as its field `answer`.
 */
export function Questions({ questions, isAsked = false, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  const showsText = !isAsked || questions.length > 1;
  return (
    <div className="questions">
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
