import type { ChatAnswerChoice } from "#app/chat/chat-answer.ts";
import { Questions } from "#app/chat/Questions.tsx";
import { PageLink } from "#app/ui/PageLink.tsx";
import type { EstimateAnswer } from "./estimate.ts";
import { words } from "./words.ts";

type OpenWordsProps = {
  answer: EstimateAnswer | undefined;
  /** Takes the pressed answer; without it the form around it is posted. */
  onAnswer?: (choice: ChatAnswerChoice) => void;
};

/** What is left to say of typed words: what is open, what is left out and why, and why none were read. */
export function OpenWords({ answer, onAnswer }: OpenWordsProps) {
  return (
    <div role="status">{answer && <Said answer={answer} {...(onAnswer && { onAnswer })} />}</div>
  );
}

function Said({
  answer: { lines, notes, questions, refusal },
  onAnswer,
}: OpenWordsProps & { answer: EstimateAnswer }) {
  const isNothing = lines.length + notes.length + questions.length === 0;
  return (
    <>
      {notes.length > 0 && (
        <div className="left-out small">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <Questions questions={questions} {...(onAnswer && { onAnswer })} />
      {(refusal || isNothing) && (
        <p className="small" key={refusal}>
          {refusal ?? (
            <>
              {words.noMatch.before} <PageLink to="/itemized">{words.noMatch.link}</PageLink>.
            </>
          )}
        </p>
      )}
    </>
  );
}
