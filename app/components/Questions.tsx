import type { ChatQuestion } from "#app/domain/chat.ts";
import { type ChatAnswerChoice, formatChoice } from "#app/domain/chat-answer.ts";
import "#app/styles/questions.css";

/**
 * What a list leaves open, each answer a button of the form around it. With `onAnswer` a press is an
 * answer at once; without it the form is sent with the choice as its field `answer`.
 */
export function Questions({
  questions,
  onAnswer,
}: {
  questions: readonly ChatQuestion[];
  onAnswer?: (choice: ChatAnswerChoice) => void;
}) {
  return questions.map(({ about, text, options }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div className="question" role="group" aria-label={text} key={about}>
      <p aria-hidden="true">{text}</p>
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
  ));
}
