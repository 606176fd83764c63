import { Link } from "@remix-run/react";
import { DeskAnswer } from "#app/desk/DeskAnswer.tsx";
import { DeskForm } from "#app/desk/DeskForm.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import { phoneHref } from "#app/lib/phone.ts";
import { FieldFrame, fieldProps } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { ThreadView } from "./thread-view.ts";
import "#app/desk/styles/job.css";
import "#app/desk/styles/texts.css";
import "#app/ui/styles/form.css";

type ThreadProps = {
  requestId: string;
  thread: ThreadView;
  most: number;
  answer: { problem: string; advice: string; typed: string } | undefined;
};

/** The texts with one customer, and the answer to the last one. */
export function ThreadScreen({ requestId, thread, most, answer }: ThreadProps) {
  const { title, number, job, href, texts, until, why, said } = thread;
  return (
    <>
      <DeskTop
        title={title}
        help={
          <>
            Everything this number texted, and what went out to it. You can answer here for 24 hours
            after their last text; later, use your own phone.
          </>
        }
        back={{ to: "/desk/inbox", label: "Inbox" }}
      >
        <p>
          {number}
          {job && (
            <>
              , <Link to={job.to}>{job.orderNumber}</Link>
            </>
          )}
        </p>
      </DeskTop>
      <div className="wrap stack">
        <DeskAnswer answer={answer} />
        <ol className="texts">
          {texts.map(({ id, at, isOurs, words, state }) => (
            <li key={id} className={isOurs ? "texts__one texts__one--ours" : "texts__one"}>
              <p>{words}</p>
              <small>{[isOurs ? "You" : title, at, state].filter(Boolean).join(", ")}</small>
            </li>
          ))}
        </ol>
        {until ? (
          <DeskForm
            key={requestId}
            intent="answer"
            requestId={requestId}
            className="stack"
            said={said}
          >
            <FieldFrame
              name="words"
              label="Your answer"
              hint={`Until ${until}. At most ${most} signs; no emoji.`}
            >
              <textarea
                {...fieldProps({ name: "words", hint: "yes" })}
                className="input"
                rows={3}
                maxLength={most}
                defaultValue={answer?.typed ?? ""}
              />
            </FieldFrame>
            <button className="btn" type="submit">
              Send
            </button>
          </DeskForm>
        ) : (
          <p>{why}</p>
        )}
        <div className="half2">
          <a className="btn btn--line" href={phoneHref(number)}>
            <Icon name="phone" />
            Call
          </a>
          {href && (
            <a className="btn btn--line" href={href}>
              <DeskIcon name="message-square" />
              My phone
            </a>
          )}
        </div>
      </div>
    </>
  );
}
